import type { Customer } from '../queries.ts'

export const ShiftTypesSection = (_: { readonly customer: Customer }) => null
