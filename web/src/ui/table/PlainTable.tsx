import { Table } from '@mantine/core'
import { Fragment } from 'react'
import type { ReactNode } from 'react'
import type { RowKey } from './rowActions.ts'
import classes from './PlainTable.module.css'

type PlainColumn<Row> = {
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly align?: 'right'
  /** What a phone can do without: it follows from the others. */
  readonly spare?: true
}

type Props<Row> = {
  readonly label: string
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  /** A line that belongs to the row above it: a reference, or its editor. */
  readonly below?: (row: Row) => ReactNode
  /** A row that is about to change, which its words must say too: by one's own hand, or along with another. */
  readonly tone?: (row: Row) => 'brand' | 'red' | undefined
}

/** A few rows that stand as they are: nothing to sort, search or choose. */
export const PlainTable = <Row,>({ label, columns, rows, rowKey, below, tone }: Props<Row>) => (
  <Table className={classes.table} aria-label={label} stickyHeader={false} highlightOnHover={false}>
    <thead>
      <tr>
        {columns.map(({ title, align, spare }) => (
          <th key={title} scope="col" data-align={align} data-spare={spare}>
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const more = below?.(row)
        return (
          <Fragment key={rowKey(row)}>
            <tr data-goes-on={Boolean(more) || undefined} data-tone={tone?.(row)}>
              {columns.map(({ title, cell, align, spare }) => (
                <td key={title} data-align={align} data-spare={spare}>
                  {cell(row)}
                </td>
              ))}
            </tr>
            {more && (
              <tr>
                <td className={classes.below} colSpan={columns.length}>
                  {more}
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </tbody>
  </Table>
)
