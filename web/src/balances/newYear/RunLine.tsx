import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import classes from './newYear.module.css'
import type { NewYear } from './queries.ts'

type Props = { readonly year: number; readonly runs: NewYear['runs'] | undefined; readonly children: ReactNode }

/** The time, the HR user and the number of people of the last new-year run, with the button for another run. */
export const RunLine = ({ year, runs, children }: Props) => (
  <div className={classes.runs}>
    {runs !== undefined && <LastRun year={year} runs={runs} />}
    <span className={classes.run}>{children}</span>
  </div>
)

function LastRun({ year, runs }: { readonly year: number; readonly runs: NewYear['runs'] }) {
  const words = texts.newYear
  const [last] = runs
  const Icon = last === undefined ? IconCircleDashed : IconCircleCheck
  return (
    <>
      <span className={classes.last}>
        <Icon size={16} stroke={1.75} aria-hidden />
        {last === undefined ? words.neverRun(year) : words.lastRun(writtenMoment(last.at), last.by)}
      </span>
      {last !== undefined && (
        <small>
          {words.ofPeople(last.people)}
          {runs.length > 1 && ` · ${words.runsBefore(runs.length)}`}
        </small>
      )}
    </>
  )
}
