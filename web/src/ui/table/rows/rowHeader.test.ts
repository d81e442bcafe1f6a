import { expect, test } from 'vitest'
import { rowHeader } from './rowHeader.ts'

const value = () => null
const id = { key: 'id', title: 'ID', value }
const name = { key: 'name', title: 'Naam', value }

test('a screen reader reads the first column as the header of a row, unless the code marks another column', () => {
  expect(rowHeader([id, name])).toBe(id)
  expect(rowHeader([id, { ...name, leads: true }])).toMatchObject({ key: 'name' })
})
