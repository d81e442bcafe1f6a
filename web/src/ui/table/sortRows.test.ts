import { expect, test } from 'vitest'
import { nextSort, readSort, sortRows, writeSort } from './sortRows.ts'

const names = (rows: readonly { name: string | null; id: number }[]) => rows.map(({ name, id }) => `${name} ${id}`)

test('a list sorts names without accents and capitals', () => {
  const people = ['Étienne', 'zara', 'Emma', 'Ève', 'Zoë'].map((name, id) => ({ name, id }))
  expect(names(sortRows(people, ({ name }) => name, false))).toEqual([
    'Emma 2',
    'Étienne 0',
    'Ève 3',
    'zara 1',
    'Zoë 4',
  ])
})

test('a list sorts names with numbers by the value of the numbers', () => {
  const rooms = ['Zaal 10', 'Zaal 9'].map((name, id) => ({ name, id }))
  expect(names(sortRows(rooms, ({ name }) => name, false))).toEqual(['Zaal 9 1', 'Zaal 10 0'])
})

test('in a sorted list, rows with equal values keep their order in both sort directions', () => {
  const rows = [1, 2, 3].map((id) => ({ name: 'Peeters', id }))
  expect(names(sortRows(rows, ({ name }) => name, true))).toEqual(['Peeters 1', 'Peeters 2', 'Peeters 3'])
})

test('in a sorted list, rows with missing values come last in both sort directions', () => {
  const rows = [
    { name: null, id: 1 },
    { name: 'Aerts', id: 2 },
    { name: 'Claes', id: 3 },
  ]
  expect(names(sortRows(rows, ({ name }) => name, false))).toEqual(['Aerts 2', 'Claes 3', 'null 1'])
  expect(names(sortRows(rows, ({ name }) => name, true))).toEqual(['Claes 3', 'Aerts 2', 'null 1'])
})

test('a list sorts hours by their value and not by their text', () => {
  expect(sortRows([10, 9.5, -4.7, 100], (hours) => hours, false)).toEqual([-4.7, 9.5, 10, 100])
})

test('the first click on the header of a column sorts the list ascending, and the second click sorts the list descending', () => {
  const once = nextSort({ key: 'date', descending: true }, 'hours')
  expect([once, nextSort(once, 'hours')]).toEqual([
    { key: 'hours', descending: false },
    { key: 'hours', descending: true },
  ])
})

test('the sort order of a list can be written to the address and read from the address', () => {
  const sort = { key: 'hours', descending: true }
  expect(readSort(writeSort(sort), ['date', 'hours'])).toEqual(sort)
})

test.each([null, '', '-', 'salary', '-salary'])(
  'the text "%s" in the address is not a valid sort order of the table',
  (text) => {
    expect(readSort(text, ['date', 'hours'])).toBeNull()
  },
)

test('a list with fewer people keeps the order of the names, and a new person gets the right place between the names', () => {
  const people = ['Zoë', 'Anna', 'Mila'].map((name, id) => ({ name, id }))
  const sorted = (rows: typeof people) => names(sortRows(rows, ({ name }) => name, false))
  expect(sorted(people)).toEqual(['Anna 1', 'Mila 2', 'Zoë 0'])
  expect(sorted(people.slice(0, 2))).toEqual(['Anna 1', 'Zoë 0'])
  expect(sorted([...people, { name: 'Bo', id: 3 }])).toEqual(['Anna 1', 'Bo 3', 'Mila 2', 'Zoë 0'])
})
