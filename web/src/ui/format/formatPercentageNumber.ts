import { basisPointsOfPercentage } from '@uurwerk/domain/money/basisPoints'
import { formatPercentage } from '@uurwerk/domain/money/formatPercentage'

/** Writes a percentage from an answer of the server, such as '35 %'. */
export const formatPercentageNumber = (percentage: number): string =>
  formatPercentage(basisPointsOfPercentage(percentage))
