import { readCsv } from './csv/readCsv.ts'
import { RowCollector } from './RowCollector.ts'
import { StopReading, type RefusalToRead } from './StopReading.ts'
import type { KnownHeaders, Table } from './table.ts'
import { readXlsx } from './xlsx/readXlsx.ts'

export type UnreadableTable = { readonly refusal: RefusalToRead }

const startsWith = (file: string | Uint8Array, bytes: readonly number[]): file is Uint8Array =>
  typeof file !== 'string' && bytes.every((byte, index) => file[index] === byte)

/** True when the first bytes are those of a zip file. An Excel workbook is a zip file. */
export const isZip = (file: string | Uint8Array): file is Uint8Array => startsWith(file, [0x50, 0x4b, 0x03, 0x04])

/** A workbook that a client sent as text. It cannot be read, because the conversion changed its bytes. */
const ZIP_AS_TEXT = 'PK\u0003\u0004'

/** The first bytes of a workbook of Excel 97 to 2003, and of a workbook with a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0]

export async function parseTable(file: string | Uint8Array, known: KnownHeaders): Promise<Table | UnreadableTable> {
  const rows = new RowCollector(known)
  try {
    if (startsWith(file, OLD_WORKBOOK)) throw new StopReading({ code: 'import_old_workbook' })
    if (typeof file === 'string' && file.startsWith(ZIP_AS_TEXT))
      throw new StopReading({ code: 'import_unreadable', row: null })
    const sheets = isZip(file) ? await readXlsx(file, rows) : readCsv(file, rows)
    return { ...rows.finish(), sheets: sheets ?? null }
  } catch (error) {
    if (error instanceof StopReading) return { refusal: error.refusal }
    throw error
  }
}
