import { toDay } from '@uurwerk/domain/time/day'
import type { MonthAbsences } from '@uurwerk/contract/absences/absences'
import { confirmMonth, type WorkedMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { VisuallyHidden } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { WorkingTimePanel } from '../planning/workingTime/WorkingTimePanel.tsx'
import { distinctWarnings } from '../planning/workingTime/workingTime.ts'
import * as texts from '../texts/texts.ts'
import { formatDay } from '../ui/format/formatDay.ts'
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconChevronDown,
  IconClipboardCheck,
  IconInfoCircle,
  IconMessage2,
} from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { areDownloadable, OwnDownloadButton } from './DownloadButton.tsx'
import { LapsingNote } from './LapsingNote.tsx'
import { FilledHours, MonthFigures } from './MonthHours.tsx'
import type { TimesheetRow } from './shifts/timesheetRows.ts'
import classes from './monthSide.module.css'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { whyNotConfirmed } from './whyNotConfirmed.ts'
import { formatDayWithSlashes, formatMonth } from '@uurwerk/domain/time/formatDay'
import { warningOnConfirming } from '@uurwerk/domain/timesheets/confirmation/warningOnConfirming'
import { useOnlineOnly } from '../app/api/useOnlineOnly.ts'
import { useAction } from '../app/api/useAction.ts'
import { now } from '../app/clock/now.ts'
import { AskFirstButton } from '../ui/buttons/AskFirstButton.tsx'

type Props = {
  readonly yearMonth: YearMonth
  /** The worked shifts of the month; null until the server has answered. */
  readonly month: WorkedMonth | null
  readonly absences: MonthAbsences | null
  readonly rows: readonly TimesheetRow[]
  readonly employee: boolean
  /** The choice of the month and the button 'Toevoegen'. On a phone they are in the same block as the hours. */
  readonly head: ReactNode
}

const words = texts.timesheets

/** The block stays visible while the user scrolls. A narrow screen hides the details at first (rule timesheets-71). */
export function MonthSide({ yearMonth, month, absences, rows, employee, head }: Props) {
  const [open, details] = useDisclosure()
  const warnings = distinctWarnings(month?.workingTimeWarnings ?? [])
  const edited = rows.filter((row) => row.editedByAdmin).length
  const notes = warnings.length + edited + (month?.customerQuestions.length ?? 0)
  const isPhone = useIsPhone()
  const more = <DetailsButton open={open} notes={notes} isPhone={isPhone} onClick={details.toggle} />
  return (
    <>
      <section className={classes.stand} aria-label={words.thisMonth}>
        {isPhone && (
          <div className={classes.phoneHead}>
            {head}
            {more}
          </div>
        )}
        {month !== null && absences !== null && (
          <div className={classes.line}>
            <div className={classes.hours}>
              <FilledHours yearMonth={yearMonth} absences={absences} employee={employee} bare />
              {!isPhone && more}
            </div>
            <ConfirmStep yearMonth={yearMonth} month={month} />
          </div>
        )}
      </section>
      {month !== null && absences !== null && (
        <div className={classes.details} data-open={open || undefined}>
          {employee && (
            <Panel title={words.partsOfHours}>
              <MonthFigures yearMonth={yearMonth} absences={absences} rows={rows} employee={employee} />
            </Panel>
          )}
          <WorkingTimePanel warnings={month.workingTimeWarnings} completed={month.completed} />
          <Panel>
            <Notes yearMonth={yearMonth} month={month} edited={edited} isPhone={isPhone} />
          </Panel>
        </div>
      )}
    </>
  )
}

type ButtonProps = {
  readonly open: boolean
  /** The number of warnings and notes, which are hidden until the user presses the button. */
  readonly notes: number
  readonly isPhone: boolean
  readonly onClick: () => void
}

const DetailsButton = ({ open, notes, isPhone, onClick }: ButtonProps) => (
  <button type="button" className={classes.more} aria-expanded={open} onClick={onClick}>
    {notes > 0 && <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
    {isPhone && notes > 0 ? (
      <>
        {notes} <VisuallyHidden>{words.notes(notes)}</VisuallyHidden>
      </>
    ) : (
      words.details(notes)
    )}
    <IconChevronDown size={14} stroke={1.75} aria-hidden />
  </button>
)

type NotesProps = {
  readonly yearMonth: YearMonth
  readonly month: WorkedMonth
  readonly edited: number
  readonly isPhone: boolean
}

const Notes = ({ yearMonth, month, edited, isPhone }: NotesProps) => (
  <div className={classes.notes}>
    {month.customerQuestions.map(({ contractId, day, answer }, at) => (
      <p key={`${contractId} ${day} ${at}`}>
        <IconMessage2 size={16} stroke={1.75} aria-hidden />
        {answer === null
          ? words.customerAsks(formatDay(toDay(day)))
          : words.customerAnswered(formatDay(toDay(day)), answer)}
      </p>
    ))}
    {edited > 0 && (
      <p>
        <IconAlertCircle size={16} stroke={1.75} aria-hidden />
        {words.hrEdited(edited)}
      </p>
    )}
    <p>
      <IconInfoCircle size={16} stroke={1.75} aria-hidden />
      {month.completed ? words.confirmed : words.beforeConfirming}
    </p>
    {isPhone && !areDownloadable(month.timesheets) && (
      <OwnDownloadButton yearMonth={yearMonth} timesheets={month.timesheets} />
    )}
  </div>
)

type ConfirmStepProps = { readonly yearMonth: YearMonth; readonly month: WorkedMonth }

/** The id of the element with the reason why the button is disabled. */
const WHY = 'why-not-confirmed'

/**
 * When the button is disabled, a line below it shows the reason. When the planning must be locked first, the line has a
 * link to the planning.
 */
function ConfirmStep({ yearMonth, month }: ConfirmStepProps) {
  const { timesheets } = month
  if (timesheets.length === 0) return null
  if (areDownloadable(timesheets)) return <OwnDownloadButton yearMonth={yearMonth} timesheets={timesheets} />
  const refusal = whyNotConfirmed(month)
  return (
    <>
      <ConfirmMonthButton yearMonth={yearMonth} month={month} refusal={refusal} />
      {refusal !== null && (
        <p id={WHY} className={classes.whyNot}>
          {sentenceOf(refusal)}
          {month.actions.lock === null && (
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

type ConfirmMonthButtonProps = ConfirmStepProps & { readonly refusal: RefusalOf | null }

/** Confirms all contracts of the month together. The employee cannot undo the confirmation. */
function ConfirmMonthButton({ yearMonth, month, refusal }: ConfirmMonthButtonProps) {
  const confirm = useAction(confirmMonth)
  const offline = useOnlineOnly()
  const [first] = month.timesheets
  const toCome = warningOnConfirming(month.facts, now())

  return (
    <AskFirstButton
      label={words.confirm}
      icon={IconClipboardCheck}
      variant="filled"
      refusal={refusal}
      reason={offline}
      {...(offline === null || refusal !== null ? { reasonId: WHY } : { reasonBelow: true })}
      question={words.confirmQuestion}
      onConfirm={() =>
        first && confirm.mutateAsync({ params: { contractId: first.contractId }, body: { yearMonth, all: true } })
      }
    >
      <p>
        {words.confirmEffect(
          formatMonth(yearMonth),
          month.timesheets.map(({ customerName }) => customerName),
        )}
      </p>
      <LapsingNote yearMonth={yearMonth} />
      {toCome !== null && <p>{words.stillToCome(toCome.days.map(formatDayWithSlashes).join(', '))}</p>}
    </AskFirstButton>
  )
}
