import type { BasisPoints } from './basisPoints.ts'
import { formatDecimal } from './formatDecimal.ts'

/** '35 %' and '12,5 %', with a space that no line ends in. */
export const formatPercentage = (share: BasisPoints): string => `${formatDecimal(share, 2, 0)}\u00A0%`
