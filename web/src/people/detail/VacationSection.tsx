import type { Person } from '../queries.ts'

export const VacationSection = (_: { readonly person: Person }) => null
