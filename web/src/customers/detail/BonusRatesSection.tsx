import type { Customer } from '../queries.ts'

export const BonusRatesSection = (_: { readonly customer: Customer }) => null
