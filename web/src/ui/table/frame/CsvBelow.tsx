import type { ReactNode } from 'react'
import type { Column } from '../column.ts'
import { CsvButton } from '../parts/CsvButton.tsx'
import { LEAST_EXPORTED_ROWS } from '../toCsv.ts'
import classes from '../table.module.css'

type Props<Row> = {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly csvName: string | null
  readonly csvColumns?: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly search?: object
  readonly tools?: ReactNode
}

/** The export button below a list in a section. Such a list has no row of tools above it. */
export function CsvBelow<Row>({ label, columns, csvName, csvColumns = columns, rows, search, tools }: Props<Row>) {
  if (search !== undefined || tools !== undefined || csvName === null || rows.length < LEAST_EXPORTED_ROWS) return null
  return (
    <div className={classes.csvBelow}>
      <CsvButton name={csvName} label={label} columns={csvColumns} rows={rows} />
    </div>
  )
}
