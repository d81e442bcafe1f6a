import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** Identifies a month of one person's contract. */
export type ContractMonthKey = {
  readonly contractId: number
  readonly personId: number
  readonly yearMonth: YearMonth
}
