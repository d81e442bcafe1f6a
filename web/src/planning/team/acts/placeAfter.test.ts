import { expect, test } from 'vitest'
import { placeAfter, type Place } from './useTeamCursor.ts'

const filled = new Set(['0 4', '2 1'])
const size = { rows: 4, columns: 7, isFilled: ({ row, column }: Place) => filled.has(`${row} ${column}`) }
const after = (key: string, row: number, column: number) => placeAfter(key, { row, column }, size)

test('Ctrl and an arrow key move to the next filled day, or to the border of the grid when no day is filled', () => {
  expect(after('Control+ArrowRight', 0, 0)).toEqual({ row: 0, column: 4 })
  expect(after('Control+ArrowRight', 0, 4)).toEqual({ row: 0, column: 6 })
  expect(after('Control+ArrowLeft', 0, 6)).toEqual({ row: 0, column: 4 })
  expect(after('Control+ArrowDown', 0, 1)).toEqual({ row: 2, column: 1 })
  expect(after('Control+ArrowUp', 1, 1)).toEqual({ row: 0, column: 1 })
})

test('the arrow keys, Home, End and the page keys move the current cell, and a letter key does not', () => {
  expect(after('v', 1, 1)).toBeNull()
  expect(after('ArrowLeft', 1, 1)).toEqual({ row: 1, column: 0 })
  expect(after('End', 1, 1)).toEqual({ row: 1, column: 6 })
  expect(after('Control+End', 1, 1)).toEqual({ row: 3, column: 6 })
  expect(after('PageDown', 1, 1)).toEqual({ row: 11, column: 1 })
})
