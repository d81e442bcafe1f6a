import { expect, test } from 'vitest'
import { rowHeader } from './rowHeader.ts'

const value = () => null
const id = { key: 'id', title: 'ID', value }
const name = { key: 'name', title: 'Naam', value }

test('the first column is the header of a row, unless another column is marked', () => {
  expect(rowHeader([id, name])).toBe(id)
  expect(rowHeader([id, { ...name, leads: true }])).toMatchObject({ key: 'name' })
})
