import { expect, test } from 'vitest'
import { linesByOrder } from './linesByOrder.ts'
import type { Invoice } from './queries.ts'

const line = (orderId: number, description: string, orderReference = '') =>
  ({ orderId, description, orderReference, baseRate: 40 + orderId }) as Invoice['lines'][number]

test('each order has its own group with its reference, in the order of the month', () => {
  const lines = [line(2, 'Gewerkte uren', 'PO-1'), line(4, 'Gewerkte uren', 'PO-2'), line(4, 'Nachturen', 'PO-2')]
  const groups = linesByOrder(lines)
  expect(groups.map((group) => [group.baseRate, group.reference, group.lines.map((each) => each.description)])).toEqual(
    [
      [42, 'PO-1', ['Gewerkte uren']],
      [44, 'PO-2', ['Gewerkte uren', 'Nachturen']],
    ],
  )
})

test('with one order, only the head of the invoice has its reference', () => {
  expect(linesByOrder([line(2, 'Gewerkte uren', 'PO-1')]).map(({ reference }) => reference)).toEqual([''])
})
