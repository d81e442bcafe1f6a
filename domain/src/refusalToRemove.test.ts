import { expect, test } from 'vitest'
import { refusalToRemove } from './refusalToRemove.ts'

test('a record can be removed while no other record uses it', () => {
  expect(refusalToRemove({})).toBeNull()
  expect(refusalToRemove({ contracts: 0, invoices: 0 })).toBeNull()
})

test('the refusal to remove a record shows only the kinds of records that use the record', () => {
  expect(refusalToRemove({ contracts: 2, subdivisions: 0, invoices: 1 })).toEqual({
    code: 'record_in_use',
    uses: [
      { by: 'contracts', count: 2 },
      { by: 'invoices', count: 1 },
    ],
  })
})
