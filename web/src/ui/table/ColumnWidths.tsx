import type { Column } from './column.ts'

/** The columns as wide as they say; those that say nothing share what is left. */
export const ColumnWidths = <Row,>({ columns }: { readonly columns: readonly Column<Row>[] }) => (
  <colgroup>
    {columns.map(({ key, width }) => (
      <col key={key} style={{ width }} />
    ))}
  </colgroup>
)
