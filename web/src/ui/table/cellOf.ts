import type { ReactNode } from 'react'
import { texts } from '../../texts/texts.ts'
import type { Column } from './column.ts'

/** The content of a cell. An empty value is a dash, so that it does not look like a value that failed to load. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell !== undefined) return column.cell(row)
  const value = column.value(row)
  return value === null || value === '' ? texts.table.nothing : value
}
