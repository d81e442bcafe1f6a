import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import type { CalendarDay } from './calendarDays.ts'
import classes from '../planning.module.css'

type Props = { readonly days: readonly CalendarDay[]; readonly yearMonth: YearMonth; readonly frozen: boolean }

/**
 * The help text for an empty month. It is below the calendar, so that the calendar does not move when the first shift
 * is planned.
 */
export function EmptyMonth({ days, yearMonth, frozen }: Props) {
  const isPhone = useIsPhone()
  if (frozen || days.some(({ shifts, absences }) => shifts.length + absences.length > 0)) return null
  return (
    <p className={classes.empty}>
      <IconCalendarPlus size={16} stroke={1.75} aria-hidden />
      <span>
        {texts.planning.nothingYet(formatMonth(yearMonth))}{' '}
        {isPhone ? texts.planning.howToPlanByTouch : texts.planning.howToPlan} {texts.guides.more}{' '}
        <Link to={paths.guides({ guide: 'medewerker' })}>{texts.guides.read}</Link>
      </span>
    </p>
  )
}
