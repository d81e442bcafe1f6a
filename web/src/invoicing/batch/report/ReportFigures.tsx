import { formatCount } from '@uurwerk/domain/money/formatCount'
import * as texts from '../../../texts/texts.ts'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { writtenHours } from '../../../ui/written/writtenHours.ts'
import { totalsOfRows } from '../../totalOf.ts'
import type { BeforeAndAfter, Figures } from './figures.ts'

const words = texts.batches.figures

type Row = { readonly title: string; readonly valueOf: (figures: Figures) => string }

const ROWS: readonly Row[] = [
  { title: words.count, valueOf: ({ count }) => formatCount(count) },
  { title: words.hours, valueOf: ({ hours }) => writtenHours(hours) },
  { title: words.excluded, valueOf: (figures) => euros(figures, 'excluded') },
  { title: words.included, valueOf: (figures) => euros(figures, 'included') },
]

/**
 * The number, the hours and the amounts of the items that HR chose, beside those of the items that succeeded. The table
 * has three columns, so that a phone shows all figures.
 */
export const ReportFigures = ({ before, after }: BeforeAndAfter) => (
  <PlainTable<Row>
    label={words.label}
    rows={ROWS}
    rowKey={({ title }) => title}
    columns={[
      { title: words.what, cell: ({ title }) => title },
      { title: words.before, align: 'right', cell: ({ valueOf }) => valueOf(before) },
      { title: words.after, align: 'right', cell: ({ valueOf }) => valueOf(after) },
    ]}
  />
)

function euros({ amounts }: Figures, kind: 'excluded' | 'included'): string {
  return amounts.length === 0 ? texts.table.nothing : totalsOfRows(amounts)[kind]
}
