import type { PayrollMonth } from '@uurwerk/contract/payroll'
import { texts } from '../texts/texts.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { writtenHours } from '../ui/writtenHours.ts'
import { PayCodeChip } from './PayCodeChip.tsx'

const words = texts.payroll

/** The hours and days of the month by code. */
export const PerCode = ({ codes }: { readonly codes: PayrollMonth['totals']['codes'] }) => (
  <Panel title={words.perCode}>
    <PlainTable
      label={words.perCode}
      rows={codes}
      rowKey={({ code }) => code}
      columns={[
        { title: words.table.code, cell: ({ code, color }) => <PayCodeChip code={code} color={color} /> },
        { title: words.table.description, cell: ({ codeDefinition }) => codeDefinition },
        { title: words.table.dayCount, align: 'right', cell: ({ days }) => days },
        { title: words.table.hours, align: 'right', cell: ({ hours }) => writtenHours(hours) },
      ]}
    />
  </Panel>
)
