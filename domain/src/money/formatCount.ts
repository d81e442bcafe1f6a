import { formatDecimal } from './formatDecimal.ts'

/** How many of something: '2.500'. */
export const formatCount = (count: number): string => formatDecimal(count, 0)
