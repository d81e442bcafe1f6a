import type { CommandContext } from '../../../app/context.ts'
import { placeShifts } from '../../planShifts.ts'
import type { Table } from '../../shifts/tableOf.ts'
import { mailClaimants } from './claimMails.ts'
import { refuseClaims } from './claimStore.ts'
import type { NeedRow } from '../needStore.ts'

/**
 * Plans the shift of a claim with the rules of the employee's calendar, because the employee asked for the shift. The
 * database assigns a place of the open shift to the planned shift. When no place is left, the other waiting claims are
 * refused (rules needs-3, needs-10, needs-19).
 */
export async function planClaimedShift(context: CommandContext, mine: Table, need: NeedRow) {
  const { tx, now } = context
  const placed = await placeShifts(context, mine, { days: [need.day], shiftTypeId: need.shiftTypeId }, () =>
    Promise.resolve({}),
  )
  if (need.filled + 1 < need.places) return placed
  const others = await refuseClaims(tx, { needIds: [need.id], claimId: null, now, decidedBy: null })
  await mailClaimants(context, { need, personIds: others.map(({ personId }) => personId), outcome: 'refused' })
  return placed
}
