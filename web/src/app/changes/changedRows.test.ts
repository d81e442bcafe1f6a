import { expect, test } from 'vitest'
import { changedRows } from './changedRows.ts'

const keyOf = ({ id }: { readonly id: number }) => id

test('the list marks only new and changed rows, and no rows that moved or were read again without a change', () => {
  const [anna, bart] = [
    { id: 1, hours: 7.6 },
    { id: 2, hours: 8 },
  ]
  expect(changedRows([anna, bart], [bart, { ...anna }], keyOf)).toEqual([])
  expect(changedRows([anna, bart], [{ id: 3, hours: 1 }, { ...anna, hours: 4 }, bart], keyOf)).toEqual([3, 1])
  expect(changedRows([anna, bart], [bart], keyOf)).toEqual([])
})
