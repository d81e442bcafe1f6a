import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { toCsv } from './toCsv.ts'

type Row = { name: string; hours: number | null }
const columns: Column<Row>[] = [
  { key: 'name', title: 'Naam', value: (row) => row.name },
  { key: 'hours', title: 'Uren', value: (row) => row.hours },
  { key: 'actions', title: 'Acties', value: () => null, exported: false },
]
const lineOf = (row: Row) => toCsv(columns, [row]).split('\r\n')[1]

test('an exported CSV file starts with the byte order mark of UTF-8 and the Dutch column titles', () => {
  expect(toCsv(columns, [])).toBe('\uFEFFNaam;Uren\r\n')
})

test.each<[string, number | null, string]>([
  ['Annelies', 151.4, 'Annelies;151,4'],
  ['Cătălina €', -4.7, 'Cătălina €;-4,7'],
  ['Peeters; Jan', null, '"Peeters; Jan";'],
  ['De "Wielewaal"', 0, '"De ""Wielewaal""";0'],
  ['=1+1', 0, "'=1+1;0"],
  ['@SUM(A1)', 0, "'@SUM(A1);0"],
  ['-2+3', 0, "'-2+3;0"],
  ['twee\nregels', 0, '"twee\nregels";0'],
])('a row with the name %j and %s hours is exported as the line %j', (name, hours, line) => {
  expect(lineOf({ name, hours })).toBe(line)
})
