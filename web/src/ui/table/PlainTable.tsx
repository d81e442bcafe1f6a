import { Table } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import type { CellValue } from './column.ts'
import { CsvButton } from './parts/CsvButton.tsx'
import type { RowKey } from './rowActions.ts'
import { LEAST_EXPORTED_ROWS } from './toCsv.ts'
import classes from './PlainTable.module.css'

type PlainColumn<Row> = {
  /** A soft hyphen marks where the browser may break a long word. The exported file does not contain it. */
  readonly title: string
  /** The content of a cell. When it is absent, the cell shows the value of the exported file. */
  readonly cell?: (row: Row) => ReactNode
  readonly align?: 'right'
  /** True for a column that a phone hides, because its value follows from the other columns. */
  readonly spare?: true
  /** The value of the column in the exported file. A column of buttons has none. */
  readonly csv?: (row: Row) => CellValue
}

type Props<Row> = {
  readonly label: string
  readonly columns: readonly PlainColumn<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => RowKey
  /** The name of the exported file, without '.csv'. Only a table whose rows can be exported has this name. */
  readonly csvName?: string
  readonly below?: (row: Row) => ReactNode
  /** The colour of a row that will change. The text must say the same, because some users cannot see colours. */
  readonly tone?: (row: Row) => 'brand' | 'red' | undefined
}

/** A table with a few rows. The rows cannot be sorted, searched or selected. */
export const PlainTable = <Row,>({ csvName, ...props }: Props<Row>) => (
  <>
    <PlainRows {...props} />
    {csvName !== undefined && props.rows.length >= LEAST_EXPORTED_ROWS && (
      <div className={classes.csv}>
        <CsvButton
          name={csvName}
          label={props.label}
          columns={props.columns.flatMap(({ title, csv }) =>
            csv === undefined ? [] : [{ title: title.replaceAll('\u00AD', ''), value: csv }],
          )}
          rows={props.rows}
        />
      </div>
    )}
  </>
)

const PlainRows = <Row,>({ label, columns, rows, rowKey, below, tone }: Omit<Props<Row>, 'csvName'>) => (
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
              {columns.map(({ title, csv, cell = csv, align, spare }) => (
                <td key={title} data-align={align} data-spare={spare}>
                  {cell?.(row)}
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
