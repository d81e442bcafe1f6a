import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import { checkCounts, checksIn, hasAnyOf, isListed, withDifferences, type Check } from './checks.ts'

const row = (contractId: number, remarks: number) => aContractMonthRow({ contractId, remarks })
const [anna, bart, cis, dina] = [row(1, 0), row(2, 0), row(3, 2), row(4, 1)] as const
const rows = withDifferences(
  [anna, bart, cis, dina],
  new Map([
    [2, 3],
    [4, 1],
  ]),
)

test.each([
  [[], [1, 2, 3, 4]],
  [['differences'], [2, 4]],
  [['remarks'], [3, 4]],
  [
    ['differences', 'remarks'],
    [2, 3, 4],
  ],
] satisfies [Check[], number[]][])(
  'the list shows the months with a difference, with a remark, or with at least one of the two: %j',
  (checks, shown) => {
    expect(rows.filter((each) => hasAnyOf(each, checks)).map(({ contractId }) => contractId)).toEqual(shown)
  },
)

test('a row that a colleague changed stays in the list, also when it no longer has the difference or remark that the filter asks for', () => {
  const shown = (filter: Parameters<typeof isListed>[1]) =>
    rows.filter((each) => isListed(each, filter, new Set([1]))).map(({ contractId }) => contractId)
  expect(shown({ segment: 'all', checks: ['differences'] })).toEqual([1, 2, 4])
  expect(shown({ segment: 'all', checks: ['remarks'] })).toEqual([1, 3, 4])
})

test('the filters of the list show how many months have a difference and how many have a remark', () => {
  expect(checkCounts(rows)).toEqual({ differences: 2, remarks: 2 })
  expect(checkCounts([])).toEqual({ differences: 0, remarks: 0 })
})

test('a row without differences is not rendered again when the differences arrive', () => {
  expect(rows[0]).toBe(anna)
  expect(rows[1]).toMatchObject({ contractId: 2, differences: 3 })
})

test.each([
  [null, []],
  ['', []],
  ['remarks,differences', ['differences', 'remarks']],
  ['remarks,other', ['remarks']],
])('the address %j filters the list by %j', (text, checks) => {
  expect(checksIn(text)).toEqual(checks)
})
