import { expect, test } from 'vitest'
import { rowHeader } from './rowHeader.ts'

const value = () => null
const id = { key: 'id', title: 'ID', value }
const name = { key: 'name', title: 'Naam', value }

test('a row is known by its first column, unless another leads', () => {
  expect(rowHeader([id, name])).toBe(id)
  expect(rowHeader([id, { ...name, leads: true }])).toMatchObject({ key: 'name' })
})
