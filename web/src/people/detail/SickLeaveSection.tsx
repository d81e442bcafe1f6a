import type { Person } from '../queries.ts'

export const SickLeaveSection = (_: { readonly person: Person }) => null
