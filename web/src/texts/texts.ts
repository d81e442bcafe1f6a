import { nl } from './nl.ts'

/** The type that the texts of each language must have. */
export type Texts = typeof nl

export const texts: Texts = nl
