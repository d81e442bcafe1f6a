import type { WorkbookParts } from './WorkbookParts.ts'

/** How a number in a cell is shown: as a number, a day, a time of the day, an amount of hours, or a percentage. */
export type NumberStyle = 'number' | 'day' | 'clock' | 'hours' | 'percent'

/** The styles of the cells in a workbook, by the number that a cell refers to. */
export async function readStyles(parts: WorkbookParts, path: string | null): Promise<readonly NumberStyle[]> {
  const styles: NumberStyle[] = []
  if (path === null) return styles
  const codes = new Map<number, string>()
  let inCellFormats = false
  await parts.parse(path, {
    open: (tag, { numFmtId = '', formatCode = '' }) => {
      if (tag === 'numFmt') codes.set(Number(numFmtId), formatCode)
      if (tag === 'cellXfs') inCellFormats = true
      if (tag === 'xf' && inCellFormats) styles.push(styleOf(Number(numFmtId), codes))
    },
    close: (tag) => {
      if (tag === 'cellXfs') inCellFormats = false
    },
  })
  return styles
}

/**
 * How a number with this format is shown. A workbook has no codes of the formats that are built into Excel, so these
 * formats are recognised by their ids.
 */
function styleOf(id: number, codes: ReadonlyMap<number, string>): NumberStyle {
  const code = codes.get(id)
  if (code !== undefined) return styleOfCode(code)
  if (id === 9 || id === 10) return 'percent'
  if (id === 46) return 'hours'
  if ((id >= 18 && id <= 21) || id === 45 || id === 47) return 'clock'
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'day' : 'number'
}

/** The parts of a format code that are shown as they are: quoted text, escaped characters, colours and languages. */
const LITERAL = /"[^"]*"|\\.|_.|\*.|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi

function styleOfCode(code: string): NumberStyle {
  const [positive = ''] = code.replaceAll(LITERAL, '').split(';')
  if (/^general$/i.test(positive.trim())) return 'number'
  if (/\[(h+|m+|s+)\]/i.test(positive)) return 'hours'
  if (/[dy]/i.test(positive)) return 'day'
  if (/[hs]/i.test(positive)) return 'clock'
  if (/m/i.test(positive)) return 'day'
  return positive.includes('%') ? 'percent' : 'number'
}
