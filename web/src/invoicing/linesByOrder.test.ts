import { expect, test } from 'vitest'
import { linesByOrder } from './linesByOrder.ts'

const line = (orderId: number, description: string, orderReference = '') => ({
  orderId,
  description,
  orderReference,
  baseRate: 40 + orderId,
})

test('each order of an invoice has its own group of lines with its reference', () => {
  const lines = [line(2, 'Gewerkte uren', 'PO-1'), line(4, 'Gewerkte uren', 'PO-2'), line(4, 'Nacht', 'PO-2')]
  const groups = linesByOrder(lines)
  expect(groups.map((group) => [group.baseRate, group.reference, group.lines.map((each) => each.description)])).toEqual(
    [
      [42, 'PO-1', ['Gewerkte uren']],
      [44, 'PO-2', ['Gewerkte uren', 'Nacht']],
    ],
  )
})

test('when an invoice has one order, only the top of the invoice shows the reference', () => {
  expect(linesByOrder([line(2, 'Gewerkte uren', 'PO-1')]).map(({ reference }) => reference)).toEqual([''])
})
