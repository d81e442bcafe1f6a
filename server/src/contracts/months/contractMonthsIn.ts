import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ContractMonth } from './contractMonthStore.ts'

/** Each contract that is active in the month has a timesheet in the month (rule timesheets-1). */
export const contractMonthsIn = (yearMonth: YearMonth, contracts: readonly ContractMonth[]): ContractMonth[] =>
  contracts.filter((contract) => periodsOverlap(contract, { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }))
