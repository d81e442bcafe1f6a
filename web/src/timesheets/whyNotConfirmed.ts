import type { RefusalOf } from '@uurwerk/contract/problems'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'

type Month = Pick<WorkedMonth, 'actions'> & { readonly timesheets: readonly { readonly completed: boolean }[] }

/** When the reason is the same for all contracts that are not confirmed, the sentence names no customers. */
export function whyNotConfirmed({ actions: { confirm: refusal }, timesheets }: Month): RefusalOf | null {
  if (refusal?.code !== 'not_all_confirmable') return refusal
  const [first, ...others] = refusal.reasons
  const open = timesheets.filter(({ completed }) => !completed)
  const isSame =
    refusal.reasons.length === open.length && others.every((each) => each.refusal.code === first?.refusal.code)
  return isSame && first !== undefined ? first.refusal : refusal
}
