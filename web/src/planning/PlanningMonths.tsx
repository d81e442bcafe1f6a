import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { currentMonth } from '../clock/now.ts'
import { texts } from '../texts/texts.ts'
import { MonthSwitcher } from '../ui/MonthSwitcher.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import classes from './planning.module.css'
import { workedMonthQuery } from '../timesheets/queries.ts'

type Props = { readonly yearMonth: YearMonth; readonly onChange: (yearMonth: YearMonth) => void }

/** Leafs through the months in which the person has a contract, and back to this one. */
export function PlanningMonths({ yearMonth, onChange }: Props) {
  const { data, isError } = useQuery({ ...workedMonthQuery(yearMonth), placeholderData: keepPreviousData })
  const isPhone = useIsPhone()
  return (
    <div className={classes.months}>
      <MonthSwitcher
        month={yearMonth}
        onChange={onChange}
        previousAvailable={data?.previousMonthAvailable ?? isError}
        nextAvailable={data?.nextMonthAvailable ?? isError}
      />
      {!isPhone && yearMonth !== currentMonth() && (
        <Button variant="subtle" color="gray" onClick={() => onChange(currentMonth())}>
          {texts.planning.thisMonth}
        </Button>
      )}
    </div>
  )
}
