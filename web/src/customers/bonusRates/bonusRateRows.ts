import { BONUS_TYPES, type BonusType } from '@uurwerk/domain/customers/bonusType'

type StoredRate = { readonly bonusType: string; readonly percentage: number }

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: number | null }

/**
 * Each bonus type has a row (rule invoicing-119). Without a rate, the percentage is null, and the hours have the normal
 * price.
 */
export const bonusRateRows = (rates: readonly StoredRate[]): readonly BonusRateRow[] =>
  BONUS_TYPES.map((bonusType) => ({
    bonusType,
    percentage: rates.find((rate) => rate.bonusType === bonusType)?.percentage ?? null,
  }))
