import type { BonusRate } from '@uurwerk/contract/customers/customers'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import type { z } from 'zod'
import type { BonusRateRow } from './bonusRateStore.ts'

export const bonusRateDto = ({ bonusType, percentage }: BonusRateRow): z.output<typeof BonusRate> => ({
  bonusType,
  percentage: percentageOf(percentage),
})
