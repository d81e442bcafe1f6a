import { csvLine } from './csvLine.ts'

// A mark at the start of the file. Spreadsheet programs recognise UTF-8 by this mark.
const BYTE_ORDER_MARK = '\uFEFF'

/** Writes a CSV file with a header line and rows. Spreadsheet programs show its characters correctly. */
export const csvFile = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [BYTE_ORDER_MARK, csvLine(head), ...rows.map(csvLine)].join('')
