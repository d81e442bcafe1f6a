import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

export type ContractMonthKey = {
  readonly contractId: number
  readonly personId: number
  readonly yearMonth: YearMonth
}
