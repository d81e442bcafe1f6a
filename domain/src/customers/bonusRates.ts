import { basisPointsOfPercentage, type BasisPoints } from '../money/basisPoints.ts'
import type { BonusType } from './bonusType.ts'

/** A bonus type that is not in this object has no rate and is not used (rule premiums-12). */
export type BonusRates = Readonly<Partial<Record<BonusType, BasisPoints>>>

/** The bonus rates that a new customer gets when HR enters no other rates (rules customers-30, premiums-3). */
export const DEFAULT_BONUS_RATES = {
  LATE: basisPointsOfPercentage(20),
  NIGHT: basisPointsOfPercentage(35),
  SATURDAY: basisPointsOfPercentage(26),
  HOLIDAY: basisPointsOfPercentage(56),
  INTERRUPTED: basisPointsOfPercentage(50),
  CALLOUT24: basisPointsOfPercentage(20),
  CALLOUT48: basisPointsOfPercentage(10),
} as const satisfies Record<BonusType, BasisPoints>
