import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import type { Customer, CustomerRow } from '../queries.ts'

type Parent = Pick<Customer, 'id' | 'parentCompanyId'>

/** The customers that this one could take under it. */
export const availableSubdivisions = (parent: Parent, all: readonly CustomerRow[]): readonly CustomerRow[] =>
  all.filter((candidate) => candidate.parentCompanyId === 0 && refusalOf(parent, candidate) === null)

const refusalOf = ({ id, parentCompanyId }: Parent, candidate: CustomerRow) =>
  refusalToSetParent({
    customerId: candidate.id,
    hasSubdivisions: candidate.subdivisions.length > 0,
    parent: { id, parentId: parentCompanyId === 0 ? null : parentCompanyId },
  })
