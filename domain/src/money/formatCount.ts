import { formatDecimal } from './formatDecimal.ts'

/** A count with Dutch thousands points: '2.500'. */
export const formatCount = (count: number): string => formatDecimal(count, 0)
