import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { currentMonth } from '../clock/now.ts'
import { texts } from '../texts/texts.ts'
import { MonthSwitcher } from '../ui/MonthSwitcher.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import classes from './planning.module.css'
import { useMonthArrows } from '../timesheets/useMonthArrows.ts'

type Props = { readonly yearMonth: YearMonth; readonly onChange: (yearMonth: YearMonth) => void }

/** Buttons that show the previous month with a contract, the next month with a contract, and the current month. */
export function PlanningMonths({ yearMonth, onChange }: Props) {
  const arrows = useMonthArrows(yearMonth)
  const isPhone = useIsPhone()
  return (
    <div className={classes.months}>
      <MonthSwitcher month={yearMonth} onChange={onChange} {...arrows} />
      {!isPhone && yearMonth !== currentMonth() && (
        <Button variant="subtle" color="gray" onClick={() => onChange(currentMonth())}>
          {texts.planning.thisMonth}
        </Button>
      )}
    </div>
  )
}
