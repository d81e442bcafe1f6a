import { csvLine } from './csvLine.ts'

// By it, spreadsheets know that the file is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF'

/** A head and its rows, as a file that opens by itself in a spreadsheet. */
export const csvFile = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [BYTE_ORDER_MARK, csvLine(head), ...rows.map(csvLine)].join('')
