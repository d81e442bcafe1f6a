import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import type { BonusType } from '@uurwerk/domain/customers/bonusType'

type StoredRate = { readonly bonusType: string; readonly percentage: number }

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: number | null }

/**
 * All bonus types in the fixed order; null when the customer has no rate for a type, so that its time has the plain
 * price.
 */
export const bonusRateRows = (rates: readonly StoredRate[]): readonly BonusRateRow[] =>
  BONUS_TYPES.map((bonusType) => ({
    bonusType,
    percentage: rates.find((rate) => rate.bonusType === bonusType)?.percentage ?? null,
  }))
