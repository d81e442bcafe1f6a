import type { ReactNode } from 'react'
import { texts } from '../../texts/texts.ts'
import type { Column } from './column.ts'

/** What stands in a cell; nothing is a dash, so that it cannot be taken for something that failed to load. */
export function cellOf<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell !== undefined) return column.cell(row)
  const value = column.value(row)
  return value === null || value === '' ? texts.table.nothing : value
}
