import type { BonusRateRow } from './bonusRateStore.ts'

/** Rates as the audit keeps them: so that each is compared by itself. */
export const auditedRates = (rates: readonly BonusRateRow[]): Readonly<Record<string, number>> =>
  Object.fromEntries(rates.map(({ bonusType, percentage }) => [bonusType, percentage]))
