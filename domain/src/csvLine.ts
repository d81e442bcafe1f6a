/**
 * A pattern for the start of a cell that a spreadsheet program would run as a formula. The wide characters of an Asian
 * keyboard are included. A number with a sign is not a formula.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
const NUMBER = /^-?\d+(?:,\d+)?$/
const QUOTED = /[";\r\n]/

/** Writes one CSV line. Belgian spreadsheet settings expect a semicolon between cells. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
