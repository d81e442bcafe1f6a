import { nl } from './nl.ts'

/** What a catalogue of another language has to offer. */
export type Texts = typeof nl

export const texts: Texts = nl
