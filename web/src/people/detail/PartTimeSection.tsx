import type { Person } from '../queries.ts'

export const PartTimeSection = (_: { readonly person: Person }) => null
