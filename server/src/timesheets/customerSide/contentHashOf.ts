import { createHash } from 'node:crypto'
import type { LineRow } from './customerMonthStore.ts'

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

/**
 * What a customer judges and signs of a shift: its times, its break and what changes its price. The remark, the colour,
 * the name of the shift type and the id are left out, so that a shift that is removed and made again is the same line
 * (rule contact-8).
 */
const signedFields = ({ day, start, end, breakStart, breakEnd, callout, interrupted, worked }: LineRow) => [
  day,
  start,
  end,
  breakStart,
  breakEnd,
  callout,
  interrupted,
  worked,
]

export const lineHashOf = (line: LineRow): string => hashOf(signedFields(line))

/** The hash of all lines of a month. The lines are sorted by their start. */
export const contentHashOf = (lines: readonly LineRow[]): string => hashOf(lines.map(signedFields))

/** The lines in the form in which a signature stores them. */
export const signedLinesOf = (lines: readonly LineRow[]): string => JSON.stringify(lines.map(signedFields))
