import { buffer } from 'node:stream/consumers'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { parseTable } from '../parseTable.ts'
import type { KnownHeaders } from '../table.ts'

const known: KnownHeaders = {
  columns: ['Wie', 'Wat', 'Nog'].map((name) => ({ path: name, names: [name] })),
  remembered: [],
}

const SHEETS = '<sheets><sheet name="Blad1" sheetId="1" r:id="rId1"/></sheets>'
const NAMESPACES = 'xmlns="urn:x" xmlns:r="urn:r"'

type Parts = Readonly<Record<string, string>>

/** Makes a workbook from the parts that a test gives, also with contents that a spreadsheet program never writes. */
async function workbook(sheet: string, { workbookPr = '', ...parts }: Parts = {}): Promise<Buffer> {
  const zip = new ZipFile()
  const all: Parts = {
    'xl/workbook.xml': `<workbook ${NAMESPACES}>${workbookPr}${SHEETS}</workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="/xl/strings.xml"/></Relationships>',
    'xl/strings.xml': '<sst><si><t>Wie</t></si><si><r><t>W</t></r><r><t>at</t></r><rPh><t>zz</t></rPh></si></sst>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...parts,
  }
  for (const [path, text] of Object.entries(all)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream)
}

const HEADER = '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row>'
const refusalOf = async (file: Uint8Array) => {
  const table = await parseTable(file, known)
  return 'refusal' in table ? table.refusal.code : table.rows
}

test('the import reads texts, days, times, percentages and numbers from a workbook of a spreadsheet program', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Personeel',
        rows: [
          ['Lijst van 2026'],
          ['Wie', 'Wat', 'Nog'],
          ['Zoë & co', new Date(Date.UTC(2026, 0, 5)), 1000],
          ['Mo', 0.8, 7.625],
          [null, null, null],
          ['=1+1', true, 0.1 + 0.2],
        ],
        cells: new Map([
          ['2,1', { style: { numFmt: 'dd/mm/yyyy' } }],
          ['3,1', { style: { numFmt: '0%' } }],
        ]),
      },
      { name: 'Andere', rows: [['x']] },
    ],
  })
  const table = await parseTable(bytes, known)
  expect(table).toMatchObject({
    headerRow: 2,
    sheets: { read: 'Personeel', others: ['Andere'] },
    rows: [
      { row: 3, cells: ['Zoë & co', '2026-01-05', '1000'] },
      { row: 4, cells: ['Mo', '80%', '7,625'] },
      { row: 6, cells: ['=1+1', 'ja', '0,3'] },
    ],
  })
})

test('the import reads rich texts, formulas, skipped cells and a workbook with dates from 1904', async () => {
  const rows = `${HEADER}<row r="7"><c r="B7" s="1"><f>A1</f><v>44565.5</v></c></row><row><c t="inlineStr"><is><t>a_x000A_b</t></is></c><c t="str"><v>#N/A</v></c></row>`
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>'
  const file = await workbook(rows, {
    workbookPr: '<workbookPr date1904="1"/>',
    'xl/styles.xml': styles,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Type="x/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="x/sharedStrings" Target="/xl/strings.xml"/><Relationship Id="rId3" Type="x/styles" Target="styles.xml"/></Relationships>',
  })
  expect(await refusalOf(file)).toEqual([
    { row: 7, cells: ['', '2026-01-05 12:00'] },
    { row: 8, cells: ['a\nb', '#N/A'] },
  ])
})

test.each([
  ['whose sheet is larger than the limit', `${HEADER}${' '.repeat(65 * 1024 * 1024)}`, 'import_workbook_too_large'],
  ['with a cell beyond the columns that are read', `${HEADER}<row><c r="XFD2"><v>1</v></c></row>`, 'import_unreadable'],
  ['with a row number that is no number', `<row r="x"><c><v>1</v></c></row>`, 'import_unreadable'],
  ['with broken XML', `${HEADER}<row><c>`, 'import_unreadable'],
  ['without rows', HEADER, 'import_empty'],
])('the import refuses a workbook %s', async (_what, sheet, code) => {
  expect(await refusalOf(await workbook(sheet))).toBe(code)
})

test('the import refuses a workbook with many cells that refer to one long text, before the text fills the memory', async () => {
  const strings = `<sst><si><t>Wie</t></si><si><t>${'x'.repeat(90_000)}</t></si></sst>`
  const rows = '<row><c t="s"><v>1</v></c></row>'.repeat(9000)
  expect(await refusalOf(await workbook(`${HEADER}${rows}`, { 'xl/strings.xml': strings }))).toBe(
    'import_workbook_too_large',
  )
})

test('the import refuses a workbook whose XML has a DOCTYPE, a workbook of the old format .xls, and a zip file without a workbook', async () => {
  const entity = '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet/>'
  expect(await refusalOf(await workbook('', { 'xl/worksheets/sheet1.xml': entity }))).toBe('import_unreadable')
  expect(await refusalOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('import_old_workbook')
  const zip = new ZipFile()
  zip.addBuffer(Buffer.from('hello'), 'content.xml')
  zip.end()
  expect(await refusalOf(await buffer(zip.outputStream))).toBe('import_unreadable')
})
