import { BONUS_TYPES } from '@uurwerk/domain/customers/bonusType'
import type { BonusType } from '@uurwerk/domain/customers/bonusType'

type StoredRate = { readonly bonusType: string; readonly percentage: number }

export type BonusRateRow = { readonly bonusType: BonusType; readonly percentage: number | null }

/** Every type in the order of the house; null where the customer has no rate for it, and such time is plain. */
export const bonusRateRows = (rates: readonly StoredRate[]): readonly BonusRateRow[] =>
  BONUS_TYPES.map((bonusType) => ({
    bonusType,
    percentage: rates.find((rate) => rate.bonusType === bonusType)?.percentage ?? null,
  }))
