import type { Person } from '../people/queries.ts'

export const PersonContractsSection = (_: { readonly person: Person }) => null
