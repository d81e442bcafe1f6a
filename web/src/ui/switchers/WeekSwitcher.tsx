import { dayOfMonth, addDays, type Day } from '@uurwerk/domain/time/day'
import { shortMonthName } from '@uurwerk/domain/time/formatDay'
import { weekNumberOf } from '@uurwerk/domain/time/week'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import classes from './MonthSwitcher.module.css'
import { SwitcherArrow } from './SwitcherArrow.tsx'

type Props = { readonly monday: Day; readonly onChange: (monday: Day) => void }

const dayAndMonth = (day: Day) => `${dayOfMonth(day)} ${shortMonthName(monthOf(day))}`

export const WeekSwitcher = ({ monday, onChange }: Props) => (
  <div className={classes.root}>
    <SwitcherArrow
      to="previous"
      label={texts.ui.previousWeek}
      available
      onClick={() => onChange(addDays(monday, -7))}
    />
    <span className={classes.month} aria-live="polite">
      {texts.ui.week(weekNumberOf(monday), `${dayAndMonth(monday)} – ${dayAndMonth(addDays(monday, 6))}`)}
    </span>
    <SwitcherArrow to="next" label={texts.ui.nextWeek} available onClick={() => onChange(addDays(monday, 7))} />
  </div>
)
