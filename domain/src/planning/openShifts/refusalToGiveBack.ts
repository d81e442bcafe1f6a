import type { ActingAs } from '../../people/actingAs.ts'
import type { Day } from '../../time/day.ts'
import { addSeconds, type Instant } from '../../time/instant.ts'

/** The limits of the hours before its start in which a claimed shift cannot be given back. */
export const CLAIM_FREE_HOURS = { least: 0, most: 336 } as const

export type GivingBackRefusal = {
  readonly code: 'claimed_shift_fixed'
  readonly days: readonly Day[]
  readonly hours: number
}

type ClaimedShift = { readonly claimed: boolean; readonly start: Instant; readonly day: Day }
type Input = {
  readonly now: Instant
  readonly actingAs: ActingAs
  /** How many hours before the start of a claimed shift an employee can no longer give the shift back. */
  readonly freeHours: number
}

/**
 * The reason why an employee cannot give a claimed shift back: it starts soon. HR can always remove or move the shift
 * (rule needs-14).
 */
export function refusalToGiveBack(
  shifts: readonly ClaimedShift[],
  { now, actingAs, freeHours }: Input,
): GivingBackRefusal | null {
  if (actingAs === 'hr') return null
  const fixed = shifts.filter(({ claimed, start }) => claimed && now >= addSeconds(start, -freeHours * 3600))
  if (fixed.length === 0) return null
  return { code: 'claimed_shift_fixed', days: fixed.map(({ day }) => day), hours: freeHours }
}
