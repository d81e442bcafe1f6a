import { expect, test } from 'vitest'
import { refusalToAddSubdivision, type PlacedCustomer } from './refusalToAddSubdivision.ts'

const hospital: PlacedCustomer = { id: 1, name: 'AZ Klaverveld', parentId: null, hasSubdivisions: true }
const campus: PlacedCustomer = { id: 2, name: 'Campus Noord', parentId: null, hasSubdivisions: false }

test.each<[string, Partial<PlacedCustomer>, Partial<PlacedCustomer>, string | null]>([
  ['a customer without parent becomes a subdivision of a hospital', {}, {}, null],
  ['a customer becomes the first subdivision of a hospital', { hasSubdivisions: false }, {}, null],
  ['a customer cannot become a subdivision of itself', {}, { id: 1 }, 'subdivision_unusable'],
  ['a customer cannot become a subdivision of the same parent twice', {}, { parentId: 1 }, 'subdivision_unusable'],
  ['a customer with a parent cannot get a second parent', {}, { parentId: 9 }, 'subdivision_unusable'],
  ['a customer with subdivisions cannot become a subdivision', {}, { hasSubdivisions: true }, 'subdivision_unusable'],
  ['a subdivision cannot get subdivisions', { parentId: 9 }, {}, 'parent_unusable'],
  [
    'a subdivision cannot get its own parent as a subdivision',
    { parentId: 2 },
    { hasSubdivisions: true },
    'parent_unusable',
  ],
])('the rule decides whether a customer can become a subdivision: %s', (_sentence, parent, customer, code) => {
  expect(refusalToAddSubdivision({ ...hospital, ...parent }, { ...campus, ...customer })?.code ?? null).toBe(code)
})

test('the refusal to add a subdivision shows the customer that cannot become a subdivision', () => {
  expect(refusalToAddSubdivision(hospital, { ...campus, parentId: 9 })).toMatchObject({ customerName: 'Campus Noord' })
})
