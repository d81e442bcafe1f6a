import { refusalToAddSubdivision, type PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { CustomerRow } from '../queries.ts'

/** The customers that can become a subdivision of the given customer. */
export const availableSubdivisions = (parent: PlacedCustomer, all: readonly CustomerRow[]): readonly CustomerRow[] =>
  all.filter((candidate) => refusalToAddSubdivision(parent, candidate) === null)
