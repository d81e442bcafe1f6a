import type { Day } from '@uurwerk/domain/time/day'
import type { Supply } from '../invoiceRow.ts'

type Input = {
  readonly deliveryDate?: Day | null | undefined
  readonly periodStart?: Day | null | undefined
  readonly periodEnd?: Day | null | undefined
}

/** The time of the supply after a change. A field that the request does not send keeps its value. */
export function requestedSupply({ deliveryDate, periodStart, periodEnd }: Input, before: Supply): Supply {
  const start = periodStart === undefined ? (before.period?.start ?? null) : periodStart
  const end = periodEnd === undefined ? (before.period?.end ?? null) : periodEnd
  const deliveryOn = deliveryDate === undefined ? before.deliveryOn : deliveryDate
  return start === null || end === null ? { deliveryOn, period: null } : { deliveryOn: null, period: { start, end } }
}
