import type { Person } from '../queries.ts'

export const RecupSection = (_: { readonly person: Person }) => null
