import type { Column } from '../column.ts'

/** The column that identifies the row. */
export const rowHeader = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ leads }) => leads === true) ?? columns[0]
