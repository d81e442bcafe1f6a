import type { Column } from '../column.ts'

export const rowHeader = <Row>(columns: readonly Column<Row>[]): Column<Row> | undefined =>
  columns.find(({ leads }) => leads === true) ?? columns[0]
