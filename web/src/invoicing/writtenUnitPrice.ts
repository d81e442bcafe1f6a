import { formatUnitPrice } from '@uurwerk/domain/money/formatEuros'

/** A unit price as it came from the server, with up to six decimals: '€ 44,9955'. */
export const writtenUnitPrice = (price: number): string => formatUnitPrice(Math.round(price * 1e6))
