/** A cell that a spreadsheet would take for a formula; a number keeps its sign. */
const FORMULA = /^[=+\-@\t\r]/
const NUMBER = /^-?\d+(?:,\d+)?$/
const QUOTED = /[";\r\n]/

/** Cells between semicolons, as spreadsheets in Belgium read them. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(';')}\r\n`

function csvCell(text: string): string {
  const harmless = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return QUOTED.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
