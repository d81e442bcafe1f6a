import type { OwnStart, OwnTask } from '@uurwerk/contract/ownStart/ownStart'
import { daysBetween } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { lastDayOf, toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { today } from '../app/clock/now.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { formatNumber } from '../ui/format/formatNumber.ts'
import classes from './ownStart.module.css'

const words = texts.ownStart

/** The months that the employee must confirm or plan, with a button for each month (rule timesheets-72). */
export const OwnTasks = ({ tasks }: Pick<OwnStart, 'tasks'>) => (
  <Panel title={words.tasks}>
    {tasks.length === 0 ? (
      <Hint>{words.noTasks}</Hint>
    ) : (
      <ul className={classes.tasks}>
        {tasks.map((task) => (
          <Task key={task.yearMonth} task={task} yearMonth={toYearMonth(task.yearMonth)} />
        ))}
      </ul>
    )}
  </Panel>
)

function Task({ task, yearMonth }: { readonly task: OwnTask; readonly yearMonth: YearMonth }) {
  const { kind } = task
  const name = words.task[kind](formatMonth(yearMonth))
  return (
    <li>
      <p>
        <b>{name}</b>
        <small>{hoursOfTask(task)}</small>
        {kind !== 'plan' && (
          <small className={classes.late}>{words.past(daysBetween(lastDayOf(yearMonth), today()))}</small>
        )}
      </p>
      <Button
        component={Link}
        to={kind === 'confirm' ? paths.details({ month: yearMonth }) : paths.dashboard({ month: yearMonth })}
        variant={kind === 'plan' ? 'default' : 'filled'}
        aria-label={`${words.open[kind]}: ${name}`}
      >
        {words.open[kind]}
      </Button>
    </li>
  )
}

function hoursOfTask({ kind, countedHours, neededHours }: OwnTask): string {
  if (neededHours === 0)
    return countedHours === 0 ? words.nothingPlanned : texts.balances.hours(formatNumber(countedHours))
  const write = kind === 'plan' ? words.planned : words.filled
  return write(formatNumber(countedHours), formatNumber(neededHours))
}
