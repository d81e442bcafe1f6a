import type { Customer } from '../queries.ts'

export const SubdivisionsSection = (_: { readonly customer: Customer }) => null
