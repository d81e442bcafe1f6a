import type { ImportError } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { useMemo } from 'react'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { READY } from './ready.ts'

const { errors: words, warnings, first } = texts.imports

type ErrorRow = ImportError & { readonly key: number }

const COLUMNS: readonly Column<ErrorRow>[] = [
  { key: 'row', title: words.row, width: 80, align: 'right', value: ({ row }) => row },
  {
    key: 'column',
    title: words.column,
    width: '22%',
    leads: true,
    value: ({ column }) => column ?? words.wholeRow,
  },
  { key: 'value', title: words.value, width: '22%', value: ({ value }) => value },
  { key: 'message', title: words.message, value: ({ message }) => message },
]

const SEARCH = {
  placeholder: words.search,
  textOf: ({ row, column, value, message }: ErrorRow) => `${row} ${column ?? ''} ${value} ${message}`,
}

type Props = {
  readonly kind: ImportKind
  readonly errors: readonly ImportError[]
  /** The number of all errors or warnings of the import file. */
  readonly count: number
  /** True when the table shows warnings instead of errors. A row with a warning is still imported. */
  readonly only?: 'warnings'
}

/** The errors or warnings of all rows together, so that HR can correct the whole file before the next attempt. */
export function ErrorTable({ kind, errors, count, only }: Props) {
  const rows = useMemo(() => errors.map((error, key) => ({ ...error, key })), [errors])
  const { title, text, csv } = only === 'warnings' ? warnings : words
  return (
    <section>
      <h2>{title}</h2>
      <Hint>{text}</Hint>
      {errors.length < count && <Hint>{first(errors.length, count)}</Hint>}
      <DataTable
        label={title}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ key }) => key}
        load={READY}
        defaultSort={{ key: 'row', descending: false }}
        search={SEARCH}
        csvName={csv(kind)}
        prefix={only ?? 'errors'}
      />
    </section>
  )
}
