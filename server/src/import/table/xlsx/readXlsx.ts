import type { RowCollector } from '../RowCollector.ts'
import { StopReading } from '../StopReading.ts'
import type { Table } from '../table.ts'
import { PartTooLarge, openWorkbook, type WorkbookParts } from './WorkbookParts.ts'
import { readRelations, readSheets, type SheetEntry } from './readSheets.ts'
import { readStyles } from './readStyles.ts'
import { readSharedStrings } from './readSharedStrings.ts'
import { readSheetRows } from './readSheetRows.ts'

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/**
 * Reads the first visible sheet of a workbook, and gives each row to the collector. The parts of the workbook are
 * unpacked and parsed as streams (rule import-39).
 */
export async function readXlsx(file: Uint8Array, rows: RowCollector): Promise<Table['sheets']> {
  try {
    const parts = await openWorkbook(file)
    return await readFirstSheet(parts, rows)
  } catch (error) {
    if (error instanceof StopReading) throw error
    if (error instanceof PartTooLarge) throw new StopReading({ code: 'import_workbook_too_large' })
    throw new StopReading({ code: 'import_unreadable', row: null })
  }
}

async function readFirstSheet(parts: WorkbookParts, rows: RowCollector): Promise<Table['sheets']> {
  const { sheets, from1904 } = await readSheets(parts, WORKBOOK)
  const visible = sheets.filter(({ hidden }) => !hidden)
  const [first] = visible
  if (first === undefined) throw new StopReading({ code: 'import_empty' })
  const relations = await readRelations(parts, RELATIONS)
  await readSheetRows(parts, pathOf(first, relations), {
    strings: await readSharedStrings(parts, partOfType(relations, 'sharedStrings')),
    styles: await readStyles(parts, partOfType(relations, 'styles')),
    from1904,
    take: (row, cells) => rows.take(row, cells),
  })
  return { read: first.name, others: visible.slice(1).map(({ name }) => name) }
}

type Relations = Awaited<ReturnType<typeof readRelations>>

function pathOf({ relation }: SheetEntry, relations: Relations): string {
  const target = relations.find(({ id }) => id === relation)?.target
  if (target === undefined) throw new StopReading({ code: 'import_unreadable', row: null })
  return inWorkbook(target)
}

function partOfType(relations: Relations, type: string): string | null {
  const target = relations.find((relation) => relation.type.endsWith(`/${type}`))?.target
  return target === undefined ? null : inWorkbook(target)
}

/** The target of a relation is relative to the folder of the workbook, or begins with a slash. */
const inWorkbook = (target: string): string => (target.startsWith('/') ? target.slice(1) : `xl/${target}`)
