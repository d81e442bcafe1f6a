import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'

export type TeamCustomer = TeamPlanning['customers'][number]

/** The chosen customer and its subdivisions; null for all customers. */
export const withSubdivisions = (
  customers: readonly TeamCustomer[],
  customerId: number | null,
): ReadonlySet<number> | null =>
  customerId === null
    ? null
    : new Set([customerId, ...customers.filter(({ parentId }) => parentId === customerId).map(({ id }) => id)])

/** The customers in the order of their names, each customer followed by its subdivisions. */
export function inTreeOrder(customers: readonly TeamCustomer[]): readonly TeamCustomer[] {
  const known = new Set(customers.map(({ id }) => id))
  const isBelow = ({ parentId }: TeamCustomer) => parentId !== null && known.has(parentId)
  const below = Map.groupBy(customers.filter(isBelow), ({ parentId }) => parentId)
  return customers.filter((each) => !isBelow(each)).flatMap((each) => [each, ...(below.get(each.id) ?? [])])
}
