import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import { csvFile } from '@uurwerk/domain/csvFile'
import { FileAnswer } from '../app/FileAnswer.ts'

const fileNames: Readonly<Record<ImportKind, string>> = {
  people: 'personen.csv',
  customers: 'klanten.csv',
  shiftTypes: 'shift-types.csv',
  contracts: 'contracten.csv',
  balances: 'beginsaldi.csv',
}

/** An import template: a file with the column headers and one example row. */
export function importTemplate(kind: ImportKind): FileAnswer {
  return importCsv(kind, [importColumns[kind].map((column) => column.example)])
}

export function importCsv(kind: ImportKind, rows: readonly (readonly string[])[]): FileAnswer {
  const head = importColumns[kind].map(({ header }) => header)
  return new FileAnswer({
    content: Buffer.from(csvFile(head, rows)),
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNames[kind],
  })
}
