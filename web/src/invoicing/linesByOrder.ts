import type { Invoice } from './queries.ts'

type Line = Invoice['lines'][number]

type LinesOfOrder = {
  readonly orderId: number
  readonly baseRate: number
  /** '' when there is one order: the head of the invoice has its reference. */
  readonly reference: string
  readonly lines: readonly Line[]
}

/** The lines grouped by order, in their order of time; two orders with the same rate are two groups. */
export function linesByOrder(lines: readonly Line[]): readonly LinesOfOrder[] {
  const orders = [...Map.groupBy(lines, ({ orderId }) => orderId)]
  return orders.flatMap(([orderId, ofOrder]) => {
    const [first] = ofOrder
    if (first === undefined) return []
    const reference = orders.length > 1 ? first.orderReference : ''
    return [{ orderId, baseRate: first.baseRate, reference, lines: ofOrder }]
  })
}
