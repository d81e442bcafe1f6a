import { formatCount } from '@uurwerk/domain/money/formatCount'
import * as texts from '../../../texts/texts.ts'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { writtenHours } from '../../../ui/written/writtenHours.ts'
import { totalsOfRows } from '../../totalOf.ts'
import type { BeforeAndAfter, Figures } from './figures.ts'

const words = texts.batches.figures

type Row = { readonly title: string; readonly figures: Figures }

/** The number, the hours and the amounts of the items that HR chose, beside those of the items that succeeded. */
export const ReportFigures = ({ before, after }: BeforeAndAfter) => (
  <PlainTable<Row>
    label={words.label}
    rows={[
      { title: words.before, figures: before },
      { title: words.after, figures: after },
    ]}
    rowKey={({ title }) => title}
    columns={[
      { title: words.what, cell: ({ title }) => title },
      { title: words.count, align: 'right', cell: ({ figures }) => formatCount(figures.count) },
      { title: words.hours, align: 'right', cell: ({ figures }) => writtenHours(figures.hours) },
      { title: words.excluded, align: 'right', cell: ({ figures }) => euros(figures, 'excluded') },
      { title: words.included, align: 'right', spare: true, cell: ({ figures }) => euros(figures, 'included') },
    ]}
  />
)

const euros = ({ amounts }: Figures, kind: 'excluded' | 'included'): string =>
  amounts.length === 0 ? texts.table.nothing : totalsOfRows(amounts)[kind]
