import type { Invoice } from './queries.ts'

export type BillLine = Invoice['lines'][number]

type LinesOfOrder<Line> = {
  readonly orderId: number
  readonly baseRate: number
  /** The reference is empty when there is only one order, because it is then at the top of the invoice. */
  readonly reference: string
  readonly lines: readonly Line[]
}

/** The groups are sorted by date. Two orders (periods with an hourly rate) with the same rate are two groups. */
export function linesByOrder<Line extends Pick<BillLine, 'orderId' | 'orderReference' | 'baseRate'>>(
  lines: readonly Line[],
): readonly LinesOfOrder<Line>[] {
  const orders = [...Map.groupBy(lines, ({ orderId }) => orderId)]
  return orders.flatMap(([orderId, ofOrder]) => {
    const [first] = ofOrder
    if (first === undefined) return []
    const reference = orders.length > 1 ? first.orderReference : ''
    return [{ orderId, baseRate: first.baseRate, reference, lines: ofOrder }]
  })
}
