import type { WorkingTimeWarning } from '@uurwerk/contract/planning/workingTime'
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import * as texts from '../texts/texts.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { WorkingTimePanel } from '../planning/workingTime/WorkingTimePanel.tsx'
import { MonthHours } from './MonthHours.tsx'
import classes from './timesheets.module.css'

type Props = ComponentProps<typeof MonthHours> & {
  readonly warnings: readonly WorkingTimeWarning[]
  readonly completed: boolean
}

const words = texts.timesheets

/** The hours of the month, with the notices and warnings about the month. */
export function MonthSide({ warnings, completed, ...month }: Props) {
  const edited = month.rows.filter((row) => row.editedByAdmin).length
  return (
    <>
      <MonthHours {...month} />
      <WorkingTimePanel warnings={warnings} completed={completed} />
      <Panel>
        <div className={classes.notes}>
          {edited > 0 && (
            <p>
              <IconAlertCircle size={16} stroke={1.75} aria-hidden />
              {words.hrEdited(edited)}
            </p>
          )}
          <p>
            <IconInfoCircle size={16} stroke={1.75} aria-hidden />
            {completed ? words.confirmed : words.beforeConfirming}
          </p>
        </div>
      </Panel>
    </>
  )
}
