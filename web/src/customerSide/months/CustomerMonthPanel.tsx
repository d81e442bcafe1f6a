import type { ResponseOf } from '@uurwerk/contract/endpoint'
import {
  contactMonth,
  contactMonths,
  disputeMonth,
  downloadContactMonth,
  judgeLines,
} from '@uurwerk/contract/timesheets/customerMonths'
import type { CustomerLine } from '@uurwerk/contract/timesheets/customerMonths'
import { refusalToJudgeMonth } from '@uurwerk/domain/timesheets/customerSide/refusalToSignMonth'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { IconArrowLeft, IconChecks, IconDownload, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { queryClient } from '../../app/api/queryClient.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { writtenHours } from '../../ui/written/writtenHours.ts'
import { callAsContact, contactQuery, downloadAsContact } from '../contactCalls.ts'
import classes from '../customerSide.module.css'
import { LineOfMonth } from './LineOfMonth.tsx'
import { SignForm } from './SignForm.tsx'
import { StatusOfMonth } from './StatusOfMonth.tsx'

const words = texts.customerSide

type Month = ResponseOf<typeof contactMonth>
type Props = { readonly contractId: number; readonly yearMonth: YearMonth; readonly contactName: string }

/** The worked shifts of one employee in a month. The contact judges each line and then signs the month. */
export function CustomerMonthPanel({ contractId, yearMonth, contactName }: Props) {
  const params = { contractId, yearMonth }
  const { month, error, refetch, problem, attempt, send } = useContactMonth(params)
  if (month === undefined)
    return error === null ? <p role="status">{words.loading}</p> : <LoadError error={error} onRetry={refetch} />
  const { contentHash, lines, facts, signature } = month

  const judge = (judged: readonly Pick<CustomerLine, 'lineHash'>[], verdict: 'agreed' | 'disputed', remark = '') =>
    send(() =>
      callAsContact(judgeLines, {
        params,
        body: { contentHash, lines: judged.map(({ lineHash }) => ({ lineHash, verdict, remark })) },
      }),
    )
  const refusal = refusalToJudgeMonth({ facts, signature, isSeen: true })
  const unjudged = lines.filter(({ verdict }) => verdict === null)
  return (
    <section className={classes.month} aria-labelledby="person-of-month">
      <Link to={paths.customerSide({ month: yearMonth })} className={classes.back}>
        <IconArrowLeft size={16} stroke={1.75} aria-hidden />
        {words.people}
      </Link>
      <MonthHead
        month={month}
        unjudged={refusal === null ? unjudged.length : 0}
        onAgree={() => judge(unjudged, 'agreed')}
        onDownload={() => attempt(() => downloadAsContact(downloadContactMonth, { params }))}
      />
      {month.status === 'not_confirmed' && <p>{words.notConfirmed}</p>}
      <ul className={classes.lines} aria-label={words.lines}>
        {lines.map((line) => (
          <LineOfMonth
            key={line.lineHash}
            line={line}
            isOpen={refusal === null}
            onAgree={() => judge([line], 'agreed')}
            onDispute={(remark) => judge([line], 'disputed', remark)}
          />
        ))}
      </ul>
      <div className={classes.monthSide}>
        {lines.length > 0 && <p className={classes.total}>{words.total(writtenHours(month.hours))}</p>}
        <ProblemLine problem={problem} />
        {refusal === null && facts.unsentDisputes > 0 && (
          <ActionButton
            variant="filled"
            leftSection={<IconSend size={16} stroke={1.75} aria-hidden />}
            onClick={() => send(() => callAsContact(disputeMonth, { params, body: { contentHash } }))}
          >
            {words.sendRemarks}
          </ActionButton>
        )}
        {month.status === 'disputed' && <p role="status">{words.atHr}</p>}
        <SignForm month={month} contactName={contactName} onSign={send} />
      </div>
    </section>
  )
}

type Params = Pick<Props, 'contractId' | 'yearMonth'>

function useContactMonth(params: Params) {
  const query = contactQuery(contactMonth, { params })
  const { data: month, error, refetch } = useQuery(query)
  const { problem, attempt } = useAttempt()

  /** Sends a write, and shows the month from its answer. After a refusal, the month is loaded again. */
  async function send(act: () => Promise<Month>): Promise<boolean> {
    const answer = await attempt(act)
    if (answer === null) await refetch()
    else queryClient.setQueryData(query.queryKey, answer)
    await queryClient.invalidateQueries({ queryKey: [contactMonths.path] })
    return answer !== null
  }
  return { month, error, refetch, problem, attempt, send }
}

type HeadProps = {
  readonly month: Month
  /** The number of lines that the contact can still judge. */
  readonly unjudged: number
  readonly onAgree: () => Promise<boolean>
  readonly onDownload: () => Promise<unknown>
}

const MonthHead = ({ month, unjudged, onAgree, onDownload }: HeadProps) => (
  <header className={classes.monthHead}>
    <h2 id="person-of-month">{month.personName}</h2>
    <StatusOfMonth status={month.status} />
    {unjudged > 0 && (
      <ActionButton
        className={classes.agreeToRest}
        leftSection={<IconChecks size={16} stroke={1.75} aria-hidden />}
        onClick={onAgree}
      >
        {words.agreeToRest(unjudged)}
      </ActionButton>
    )}
    {month.facts.confirmed && (
      <ActionButton
        variant="subtle"
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        onClick={onDownload}
      >
        {words.download}
      </ActionButton>
    )}
  </header>
)
