import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isWeekend, type Day } from '@uurwerk/domain/time/day'
import { Card } from '@mantine/core'
import { monthOnClock } from '../../app/clock/monthOnClock.ts'
import { today } from '../../app/clock/now.ts'
import { useHour } from '../../app/clock/useHour.ts'
import { HrStart } from '../HrStart.tsx'
import { useSharedMonth } from '../../app/month/sharedMonth.ts'
import { OwnStart } from '../../ownStart/OwnStart.tsx'
import { useCurrentUser } from '../../app/session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { MonthClock } from '../../ui/charts/MonthClock.tsx'
import { FirstSteps } from './FirstSteps.tsx'
import { greetingAt } from './greetingAt.ts'
import classes from './welcome.module.css'

/** The first page of HR or of an employee. It shows the current month as a clock. */
export function WelcomePage() {
  useSharedMonth()
  const { firstName, roles } = useCurrentUser()
  const day = today()
  const hour = useHour()
  const { days, workdays, workdayToday, fullTimeHours } = monthOnClock(day)
  const inWords = formatDayInWords(day)
  const isHr = roles.includes('ROLE_ADMIN')

  return (
    <>
      {isHr && <FirstSteps />}
      <Card className={classes.root} data-own={!isHr || undefined}>
        <title>{texts.app.title(texts.welcome.title)}</title>
        <div className={classes.words}>
          <p className={classes.day}>{inWords}</p>
          <h1>{texts.welcome.greeting[greetingAt(hour)](firstName)}</h1>
          <p className={classes.figures}>
            {dayInMonth(day, workdayToday, workdays)} {texts.welcome.fullTime(fullTimeHours)}
          </p>
        </div>
        <div className={classes.art}>
          <MonthClock days={days.map((each) => ({ off: isWeekend(each), fill: fillOf(each, day) }))} hour={hour} />
        </div>
      </Card>
      {isHr ? <HrStart /> : <OwnStart />}
    </>
  )
}

/** The colour of a day on the clock. Days until today are light, and later days are dark. */
const fillOf = (day: string, now: string): string => (day <= now ? 'var(--u-brand-2)' : 'var(--u-brand-6)')

function dayInMonth(day: Day, workdayToday: number | null, workdays: number): string {
  if (workdayToday !== null) return texts.welcome.workday(workdayToday, workdays)
  return isWeekend(day) ? texts.welcome.weekend(workdays) : texts.welcome.holiday(workdays)
}
