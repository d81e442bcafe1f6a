import type { Column } from './column.ts'

/** Sets the fixed widths of the columns. Columns without a fixed width share the remaining width. */
export const ColumnWidths = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <colgroup>
    {columns.map(({ key, width }) => (
      <col key={key} style={{ width }} />
    ))}
  </colgroup>
)
