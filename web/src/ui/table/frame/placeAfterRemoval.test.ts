import { expect, test } from 'vitest'
import { placeAfterRemoval } from './placeAfterRemoval.ts'

const place = (focused: { key: string; index: number }, rows: readonly string[]) =>
  placeAfterRemoval(focused, rows, (row) => row)

test('after HR approves a month that then leaves the list, the next month at the same place gets the focus', () => {
  expect(place({ key: 'Bibi', index: 1 }, ['Abel', 'Cyriel'])).toBe(1)
})

test('after the last month leaves the list of HR, the previous month gets the focus', () => {
  expect(place({ key: 'Cyriel', index: 2 }, ['Abel', 'Bibi'])).toBe(1)
})

test('the focus of HR does not move when its row is still in the list, or when the list is empty', () => {
  expect(place({ key: 'Bibi', index: 1 }, ['Bibi', 'Abel'])).toBeNull()
  expect(place({ key: 'Bibi', index: 1 }, [])).toBeNull()
})
