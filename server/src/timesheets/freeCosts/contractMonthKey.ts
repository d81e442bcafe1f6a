import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** The values that identify one month of one contract of a person. */
export type ContractMonthKey = {
  readonly contractId: number
  readonly personId: number
  readonly yearMonth: YearMonth
}
