import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../testing/aContractMonthRow.ts'
import { concernsMonth } from './refreshRows.ts'
import { withFreshRows } from './withFreshRows.ts'

const row = (contractId: number, workedHours: number) => aContractMonthRow({ contractId, workedHours })
const list = (...rows: ContractMonthRow[]) => ({ actions: {}, _embedded: { contractWithTimeSheetInfoDtoList: rows } })
const [anna, bart, cis] = [row(1, 8), row(2, 8), row(3, 8)] as const

test('in the list of contracts, a row that is read again keeps its place, and the row of a removed contract is left out', () => {
  const merged = withFreshRows(list(anna, bart, cis), [2, 3], list(row(2, 4)))
  expect(merged).toEqual(list(anna, row(2, 4)))
  expect(merged?._embedded.contractWithTimeSheetInfoDtoList[0]).toBe(anna)
})

test('when a contract is new, the browser reads the whole list, because the place of its row is not known', () => {
  expect(withFreshRows(list(anna), [2], list(bart))).toBeNull()
})

test.each([
  ['a shift of the month', { yearMonth: '2026-11', subjects: ['shifts'] }, true],
  ['a shift of another month', { yearMonth: '2026-10', subjects: ['shifts'] }, false],
  ['a new name of a customer', { yearMonth: null, subjects: ['customers'] }, true],
  ['an absence, which no row shows', { yearMonth: null, subjects: ['absences'] }, false],
] as const)('whether the browser reads a row again after a change of %s', (_name, change, expected) => {
  expect(concernsMonth(toYearMonth('2026-11'))({ ...change, subjects: [...change.subjects] })).toBe(expected)
})
