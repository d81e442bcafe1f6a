import { basisPointsOfPercentage } from '../money/basisPoints.ts'
import type { BasisPoints } from '../money/basisPoints.ts'
import type { BonusType } from './bonusType.ts'

/** What a customer pays on top; a type that is not there does not apply (rule customers-31). */
export type BonusRates = Readonly<Partial<Record<BonusType, BasisPoints>>>

/** With which a customer begins, unless HR enters other rates (master data specification, 9) (rule customers-30). */
export const DEFAULT_BONUS_RATES = {
  LATE: basisPointsOfPercentage(20),
  NIGHT: basisPointsOfPercentage(35),
  SATURDAY: basisPointsOfPercentage(26),
  HOLIDAY: basisPointsOfPercentage(56),
  INTERRUPTED: basisPointsOfPercentage(50),
  CALLOUT24: basisPointsOfPercentage(20),
  CALLOUT48: basisPointsOfPercentage(10),
} as const satisfies Record<BonusType, BasisPoints>
