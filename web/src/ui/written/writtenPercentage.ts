import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'

/** Formats a percentage of the server: '35 %'. */
export const writtenPercentage = (percentage: number): string => formatPercentage(basisPointsOfPercentage(percentage))
