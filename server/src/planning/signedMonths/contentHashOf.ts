import { createHash } from 'node:crypto'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import type { TimedShiftRow } from '../shifts/shiftStore.ts'

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url')

export type SignedFields = TimedShiftRow & { readonly worked: Seconds }

/**
 * The fields that a customer judges and signs: the times, the break and what changes the price. A shift that is removed
 * and added again has the same hash, because the id, remark, colour and type name are left out (rule contact-8).
 */
const signedFields = ({ day, start, end, breakStart, breakEnd, callout, interrupted, worked }: SignedFields) => [
  day,
  start,
  end,
  breakStart,
  breakEnd,
  callout,
  interrupted,
  worked,
]

export const lineHashOf = (line: SignedFields): string => hashOf(signedFields(line))

/** The hash of all lines of a month, one line for each shift. The lines are sorted by their start. */
export const contentHashOf = (lines: readonly SignedFields[]): string => hashOf(lines.map(signedFields))

/** The lines in the form in which a signature stores them. */
export const signedLinesOf = (lines: readonly SignedFields[]): string => JSON.stringify(lines.map(signedFields))
