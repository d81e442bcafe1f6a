import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import { csvLine } from '@uurwerk/domain/payroll/csvLine'
import { FileAnswer } from '../http/FileAnswer.ts'

// By it, spreadsheets know that the file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

const fileNames: Readonly<Record<ImportKind, string>> = {
  people: 'personen.csv',
  customers: 'klanten.csv',
  contracts: 'contracten.csv',
  balances: 'beginsaldi.csv',
}

/** The headers, and one row to show by example what goes in each. */
export function importTemplate(kind: ImportKind): FileAnswer {
  const columns = importColumns[kind]
  const head = csvLine(columns.map(({ header }) => header))
  const example = csvLine(columns.map((column) => column.example))
  return new FileAnswer({
    content: Buffer.from(BYTE_ORDER_MARK + head + example),
    contentType: 'text/csv; charset=utf-8',
    fileName: fileNames[kind],
  })
}
