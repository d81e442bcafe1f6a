import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isWeekend } from '@uurwerk/domain/time/day'
import { today } from '../clock/now.ts'
import { monthOnClock } from '../clock/monthOnClock.ts'
import { useHour } from '../clock/useHour.ts'
import { texts } from '../texts/texts.ts'
import { MonthClock } from '../ui/clock/MonthClock.tsx'
import classes from './login.module.css'

// The colours of an example month. They are the colours of shifts and absences.
const FILLS = [
  'shift-1',
  'shift-1',
  'shift-2',
  'shift-2',
  'shift-5',
  'ev-vacation',
  'shift-1',
  'shift-8',
  'shift-6',
  'shift-7',
]

/**
 * The month drawn as a clock. The clock is only decoration, because the text below the clock contains the same figures.
 */
export function LoginClock() {
  const { days, workdays } = monthOnClock(today())
  const segments = days.map((day, index) => ({ off: isWeekend(day), fill: `var(--u-${FILLS[index % FILLS.length]})` }))
  return (
    <aside className={classes.right}>
      <MonthClock days={segments} hour={useHour()} />
      <div className={classes.figures}>
        <p>{formatDayInWords(today())}</p>
        <p>{texts.session.monthInFigures(workdays)}</p>
      </div>
    </aside>
  )
}
