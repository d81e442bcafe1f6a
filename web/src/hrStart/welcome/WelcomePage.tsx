import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isWeekend } from '@uurwerk/domain/time/day'
import type { Day } from '@uurwerk/domain/time/day'
import { Card } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { monthOnClock } from '../../app/clock/monthOnClock.ts'
import { today } from '../../app/clock/now.ts'
import { useHour } from '../../app/clock/useHour.ts'
import { HrStart } from '../HrStart.tsx'
import { useSharedMonth } from '../../app/month/sharedMonth.ts'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import { navGroupsOf } from '../../app/shell/menu/navItems.ts'
import type { NavItem } from '../../app/shell/menu/navItems.ts'
import * as texts from '../../texts/texts.ts'
import { MonthClock } from '../../ui/charts/MonthClock.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { greetingAt } from './greetingAt.ts'
import classes from './welcome.module.css'

/**
 * The start page: the current month as a clock. For HR the clock is small and above the state of the month. When this
 * page opens, all screens go to the current month.
 */
export function WelcomePage({ items }: { readonly items: readonly NavItem[] }) {
  useSharedMonth()
  const { firstName, roles } = useCurrentUser()
  const { employee } = navGroupsOf(items, roles)
  const day = today()
  const hour = useHour()
  const { days, workdays, workdayToday, fullTimeHours } = monthOnClock(day)
  const inWords = formatDayInWords(day)
  const isHr = roles.includes('ROLE_ADMIN')

  return (
    <>
      {isHr && <FirstSteps />}
      <Card className={classes.root} data-band={isHr || undefined}>
        <title>{texts.app.title(texts.welcome.title)}</title>
        <div className={classes.words}>
          <p className={classes.day}>{inWords}</p>
          <h1>{texts.welcome.greeting[greetingAt(hour)](firstName)}</h1>
          <p className={classes.figures}>
            {dayInMonth(day, workdayToday, workdays)} {texts.welcome.fullTime(fullTimeHours)}
          </p>
          {!isHr && <Places items={employee} />}
        </div>
        <div className={classes.art}>
          <MonthClock days={days.map((each) => ({ off: isWeekend(each), fill: fillOf(each, day) }))} hour={hour} />
        </div>
      </Card>
      {isHr && <HrStart />}
    </>
  )
}

/**
 * The colour of a day on the clock. The days up to today have a light colour, and the days after today have a dark
 * colour.
 */
const fillOf = (day: string, now: string): string => `var(--u-brand-${day <= now ? 2 : 6})`

const Places = ({ items }: { readonly items: readonly NavItem[] }) =>
  items.length === 0 ? null : (
    <nav aria-label={texts.welcome.whereTo} className={classes.places}>
      {items.map(({ to, label, icon: Icon }) => (
        <Link key={to} to={to}>
          <Icon size={20} stroke={1.75} aria-hidden />
          <span>{label}</span>
          <IconChevronRight size={16} stroke={1.75} aria-hidden />
        </Link>
      ))}
    </nav>
  )

function dayInMonth(day: Day, workdayToday: number | null, workdays: number): string {
  if (workdayToday !== null) return texts.welcome.workday(workdayToday, workdays)
  return isWeekend(day) ? texts.welcome.weekend(workdays) : texts.welcome.holiday(workdays)
}
