import type { ImportError } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { useMemo, type ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { ImportReport } from '../queries.ts'
import type { FileInterpretation } from '../useImport.ts'
import { CorrectCell } from './CorrectCell.tsx'

const { errors: words, warnings, first } = texts.imports

type ErrorRow = ImportError

const columnsOf = (cellOf?: (row: ErrorRow) => ReactNode): readonly Column<ErrorRow>[] => [
  { key: 'row', title: words.row, width: 80, align: 'right', value: ({ row }) => row },
  {
    key: 'column',
    title: words.column,
    width: '22%',
    leads: true,
    value: ({ column }) => column ?? words.wholeRow,
  },
  {
    key: 'value',
    title: words.value,
    width: '22%',
    value: ({ value }) => value,
    ...(cellOf !== undefined && { cell: cellOf }),
  },
  { key: 'message', title: words.message, value: ({ message }) => message },
]

const SEARCH = {
  placeholder: words.search,
  textOf: ({ row, column, value, message }: ErrorRow) => `${row} ${column ?? ''} ${value} ${message}`,
}

type Props = {
  readonly kind: ImportKind
  readonly errors: readonly ImportError[]
  readonly count: number
  /** 'warnings' when the table shows only warnings. A row with a warning is still imported. */
  readonly only?: 'warnings'
  /** The columns of the file. `onCorrect` corrects one cell of a column. */
  readonly columns?: ImportReport['columns']
  readonly onCorrect?: FileInterpretation['correct']
}

/** The errors or warnings of all rows together, so that HR can correct the whole file before the next attempt. */
export function ErrorTable({ kind, errors, count, only, columns: ofFile, onCorrect }: Props) {
  const columns = useMemo(() => {
    if (ofFile === undefined || onCorrect === undefined) return columnsOf()
    const paths = new Map(ofFile.map(({ header, path }) => [header, path]))
    return columnsOf(({ row, column, value }) => {
      const path = column === null ? null : (paths.get(column) ?? null)
      if (path === null || column === null) return value
      return (
        <CorrectCell row={row} column={column} value={value} onCorrect={(to) => onCorrect({ row, path, value: to })} />
      )
    })
  }, [ofFile, onCorrect])
  const { title, text, csv } = only === 'warnings' ? warnings : words
  return (
    <section>
      <h2>{title}</h2>
      <Hint>{text}</Hint>
      {errors.length < count && <Hint>{first(errors.length, count)}</Hint>}
      <DataTable
        label={title}
        columns={columns}
        rows={errors}
        rowKey={({ row, column, message }) => `${row} ${column ?? ''} ${message}`}
        defaultSort={{ key: 'row', descending: false }}
        search={SEARCH}
        csvName={csv(kind)}
        prefix={only ?? 'errors'}
      />
    </section>
  )
}
