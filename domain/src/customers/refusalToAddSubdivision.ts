export type PlacedCustomer = {
  readonly id: number
  readonly name: string
  readonly parentId: number | null
  readonly hasSubdivisions: boolean
}

export type SubdivisionRefusal =
  | { readonly code: 'parent_unusable' }
  | { readonly code: 'subdivision_unusable'; readonly customerName: string }

/** A subdivision has one parent, and no subdivisions of its own (rule customers-18). */
export function refusalToAddSubdivision(parent: PlacedCustomer, customer: PlacedCustomer): SubdivisionRefusal | null {
  const ofParent = refusalOfParent(parent)
  if (ofParent !== null) return ofParent
  const isFree = customer.id !== parent.id && customer.parentId === null && !customer.hasSubdivisions
  return isFree ? null : { code: 'subdivision_unusable', customerName: customer.name }
}

/** The reason why a customer cannot get any subdivision: it is a subdivision of another customer. */
export const refusalOfParent = ({ parentId }: Pick<PlacedCustomer, 'parentId'>) =>
  parentId === null ? null : ({ code: 'parent_unusable' } as const)
