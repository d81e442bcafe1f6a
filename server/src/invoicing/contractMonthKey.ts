import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

/** A month of somebody's contract. */
export type ContractMonthKey = {
  readonly contractId: number
  readonly personId: number
  readonly yearMonth: YearMonth
}
