import { refusalToSetParent } from '@uurwerk/domain/customers/refusalToSetParent'
import { assertAllowed, RefusalError } from '../app/RefusalError.ts'
import type { LockedCustomer } from './customerStore.ts'

type Wish = { readonly customerId: number | null; readonly hasSubdivisions: boolean; readonly parentId: number | null }

/** The caller must already have locked the parent: it must be in the list `locked`. */
export function assertParent(locked: readonly LockedCustomer[], { parentId, ...facts }: Wish): void {
  if (parentId === null) return
  const parent = locked.find(({ id }) => id === parentId)
  if (parent === undefined) throw new RefusalError({ code: 'reference_unknown' })
  assertAllowed(refusalToSetParent({ ...facts, parent }))
}
