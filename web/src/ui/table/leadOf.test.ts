import { expect, test } from 'vitest'
import { leadOf } from './leadOf.ts'

const value = () => null
const id = { key: 'id', title: 'ID', value }
const name = { key: 'name', title: 'Naam', value }

test('a row is known by its first column, unless another leads', () => {
  expect(leadOf([id, name])).toBe(id)
  expect(leadOf([id, { ...name, leads: true }])).toMatchObject({ key: 'name' })
})
