import { expect, test } from 'vitest'
import { MOST_ROWS, parseTable } from './parseTable.ts'

const COLUMNS = ['Voornaam', 'E-mail']

test('each row keeps the row number of the spreadsheet, also after empty rows and cells with several lines', () => {
  const file = '\n\nE-mail;Voornaam\n\n"a@b.example\n\n";Anna\n   \n;;;\n\nc@d.example;Carl\n'
  expect(parseTable(file, COLUMNS)).toEqual({
    header: ['Voornaam', 'E-mail'],
    rows: [
      { row: 5, cells: ['Anna', 'a@b.example'] },
      { row: 9, cells: ['Carl', 'c@d.example'] },
    ],
  })
})

test('of an unknown column only the name is kept, and of a column that comes twice both names are kept', () => {
  expect(parseTable('x;E-MAIL;y;Voornaam;e mail\n1;a;2;Anna;b\n', COLUMNS)).toEqual({
    header: ['Voornaam', 'E-MAIL', 'x', 'y', 'e mail'],
    rows: [{ row: 2, cells: ['Anna', 'a'] }],
  })
})

test('reading stops at the first row above the limit', () => {
  const row = 'Anna;a@b.example\n'
  expect(parseTable(`Voornaam;E-mail\n${row.repeat(MOST_ROWS)}`, COLUMNS)).toHaveProperty('rows.length', MOST_ROWS)
  expect(parseTable(`Voornaam;E-mail\n${row.repeat(MOST_ROWS + 1)}"never closed`, COLUMNS)).toEqual({
    refusal: { code: 'import_too_many_rows', most: MOST_ROWS },
  })
})
