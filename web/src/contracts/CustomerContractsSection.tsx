import type { Customer } from '../customers/queries.ts'

export const CustomerContractsSection = (_: { readonly customer: Customer }) => null
