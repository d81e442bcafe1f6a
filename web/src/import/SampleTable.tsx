import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { importColumns } from '@uurwerk/contract/import/importColumns'
import { useMemo } from 'react'
import { texts } from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import type { Column } from '../ui/table/column.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { ImportReport } from './queries.ts'
import { READY } from './ready.ts'

const { sample: words, errors } = texts.imports

type Row = ImportReport['sample'][number]

const COLUMN_PX = 150

const ROW_NUMBER: Column<Row> = { key: 'row', title: errors.row, width: 64, align: 'right', value: ({ row }) => row }

/** The first rows as they were read, defaults included: whether the file is understood as it was meant. */
export function SampleTable({ kind, report }: { readonly kind: ImportKind; readonly report: ImportReport }) {
  const { sample, made } = report
  const columns = useMemo(() => columnsOf(kind, sample), [kind, sample])
  return (
    <section>
      <h2>{words.title}</h2>
      <Hint>{words.text(sample.length, made)}</Hint>
      <DataTable
        label={words.title}
        columns={columns}
        rows={sample}
        csvName={null}
        rowKey={({ row }) => row}
        load={READY}
        defaultSort={{ key: 'row', descending: false }}
        minWidth={COLUMN_PX * columns.length}
        prefix="sample"
      />
    </section>
  )
}

/** Without the columns that say nothing. */
const columnsOf = (kind: ImportKind, sample: readonly Row[]): readonly Column<Row>[] => [
  ROW_NUMBER,
  ...importColumns[kind]
    .filter(({ header }) => sample.some(({ values }) => (values[header] ?? '') !== ''))
    .map(({ header }, index): Column<Row> => ({
      key: header,
      title: header,
      width: COLUMN_PX,
      value: ({ values }) => values[header] ?? '',
      ...(index === 0 && { leads: true }),
    })),
]
