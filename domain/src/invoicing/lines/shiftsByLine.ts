import { premiumPartsOf, type PremiumPart } from '../../planning/premiums/splitPremiums.ts'
import type { InvoiceLine } from './invoiceLine.ts'
import { orderOfShift, type MonthOfWork } from './invoiceLinesOf.ts'

type LineKey = Pick<InvoiceLine, 'orderId' | 'premium' | 'callout'>

/** The parts are sorted by time. Their lengths add up to the length of the line (rule invoicing-98). */
export function shiftsByLine({ orders, shifts, terms }: MonthOfWork): (line: LineKey) => readonly PremiumPart[] {
  const parts = shifts.flatMap((shift) => {
    const orderId = orderOfShift(orders, shift).id
    return premiumPartsOf(shift, terms).map((part) => ({ key: keyOf({ orderId, ...part }), part }))
  })
  parts.sort((one, other) => one.part.start - other.part.start)
  const byLine = Map.groupBy(parts, ({ key }) => key)
  return (line) => (byLine.get(keyOf(line)) ?? []).map(({ part }) => part)
}

const keyOf = ({ orderId, premium, callout }: LineKey): string => `${orderId} ${premium} ${callout}`
