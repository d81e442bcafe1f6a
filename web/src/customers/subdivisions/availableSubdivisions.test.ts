import { expect, test } from 'vitest'
import type { CustomerRow } from '../queries.ts'
import { availableSubdivisions } from './availableSubdivisions.ts'

const row = (id: number, name: string, parentCompanyId = 0, subdivisions: number[] = []): CustomerRow => ({
  id,
  name,
  parentId: parentCompanyId === 0 ? null : parentCompanyId,
  hasSubdivisions: subdivisions.length > 0,
  parentCompanyId,
  subdivisions,
  abbreviation: name.slice(0, 3),
  active: true,
  internal: false,
  activeContractCount: 0,
  futureContractCount: 0,
  parentCompany: null,
  vat: 'BE0428759497',
  vatRegime: null,
  vatRegimeName: null,
  street: 'Netelaan',
  houseNumber: '7',
  postalCode: '2560',
  city: 'Nijlen',
})

const hospital = row(1, 'Ziekenhuis Esdoorn', 0, [2])
const campus = row(2, 'Esdoorn campus Noord', 1)
const rest = row(3, 'Rusthuis De Linde')
const all = [hospital, campus, rest]

test('only a customer without a parent can become a subdivision of a hospital', () => {
  expect(availableSubdivisions(hospital, all)).toEqual([rest])
})

test('a customer with subdivisions cannot become a subdivision of a rest home', () => {
  expect(availableSubdivisions(rest, all)).toEqual([])
})

test('a customer with a parent cannot get subdivisions', () => {
  expect(availableSubdivisions(campus, all)).toEqual([])
})
