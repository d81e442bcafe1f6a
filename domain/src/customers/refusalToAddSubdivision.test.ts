import { expect, test } from 'vitest'
import type { PlacedCustomer } from './refusalToAddSubdivision.ts'
import { refusalToAddSubdivision } from './refusalToAddSubdivision.ts'

const hospital: PlacedCustomer = { id: 1, name: 'AZ Klaverveld', parentId: null, hasSubdivisions: true }
const campus: PlacedCustomer = { id: 2, name: 'Campus Noord', parentId: null, hasSubdivisions: false }

test.each<[string, Partial<PlacedCustomer>, Partial<PlacedCustomer>, string | null]>([
  ['a campus of its own comes below the hospital', {}, {}, null],
  ['the first subdivision too', { hasSubdivisions: false }, {}, null],
  ['nobody comes below themselves', {}, { id: 1 }, 'subdivision_unusable'],
  ['nor twice below the same', {}, { parentId: 1 }, 'subdivision_unusable'],
  ['nor below a second parent', {}, { parentId: 9 }, 'subdivision_unusable'],
  ['who has subdivisions becomes none', {}, { hasSubdivisions: true }, 'subdivision_unusable'],
  ['a subdivision has none', { parentId: 9 }, {}, 'parent_unusable'],
  ['its own parent least of all', { parentId: 2 }, { hasSubdivisions: true }, 'parent_unusable'],
])('%s', (_sentence, parent, customer, code) => {
  expect(refusalToAddSubdivision({ ...hospital, ...parent }, { ...campus, ...customer })?.code ?? null).toBe(code)
})

test('the refusal names who cannot', () => {
  expect(refusalToAddSubdivision(hospital, { ...campus, parentId: 9 })).toMatchObject({ customerName: 'Campus Noord' })
})
