import type { Invoice } from './queries.ts'

type Line = Invoice['lines'][number]

type LinesOfOrder = {
  readonly orderId: number
  readonly baseRate: number
  /** '' where there is one order: its reference is in the head of the invoice. */
  readonly reference: string
  readonly lines: readonly Line[]
}

/** In the order in which the orders come; two orders of one rate are two groups. */
export function linesByOrder(lines: readonly Line[]): readonly LinesOfOrder[] {
  const orders = [...Map.groupBy(lines, ({ orderId }) => orderId)]
  return orders.flatMap(([orderId, ofOrder]) => {
    const [first] = ofOrder
    if (first === undefined) return []
    const reference = orders.length > 1 ? first.orderReference : ''
    return [{ orderId, baseRate: first.baseRate, reference, lines: ofOrder }]
  })
}
