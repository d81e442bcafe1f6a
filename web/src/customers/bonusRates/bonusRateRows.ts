import { BONUS_TYPES, type BonusType } from '@uurwerk/domain/customers/bonusType'

type StoredRate = { readonly bonusType: string; readonly percentage: number }

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: number | null }

/**
 * The rows of the table of bonus rates: one row for each bonus type, in a fixed order. The percentage is null when the
 * customer has no rate for the bonus type. Such work then has the normal price.
 */
export const bonusRateRows = (rates: readonly StoredRate[]): readonly BonusRateRow[] =>
  BONUS_TYPES.map((bonusType) => ({
    bonusType,
    percentage: rates.find((rate) => rate.bonusType === bonusType)?.percentage ?? null,
  }))
