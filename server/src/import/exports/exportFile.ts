import type { ImportColumn, ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import type { FileAnswer } from '../../app/FileAnswer.ts'
import type { Database } from '../../platform/db/database.ts'
import { importCsv } from '../importTemplate.ts'
import type { Cells } from '../importing.ts'
import { exportRowsOf } from './exportRowsOf.ts'

/** The stored records in the columns of the import, to import into an empty company (rule import-47). */
export async function exportFile(db: Database, kind: ImportKind): Promise<FileAnswer> {
  const columns = importColumns[kind]
  const rows = await exportRowsOf[kind](db)
  return importCsv(
    kind,
    rows.map((row) => columns.map((column) => cellOf(column, row))),
  )
}

/** A percentage of at most 1 gets the sign %, because the import reads 0,8 as 80 % (rule import-32). */
function cellOf({ path, unit }: ImportColumn, row: Cells): string {
  const text = row[path] ?? ''
  const isSmall = unit === 'percent' && text !== '' && text !== '0' && Number(text.replace(',', '.')) <= 1
  return isSmall ? `${text} %` : text
}
