import { sentenceOf } from '@uurwerk/contract/problems'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { ConfirmMonthButton } from './ConfirmMonthButton.tsx'
import { OwnDownloadButton } from './OwnDownloadButton.tsx'
import classes from './monthSide.module.css'
import { whyNotConfirmed } from './whyNotConfirmed.ts'

type Props = { readonly yearMonth: YearMonth; readonly month: WorkedMonth }

const WHY = 'why-not-confirmed'

/**
 * The button 'Bevestig Timesheet', and after the confirmation the button 'Download PDF'. When the button is disabled, a
 * line below it shows the reason, with a link to the screen where the employee can solve it.
 */
export function ConfirmStep({ yearMonth, month }: Props) {
  const { timesheets } = month
  if (timesheets.length === 0) return null
  if (month.completed) return <OwnDownloadButton yearMonth={yearMonth} timesheets={timesheets} />
  const refusal = whyNotConfirmed(month)
  return (
    <>
      <ConfirmMonthButton yearMonth={yearMonth} month={month} refusal={refusal} reasonId={WHY} />
      {refusal !== null && (
        <p id={WHY} className={classes.whyNot}>
          {sentenceOf(refusal)}
          {month.step === 'open' && (
            <>
              {' '}
              <Link to={paths.dashboard({ month: yearMonth })}>{texts.timesheets.toPlanning}</Link>
            </>
          )}
        </p>
      )}
    </>
  )
}
