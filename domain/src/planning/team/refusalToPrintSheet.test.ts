import { expect, test } from 'vitest'
import { refusalToPrintSheet } from './refusalToPrintSheet.ts'

test('HR makes a PDF of a month of 500 people, and not of 501 people', () => {
  expect(refusalToPrintSheet(500 * 31)).toBeNull()
  expect(refusalToPrintSheet(501 * 31)).toEqual({ code: 'sheet_too_large' })
})
