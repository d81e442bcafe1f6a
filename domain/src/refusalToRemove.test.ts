import { expect, test } from 'vitest'
import { refusalToRemove } from './refusalToRemove.ts'

test('a record that nothing uses can be removed', () => {
  expect(refusalToRemove({})).toBeNull()
  expect(refusalToRemove({ contracts: 0, invoices: 0 })).toBeNull()
})

test('a refusal names everything that uses the record, and nothing else', () => {
  expect(refusalToRemove({ contracts: 2, subdivisions: 0, invoices: 1 })).toEqual({
    code: 'record_in_use',
    uses: [
      { by: 'contracts', count: 2 },
      { by: 'invoices', count: 1 },
    ],
  })
})
