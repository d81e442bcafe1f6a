import { refusalToAddSubdivision, type PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { CustomerRow } from '../queries.ts'

export const availableSubdivisions = (parent: PlacedCustomer, all: readonly CustomerRow[]): readonly CustomerRow[] =>
  all.filter((candidate) => refusalToAddSubdivision(parent, candidate) === null)
