import { sentenceOf } from '@uurwerk/contract/problems'
import { downloadTimesheet } from '@uurwerk/contract/timesheets/timesheets'
import type { WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { download } from '../app/api/request/download.ts'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { ConfirmMonthButton } from './ConfirmMonthButton.tsx'
import { DownloadButton } from './DownloadButton.tsx'
import classes from './timesheets.module.css'
import { whyNotConfirmed } from './whyNotConfirmed.ts'

type Props = {
  readonly yearMonth: YearMonth
  readonly month: WorkedMonth
  /** The button 'Toevoegen', shown while the user can add shifts to the month. */
  readonly children: ReactNode
}

const words = texts.timesheets
const WHY = 'why-not-confirmed'

/** The buttons for the whole month. The reason of a disabled button is shown below the button on every screen width. */
export function MonthButtons({ yearMonth, month, children }: Props) {
  const { timesheets, facts } = month
  const refusal = month.completed ? null : whyNotConfirmed({ yearMonth, today: facts.today, timesheets })
  const isUnlocked = month.step === 'open'
  return (
    <div className={classes.monthButtons}>
      <div className={classes.headActions}>
        {children}
        <DownloadButton
          actingAs="employee"
          timesheets={timesheets}
          reasonId={refusal === null ? undefined : WHY}
          onDownload={(id) => download(downloadTimesheet, { params: { id, yearMonth } })}
        />
        {!month.completed && (
          <ConfirmMonthButton yearMonth={yearMonth} month={month} refusal={refusal} reasonId={WHY} />
        )}
      </div>
      {refusal !== null && timesheets.length > 0 && (
        <p id={WHY} className={classes.whyNot}>
          {sentenceOf(refusal)} {words.pdfAfter}{' '}
          {isUnlocked && <Link to={paths.dashboard({ month: yearMonth })}>{words.toPlanning}</Link>}
        </p>
      )}
    </div>
  )
}
