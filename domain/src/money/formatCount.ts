import { formatDecimal } from './formatDecimal.ts'

export const formatCount = (count: number): string => formatDecimal(count, 0)
