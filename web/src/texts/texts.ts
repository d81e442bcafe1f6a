import { nl } from './nl.ts'

/** The type of a catalogue in any language. */
export type Texts = typeof nl

export const texts: Texts = nl
