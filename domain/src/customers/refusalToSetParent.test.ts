import { expect, test } from 'vitest'
import type { ParentFacts } from './refusalToSetParent.ts'
import { refusalToSetParent } from './refusalToSetParent.ts'

const ward: ParentFacts = { customerId: 2, hasSubdivisions: false, parent: { id: 1, parentId: null } }

test.each<[string, Partial<ParentFacts>, boolean]>([
  ['a ward belongs to a hospital', {}, false],
  ['a new customer too', { customerId: null }, false],
  ['nobody is their own parent', { parent: { id: 2, parentId: null } }, true],
  ['a ward has no wards', { parent: { id: 1, parentId: 9 } }, true],
  ['a hospital with wards becomes nobody’s ward', { hasSubdivisions: true }, true],
])('%s', (_, facts, refused) => {
  expect(refusalToSetParent({ ...ward, ...facts })).toEqual(refused ? { code: 'parent_unusable' } : null)
})
