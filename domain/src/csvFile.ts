import { csvLine } from './csvLine.ts'

// Spreadsheet programs recognise UTF-8 by this mark at the start of the file.
const BYTE_ORDER_MARK = '\uFEFF'

/** A CSV file with a header line and rows, which spreadsheet programs open with the right characters. */
export const csvFile = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [BYTE_ORDER_MARK, csvLine(head), ...rows.map(csvLine)].join('')
