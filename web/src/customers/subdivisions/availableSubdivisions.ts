import { refusalToAddSubdivision } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { PlacedCustomer } from '@uurwerk/domain/customers/refusalToAddSubdivision'
import type { Customer, CustomerRow } from '../queries.ts'

type Placed = Pick<Customer, 'id' | 'name' | 'parentCompanyId' | 'subdivisions'>

const placed = ({ id, name, parentCompanyId, subdivisions }: Placed): PlacedCustomer => ({
  id,
  name,
  parentId: parentCompanyId === 0 ? null : parentCompanyId,
  hasSubdivisions: subdivisions.length > 0,
})

/** The customers that can become a subdivision of a customer. */
export const availableSubdivisions = (parent: Placed, all: readonly CustomerRow[]): readonly CustomerRow[] =>
  all.filter((candidate) => refusalToAddSubdivision(placed(parent), placed(candidate)) === null)
