import type { WorkbookParts } from './WorkbookParts.ts'

export type SheetEntry = { readonly name: string; readonly relation: string; readonly hidden: boolean }

type Workbook = {
  readonly sheets: readonly SheetEntry[]
  /** True when the workbook counts its days from 1904, as old versions of Excel for Mac did. */
  readonly from1904: boolean
}

/** The sheets of a workbook in the order of their tabs. */
export async function readSheets(parts: WorkbookParts, path: string): Promise<Workbook> {
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
export async function readRelations(parts: WorkbookParts, path: string): Promise<readonly Relation[]> {
  const relations: Relation[] = []
  await parts.parse(path, {
    open: (tag, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (tag === 'Relationship') relations.push({ id, type, target })
    },
  })
  return relations
}
