import type { ResponseOf } from '@uurwerk/contract/endpoint'
import {
  agreeToRest,
  contactMonth,
  disputeMonth,
  downloadContactMonth,
  judgeLines,
} from '@uurwerk/contract/timesheets/customerMonths'
import type { CustomerLine } from '@uurwerk/contract/timesheets/customerMonths'
import type { LineVerdict } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'
import { formatDayWithSlashes, formatMonth, weekdayName } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readsAreFresh } from '../../app/api/keepReadsFresh.ts'
import { queryOf } from '../../app/api/queryOf.ts'
import { saveAnswer } from '../../app/api/request/download.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { IconArrowLeft, IconChecks, IconDownload, IconSend } from '../../ui/icons.ts'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './months.module.css'
import { ALL_MONTHS } from './contractMonth.ts'
import { judgedLine } from './judgedLine.ts'
import { LineOfMonth } from './LineOfMonth.tsx'
import { SIGN_FORM, SignForm } from './SignForm.tsx'
import { StatusOfMonth } from './StatusOfMonth.tsx'
import { ToSignForm } from './ToSignForm.tsx'

const words = texts.customerSide

type Month = ResponseOf<typeof contactMonth>
type Props = {
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly contactName: string
  /** The list beside this panel shows all months that wait for a signature, not one calendar month. */
  readonly isOfAllMonths: boolean
}

/** Each shift is one line. A contact agrees to each line or disputes it, and then signs the month. */
export function CustomerMonthPanel({ contractId, yearMonth, contactName, isOfAllMonths }: Props) {
  const params = { contractId, yearMonth }
  const { month, error, refetch, problem, attempt, send } = useContactMonth(params)
  const { mutateAsync: judgeLine } = useAction(judgeLines, SHOWN_BY_SCREEN)
  const { mutateAsync: agree } = useAction(agreeToRest, SHOWN_BY_SCREEN)
  const { mutateAsync: dispute } = useAction(disputeMonth, SHOWN_BY_SCREEN)
  if (month === undefined)
    return error === null ? <p role="status">{words.loading}</p> : <LoadError error={error} onRetry={refetch} />
  const { contentHash, lines, actions } = month

  const judge = (line: CustomerLine, verdict: LineVerdict, remark = '') => {
    const judged = judgedLine(line, { verdict, remark })
    return send(() => judgeLine({ params, body: { contentHash, lines: [judged] } }))
  }
  const unjudged = lines.filter(({ verdict }) => verdict === null).length
  return (
    <section className={classes.month} aria-labelledby="person-of-month">
      <BackToPeople yearMonth={isOfAllMonths ? null : yearMonth} />
      <MonthHead
        month={month}
        unjudged={actions.judge === null ? unjudged : 0}
        onAgree={() => send(() => agree({ params, body: { contentHash } }))}
        onDownload={() => attempt(() => saveAnswer(downloadContactMonth, { params }))}
      />
      {month.status === 'not_confirmed' && <p>{words.notConfirmed}</p>}
      <ul className={classes.lines} aria-label={words.lines}>
        {lines.map((line) => (
          <LineOfMonth
            key={line.lineHash}
            line={line}
            isOpen={actions.judge === null}
            onAgree={() => judge(line, 'agreed')}
            onDispute={(remark) => judge(line, 'disputed', remark)}
          />
        ))}
        {month.removed.map(({ day, ...removed }) => (
          <li key={`${day} ${removed.remark}`} className={classes.line}>
            <small>{words.removed(`${weekdayName(day)} ${formatDayWithSlashes(day)}`, removed)}</small>
          </li>
        ))}
      </ul>
      <div className={classes.monthSide}>
        {lines.length > 0 && <p className={classes.total}>{words.total(formatHourNumber(month.hours))}</p>}
        <ProblemLine problem={problem} />
        {actions.dispute === null && (
          <ActionButton
            icon={IconSend}
            variant="filled"
            onClick={() => send(() => dispute({ params, body: { contentHash } }))}
          >
            {words.sendRemarks}
          </ActionButton>
        )}
        {month.status === 'disputed' && <p role="status">{words.atHr}</p>}
        <SignForm month={month} contactName={contactName} send={send} />
      </div>
    </section>
  )
}

type Params = Pick<Props, 'contractId' | 'yearMonth'>

function useContactMonth(params: Params) {
  const { data: month, error, refetch } = useQuery(queryOf(contactMonth, { params }))
  const { problem, attempt } = useAttempt()

  /** Waits until the page shows the changed month and the changed list of months. */
  async function send(act: () => Promise<Month>): Promise<boolean> {
    const answer = await attempt(act)
    await readsAreFresh()
    return answer !== null
  }
  return { month, error, refetch, problem, attempt, send }
}

/**
 * The link back to the list of employees, because a phone does not show that list beside the lines. The list is of one
 * month, or of all months to sign.
 */
const BackToPeople = ({ yearMonth }: { readonly yearMonth: YearMonth | null }) => (
  <Link
    to={paths.customerSide(yearMonth === null ? { view: ALL_MONTHS } : { month: yearMonth })}
    className={classes.back}
  >
    <IconArrowLeft size={16} stroke={1.75} aria-hidden />
    {words.people}
  </Link>
)

type HeadProps = {
  readonly month: Month
  readonly unjudged: number
  readonly onAgree: () => Promise<boolean>
  readonly onDownload: () => Promise<unknown>
}

const MonthHead = ({ month, unjudged, onAgree, onDownload }: HeadProps) => (
  <header className={classes.monthHead}>
    <div className={classes.whose}>
      <h2 id="person-of-month">{month.personName}</h2>
      <small>{words.nameAndMonth(month.customerName, formatMonth(month.yearMonth))}</small>
    </div>
    <StatusOfMonth status={month.status} />
    {unjudged > 0 && (
      <div className={classes.nextAct}>
        <span>{words.judged(month.lines.length - unjudged, month.lines.length)}</span>
        <ActionButton icon={IconChecks} onClick={onAgree}>
          {words.agreeToRest(unjudged)}
        </ActionButton>
      </div>
    )}
    {month.actions.sign === null && (
      <ToSignForm text={words.judged(month.lines.length, month.lines.length)} form={SIGN_FORM} />
    )}
    {month.actions.download === null && (
      <ActionButton icon={IconDownload} variant="subtle" onClick={onDownload}>
        {words.download}
      </ActionButton>
    )}
  </header>
)
