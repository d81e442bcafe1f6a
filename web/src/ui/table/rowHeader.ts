import type { Column } from './column.ts'

/** The column that a row is known by. */
export const rowHeader = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ leads }) => leads === true) ?? columns[0]
