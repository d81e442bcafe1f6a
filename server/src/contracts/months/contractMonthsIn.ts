import { periodsOverlap } from '@uurwerk/domain/time/dayPeriod'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ContractMonth } from './contractMonthStore.ts'

/** The timesheets of a month: the contracts that are active on at least one day of the month (rule timesheets-1). */
export const contractMonthsIn = (yearMonth: YearMonth, contracts: readonly ContractMonth[]): ContractMonth[] =>
  contracts.filter((contract) => periodsOverlap(contract, { start: firstDayOf(yearMonth), end: lastDayOf(yearMonth) }))
