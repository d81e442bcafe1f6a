import type { RowCollector } from '../RowCollector.ts'
import { StopReading } from '../StopReading.ts'
import type { Table } from '../table.ts'
import { PartTooLarge, openWorkbook, type WorkbookParts } from './WorkbookParts.ts'
import { readStyles } from './readStyles.ts'
import { readSharedStrings } from './readSharedStrings.ts'
import { readSheetRows } from './readSheetRows.ts'

type SheetEntry = { readonly name: string; readonly relation: string; readonly hidden: boolean }

type Workbook = {
  readonly sheets: readonly SheetEntry[]
  /** True when the workbook counts its days from 1904, as old versions of Excel for Mac did. */
  readonly from1904: boolean
}

async function readSheets(parts: WorkbookParts, path: string): Promise<Workbook> {
  const sheets: SheetEntry[] = []
  let from1904 = false
  await parts.parse(path, {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') from1904 = ['1', 'true'].includes(attributes['date1904'] ?? '')
      if (tag !== 'sheet') return
      const relation = Object.entries(attributes).find(([name]) => /^\w+:id$/.test(name))?.[1] ?? ''
      const hidden = (attributes['state'] ?? 'visible') !== 'visible'
      sheets.push({ name: attributes['name'] ?? '', relation, hidden })
    },
  })
  return { sheets, from1904 }
}

type Relation = { readonly id: string; readonly type: string; readonly target: string }

/** The files that a file of the workbook refers to, with the ids of the references. */
async function readRelations(parts: WorkbookParts, path: string): Promise<readonly Relation[]> {
  const relations: Relation[] = []
  await parts.parse(path, {
    open: (tag, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (tag === 'Relationship') relations.push({ id, type, target })
    },
  })
  return relations
}

const WORKBOOK = 'xl/workbook.xml'
const RELATIONS = 'xl/_rels/workbook.xml.rels'

/** Reads the first visible sheet. The parts are unpacked and parsed as streams (rule import-39). */
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
