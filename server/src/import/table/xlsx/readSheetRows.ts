import { MOST_CELLS } from '../RowCollector.ts'
import { StopReading } from '../StopReading.ts'
import { numberText } from './numberText.ts'
import { unescaped } from './readSharedStrings.ts'
import type { NumberStyle } from './readStyles.ts'
import type { WorkbookParts } from './WorkbookParts.ts'

type Sheet = {
  readonly strings: readonly string[]
  readonly styles: readonly NumberStyle[]
  readonly from1904: boolean
  readonly take: (row: number, cells: readonly string[]) => void
}

type Cell = { readonly type: string; readonly style: NumberStyle; readonly column: number; text: string }

/** Reads the rows of a sheet as texts. A cell with a formula gives the result that the spreadsheet program stored. */
export async function readSheetRows(parts: WorkbookParts, path: string, sheet: Sheet): Promise<void> {
  let row = 0
  let cells: string[] = []
  let cell: Cell | null = null
  let next = 0
  let inValue = false
  let inPhonetic = false

  function keep({ column, ...read }: Cell): void {
    const text = textOf(read, sheet)
    if (text === '') return
    if (column >= MOST_CELLS) throw new StopReading({ code: 'import_unreadable', row })
    while (cells.length < column) cells.push('')
    cells[column] = text
  }

  await parts.parse(path, {
    open: (tag, attributes) => {
      if (tag === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r'])
        if (!Number.isInteger(row) || row < 1) throw new StopReading({ code: 'import_unreadable', row: null })
        cells = []
        next = 0
      }
      if (tag === 'c') {
        const column = attributes['r'] === undefined ? next : columnOf(attributes['r'])
        next = column + 1
        const style = sheet.styles[Number(attributes['s'] ?? 0)] ?? 'number'
        cell = { type: attributes['t'] ?? 'n', style, column, text: '' }
      }
      if (tag === 'rPh') inPhonetic = true
      inValue = cell !== null && !inPhonetic && (tag === 'v' || tag === 't')
    },
    text: (text) => {
      if (inValue && cell !== null) cell.text += text
    },
    close: (tag) => {
      inValue = false
      if (tag === 'rPh') inPhonetic = false
      if (tag === 'c' && cell !== null) {
        keep(cell)
        cell = null
      }
      if (tag === 'row') sheet.take(row, cells)
    },
  })
}

function textOf({ type, style, text }: Omit<Cell, 'column'>, { strings, from1904 }: Sheet): string {
  if (type === 's') return strings[Number(text)] ?? ''
  if (type === 'b') return text === '' ? '' : text === '1' ? 'ja' : 'nee'
  if (type === 'n') return numberText(text, style, from1904)
  return unescaped(text)
}

/** The index of a column in a reference such as 'AB12': A is 0. */
function columnOf(reference: string): number {
  let column = 0
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
