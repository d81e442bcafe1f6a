import type { ReactNode } from 'react'
import type { Column } from '../column.ts'
import type { RowActions } from '../rowActions.ts'

/** The content of the cells in the footer row of the table, by the key of the column. */
export type Totals = Readonly<Record<string, ReactNode>>

type Props<Row> = Pick<RowActions<Row>, 'selection'> & {
  readonly columns: readonly Column<Row>[]
  readonly totals: Totals
}

export const TableFoot = <Row,>({ columns, totals, selection }: Props<Row>) => (
  <tfoot role="rowgroup">
    <tr role="row">
      {columns.map(({ key, title, align, inLine, pinnedAt }, place) => (
        <td
          key={key}
          role="cell"
          colSpan={place === 0 && selection !== undefined ? 2 : 1}
          data-align={align}
          data-pinned={pinnedAt === undefined ? undefined : true}
          style={pinnedAt === undefined ? undefined : { left: pinnedAt }}
          data-label={place === 0 ? undefined : title}
          data-lead={place === 0 || undefined}
          data-in-line={inLine}
        >
          {totals[key]}
        </td>
      ))}
    </tr>
  </tfoot>
)
