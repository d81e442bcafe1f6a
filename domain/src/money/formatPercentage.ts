import type { BasisPoints } from './basisPoints.ts'
import { formatDecimal } from './formatDecimal.ts'

/** Writes a percentage, such as '35 %' or '12,5 %', with a no-break space (rule time-28). */
export const formatPercentage = (share: BasisPoints): string => `${formatDecimal(share, 2, 0)}\u00A0%`
