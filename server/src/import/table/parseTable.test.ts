import { expect, test } from 'vitest'
import { parseTable } from './parseTable.ts'
import { MOST_ROWS } from './RowCollector.ts'
import type { KnownHeaders } from './table.ts'

const known: KnownHeaders = {
  columns: [
    { path: 'firstName', names: ['Voornaam', 'Roepnaam'] },
    { path: 'email', names: ['E-mail', 'Mail'] },
  ],
  remembered: [],
}

async function tableOf(file: string, also: Partial<KnownHeaders> = {}) {
  const table = await parseTable(file, { ...known, ...also })
  if ('refusal' in table) throw new Error(table.refusal.code)
  return table
}

test('each row of an import keeps its row number in the spreadsheet, also after empty rows and cells with several lines', async () => {
  const file = '\n\nE-mail;Voornaam\n\n"a@b.example\n\n";Anna\n   \n;;;\n\nc@d.example;Carl\n'
  expect(await tableOf(file)).toMatchObject({
    headerRow: 3,
    columns: [{ path: 'email' }, { path: 'firstName' }],
    rows: [
      { row: 5, cells: ['a@b.example', 'Anna'] },
      { row: 9, cells: ['c@d.example', 'Carl'] },
    ],
  })
})

test('for a column that is not imported, only the header and some examples are kept', async () => {
  const { columns, rows } = await tableOf('x;E-MAIL;y;Voornaam;e mail\n1;a;2;Anna;b\n3;c;2;Carl;d\n')
  expect(columns).toEqual([
    { header: 'x', path: null, examples: ['1', '3'] },
    { header: 'E-MAIL', path: 'email', examples: ['a', 'c'] },
    { header: 'y', path: null, examples: ['2'] },
    { header: 'Voornaam', path: 'firstName', examples: ['Anna', 'Carl'] },
    { header: 'e mail', path: null, examples: ['b', 'd'] },
  ])
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', 'Anna'],
    ['c', 'Carl'],
  ])
})

test('the import skips titles above the headers, and recognises other usual headers', async () => {
  const file = 'Personeel, toestand op 1 januari\n;;\nVertrouwelijk;;\nMail;Roepnaam;Kleur\na@b.example;Anna;rood\n'
  expect(await tableOf(file)).toMatchObject({
    headerRow: 4,
    columns: [{ path: 'email' }, { path: 'firstName' }, { path: null }],
    rows: [{ row: 5, cells: ['a@b.example', 'Anna'] }],
  })
})

test('when no header is known, the import reads the first row with as many cells as the other rows as the header', async () => {
  const { headerRow, columns } = await tableOf('Ons personeel;;\nWie;Waar;Wat\nAnna;hier;veel\n')
  expect([headerRow, columns.map(({ header }) => header)]).toEqual([2, ['Wie', 'Waar', 'Wat']])
})

test('the import reads known headers with the meaning that HR chose for them before', async () => {
  const file = 'Wie;Adres\nAnna;a@b.example\n'
  const { headerKey, isRemembered } = await tableOf(file)
  const remembered = [{ headerKey, paths: ['firstName', 'email'] }]
  expect(isRemembered).toBe(false)
  expect(await tableOf(file.replace('Wie;Adres', 'Titel\nwie ;ADRES;;'), { remembered })).toMatchObject({
    isRemembered: true,
    headerRow: 2,
    rows: [{ row: 3, cells: ['Anna', 'a@b.example'] }],
  })
})

test('the import stops reading at the first row above the maximum', async () => {
  const row = 'Anna;a@b.example\n'
  expect(await parseTable(`Voornaam;E-mail\n${row.repeat(MOST_ROWS)}`, known)).toHaveProperty('rows.length', MOST_ROWS)
  expect(await parseTable(`Voornaam;E-mail\n${row.repeat(MOST_ROWS + 1)}"never closed`, known)).toEqual({
    refusal: { code: 'import_too_many_rows', most: MOST_ROWS },
  })
})
