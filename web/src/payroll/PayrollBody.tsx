import type { PayrollMonth } from '@uurwerk/contract/payroll'
import { MonthGrid } from './MonthGrid.tsx'
import classes from './payroll.module.css'
import { PayrollTable } from './PayrollTable.tsx'
import { PerCode } from './PerCode.tsx'
import type { PersonMonth } from './queries.ts'

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
