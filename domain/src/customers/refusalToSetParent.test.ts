import { expect, test } from 'vitest'
import { refusalToSetParent, type ParentFacts } from './refusalToSetParent.ts'

const ward: ParentFacts = { customerId: 2, hasSubdivisions: false, parent: { id: 1, parentId: null } }

test.each<[string, Partial<ParentFacts>, boolean]>([
  ['a ward becomes a subdivision of a hospital', {}, false],
  ['a new customer becomes a subdivision of a hospital', { customerId: null }, false],
  ['a customer cannot be its own parent', { parent: { id: 2, parentId: null } }, true],
  ['a ward cannot be the parent of another ward', { parent: { id: 1, parentId: 9 } }, true],
  ['a hospital with wards cannot become a ward', { hasSubdivisions: true }, true],
])('the rule decides whether a customer can have the given parent: %s', (_, facts, refused) => {
  expect(refusalToSetParent({ ...ward, ...facts })).toEqual(refused ? { code: 'parent_unusable' } : null)
})
