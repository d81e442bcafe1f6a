import { expect, test } from 'vitest'
import { linesByRate } from './linesByRate.ts'
import type { Invoice } from './queries.ts'

const line = (description: string, baseRate: number) => ({ description, baseRate }) as Invoice['lines'][number]

test('a rate that changed in mid-month has a group of its own, in the order of the month', () => {
  const groups = linesByRate([line('Gewerkte uren', 42), line('Gewerkte uren', 44), line('Nachturen', 42)])
  expect(groups.map(({ baseRate, lines }) => [baseRate, lines.map(({ description }) => description)])).toEqual([
    [42, ['Gewerkte uren', 'Nachturen']],
    [44, ['Gewerkte uren']],
  ])
})
