export type ParentFacts = {
  readonly customerId: number | null
  readonly hasSubdivisions: boolean
  readonly parent: { readonly id: number; readonly parentId: number | null }
}

/** Customers have at most two levels: a customer and its subdivisions (rule customers-17). */
export const refusalToSetParent = ({
  customerId,
  hasSubdivisions,
  parent,
}: ParentFacts): { readonly code: 'parent_unusable' } | null =>
  hasSubdivisions || parent.id === customerId || parent.parentId !== null ? { code: 'parent_unusable' } : null
