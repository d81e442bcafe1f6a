import { useRef } from 'react'
import type { Column } from './column.ts'
import type { RowActions, RowKey } from './rowActions.ts'
import { TableRow } from './TableRow.tsx'
import { useRowsInView } from './useRowsInView.ts'

type Props<Row> = RowActions<Row> & {
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  readonly asCards: boolean
}

/** The rows, or of a long list those in view, with the room that the others take above and below them. */
export function TableRows<Row>({ rows, rowKey, asCards, ...row }: Props<Row>) {
  const start = useRef<HTMLTableSectionElement>(null)
  const { inView, above, below, measure } = useRowsInView({ rows, rowKey, asCards, columns: row.columns.length, start })
  return (
    <>
      <Gap ref={start} height={above} />
      {inView.map((index) => {
        const value = rows[index]
        if (value === undefined) return null
        const key = rowKey(value)
        return (
          <TableRow
            key={key}
            ref={measure}
            index={index}
            row={value}
            isChosen={row.selection?.chosen.has(key) ?? false}
            isOpen={row.openKey === key}
            rowKey={key}
            {...row}
          />
        )
      })}
      <Gap height={below} />
    </>
  )
}

const Gap = ({ height, ref }: { readonly height: number; readonly ref?: React.Ref<HTMLTableSectionElement> }) => (
  <tbody ref={ref} role="presentation">
    {height > 0 && <tr role="presentation" style={{ height }} />}
  </tbody>
)
