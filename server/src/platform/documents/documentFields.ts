import { Company } from '@uurwerk/contract/company'
import type { BasisPoints } from '@uurwerk/domain/money/basisPoints'
import type { Cents } from '@uurwerk/domain/money/cents'
import type { Hundredths } from '@uurwerk/domain/money/hundredths'
import type { Seconds } from '@uurwerk/domain/money/seconds'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import { isYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { z } from 'zod'

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)

export const centsField = z.custom<Cents>(isWhole)
export const secondsField = z.custom<Seconds>(isWhole)
export const basisPointsField = z.custom<BasisPoints>(isWhole)
export const hundredthsField = z.custom<Hundredths>(isWhole)
export const instantField = z.custom<Instant>(isWhole)
export const dayField = z.custom<Day>((value) => typeof value === 'string' && isDay(value))
export const yearMonthField = z.custom<YearMonth>((value) => typeof value === 'string' && isYearMonth(value))

/** The data and the logo of the company at the moment when the document was made. */
export const CompanyBlock = Company.omit({ otherIbans: true }).extend({
  logoId: z.int().nullable(),
})
export type CompanyBlock = z.infer<typeof CompanyBlock>
