import { PartTooLarge, type WorkbookParts } from './WorkbookParts.ts'

const MOST_STRINGS = 500_000

/** The texts of a workbook. A cell with a text has the number of its text in this list. */
export async function readSharedStrings(parts: WorkbookParts, path: string | null): Promise<readonly string[]> {
  const strings: string[] = []
  if (path === null) return strings
  let text = ''
  let inText = false
  // A phonetic text says how a Japanese text is pronounced, and is not a part of the cell.
  let inPhonetic = false
  await parts.parse(path, {
    open: (tag) => {
      if (tag === 'si') text = ''
      if (tag === 'rPh') inPhonetic = true
      inText = tag === 't' && !inPhonetic
    },
    text: (some) => {
      if (inText) text += some
    },
    close: (tag) => {
      if (tag === 'rPh') inPhonetic = false
      if (tag === 't') inText = false
      if (tag !== 'si') return
      if (strings.push(unescaped(text)) > MOST_STRINGS) throw new PartTooLarge()
    },
  })
  return strings
}

/** Excel writes a character that XML does not allow as '_x000D_'. */
export const unescaped = (text: string): string =>
  text.replaceAll(/_x([0-9A-F]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
