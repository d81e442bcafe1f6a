import { formatUnitPrice } from '@uurwerk/domain/money/formatEuros'

/** A unit price with up to six decimals, such as '€ 44,9955'. */
export const formatUnitPriceNumber = (price: number): string => formatUnitPrice(Math.round(price * 1e6))
