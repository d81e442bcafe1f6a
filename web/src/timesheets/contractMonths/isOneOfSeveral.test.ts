import { expect, test } from 'vitest'
import { isOneOfSeveral } from './isOneOfSeveral.ts'

test('the list shows the contract number only for a person with two contracts at one customer', () => {
  const nora = { userId: 1, customerName: 'Testkliniek Noord' }
  const elsewhere = { userId: 1, customerName: 'Testkliniek Zuid' }
  const bart = { userId: 2, customerName: 'Testkliniek Noord' }
  expect([nora, elsewhere, bart].filter(isOneOfSeveral([nora, { ...nora }, elsewhere, bart]))).toEqual([nora])
})
