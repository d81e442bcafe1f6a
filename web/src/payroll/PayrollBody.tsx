import type { PayrollMonth } from '@uurwerk/contract/payroll/payroll'
import { MonthGrid } from './MonthGrid.tsx'
import classes from './payroll.module.css'
import { PayrollTable } from './table/PayrollTable.tsx'
import type { PersonMonth } from './queries.ts'
import * as texts from '../texts/texts.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { PlainTable } from '../ui/table/PlainTable.tsx'
import { writtenHours } from '../ui/written/writtenHours.ts'
import { PayCodeChip } from './PayCodeChip.tsx'

const words = texts.payroll

/** The hours and days of the payroll month for each pay code. */
const PerCode = ({ codes }: { readonly codes: PayrollMonth['totals']['codes'] }) => (
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

type Props = {
  readonly of: PersonMonth
  readonly month: PayrollMonth
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
}

export function PayrollBody({ of, month, load }: Props) {
  const days = month._embedded.adminReducedDayInTimeSheetDtoList
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <MonthGrid yearMonth={of.yearMonth} rows={days} />
        {month.totals.codes.length > 0 && <PerCode codes={month.totals.codes} />}
      </div>
      <PayrollTable of={of} month={month} load={load} />
    </div>
  )
}
