import type { ImportDifference } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { useMemo } from 'react'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'

const { differing: words, errors, first } = texts.imports

type Row = {
  readonly row: number
  readonly name: string
  readonly column: string
  readonly stored: string
  readonly entered: string
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'row', title: errors.row, width: 80, align: 'right', value: ({ row }) => row },
  { key: 'name', title: words.name, width: '26%', leads: true, value: ({ name }) => name },
  { key: 'column', title: words.column, width: '20%', value: ({ column }) => column },
  { key: 'stored', title: words.stored, value: ({ stored }) => stored },
  { key: 'entered', title: words.entered, value: ({ entered }) => entered },
]

type Props = {
  readonly kind: ImportKind
  readonly differing: readonly ImportDifference[]
  readonly count: number
}

/** The existing records that differ from the file, with the stored value and the value in the file for each field. */
export function DifferenceTable({ kind, differing, count }: Props) {
  const rows = useMemo(
    () => differing.flatMap(({ row, name, fields }) => fields.map((field) => ({ row, name, ...field }))),
    [differing],
  )
  return (
    <section>
      <h2>{words.title}</h2>
      <Hint>{words.text}</Hint>
      {differing.length < count && <Hint>{first(differing.length, count)}</Hint>}
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ row, column }) => `${row} ${column}`}
        defaultSort={{ key: 'row', descending: false }}
        csvName={words.csv(kind)}
        prefix="differing"
      />
    </section>
  )
}
