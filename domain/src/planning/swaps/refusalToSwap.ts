import type { Day } from '../../time/day.ts'
import { addSeconds, type Instant } from '../../time/instant.ts'

/** A swap closes this number of seconds before its first shift starts, so that HR can find another solution. */
const CLOSES_SECONDS = 24 * 3600

type ShiftToSwap = {
  readonly day: Day
  readonly start: Instant
  readonly adjusted: boolean
  /** The shift type. Null for a shift that was entered without a shift type. */
  readonly shiftTypeId: number | null
  /** True when the shift is in another swap that waits for a decision. */
  readonly isInSwap: boolean
}

export type SwapOfferRefusal =
  | { readonly code: 'swap_too_late' }
  | { readonly code: 'swap_exists' }
  | { readonly code: 'shift_adjusted'; readonly days: readonly Day[] }

/** The instant at which a swap closes: 24 hours before the first of its shifts starts. */
export const closesAtOf = (shifts: readonly Pick<ShiftToSwap, 'start'>[]): Instant =>
  shifts
    .map(({ start }) => addSeconds(start, -CLOSES_SECONDS))
    .reduce((first, other) => (other < first ? other : first))

/** The reason why shifts cannot be offered to a colleague; null when they can be offered (rule swaps-1). */
export function refusalToOfferSwap(shifts: readonly ShiftToSwap[], now: Instant): SwapOfferRefusal | null {
  if (now >= closesAtOf(shifts)) return { code: 'swap_too_late' }
  if (shifts.some(({ isInSwap }) => isInSwap)) return { code: 'swap_exists' }
  const adjusted = shifts.filter((shift) => !isSwappable(shift))
  return adjusted.length === 0 ? null : { code: 'shift_adjusted', days: adjusted.map(({ day }) => day) }
}

/** True when a shift has the times of a shift type, so that a colleague can get the same shift (rules swaps-1, swaps-9). */
export const isSwappable = ({ adjusted, shiftTypeId }: Pick<ShiftToSwap, 'adjusted' | 'shiftTypeId'>): boolean =>
  !adjusted && shiftTypeId !== null

type SwapFacts = {
  readonly isEnded: boolean
  /** True when one of the shifts was changed or removed after the employee asked for the swap. */
  readonly isChanged: boolean
  readonly closesAt: Instant
}

export type SwapRefusal =
  | { readonly code: 'swap_closed' }
  | { readonly code: 'swap_shift_changed' }
  | { readonly code: 'swap_too_late' }

/** The reason why nobody can accept or approve a swap any more; null when somebody can (rule swaps-4). */
export function refusalOfSwap({ isEnded, isChanged, closesAt }: SwapFacts, now: Instant): SwapRefusal | null {
  if (isEnded) return { code: 'swap_closed' }
  if (isChanged) return { code: 'swap_shift_changed' }
  return now >= closesAt ? { code: 'swap_too_late' } : null
}

type AcceptedFacts = SwapFacts & { readonly isAccepted: boolean }

/** An accepted swap waits for HR, so nobody can accept it again (rule swaps-4). */
export const refusalToAcceptSwap = (swap: AcceptedFacts, now: Instant): SwapRefusal | null =>
  refusalOfSwap({ ...swap, isEnded: swap.isEnded || swap.isAccepted }, now)

/** HR approves only an accepted swap (rule swaps-5). The planning rules of the two people are not checked here. */
export const refusalToApproveSwap = (
  swap: AcceptedFacts,
  now: Instant,
): SwapRefusal | { readonly code: 'swap_not_accepted' } | null =>
  refusalOfSwap(swap, now) ?? (swap.isAccepted ? null : { code: 'swap_not_accepted' })

/** The reason why nobody can decline, withdraw or refuse a swap (rules swaps-4, swaps-5). */
export const refusalToEndSwap = ({ isEnded }: Pick<SwapFacts, 'isEnded'>): { readonly code: 'swap_closed' } | null =>
  isEnded ? { code: 'swap_closed' } : null
