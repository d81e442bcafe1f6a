import type { HrStart, MissingPerson } from '@uurwerk/contract/hrStart/hrStart'
import { monthName, formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { IconBell } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import { ShortList } from './ShortList.tsx'
import { useReminders } from '../timesheets/useReminders.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { useDisclosure } from '@mantine/hooks'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { TIMESHEET_STAGES } from '@uurwerk/domain/timesheets/timesheetStage'
import { formatDay } from '../ui/format/formatDay.ts'
import { StageBadge } from '../contracts/month/StageBadge.tsx'

type Props = Pick<HrStart, 'missing' | 'timesheets'> & { readonly yearMonth: YearMonth }

/** The maximum number of people in this panel. The list of contracts shows all people who have not confirmed. */
const MOST_SHOWN = 40

const words = texts.hrStart.missing

export function MissingPanel({ missing, timesheets, yearMonth }: Props) {
  const remind = useReminders(yearMonth)
  const send = (people: readonly MissingPerson[]) => remind(people.map(({ userId }) => userId))
  const ready = missing.filter(({ actions }) => actions.remind === null)
  const isEmpty = timesheets.every(({ count }) => count === 0)
  return (
    <Panel
      title={words.title(monthName(yearMonth))}
      aside={
        missing.length > 0 && (
          <RemindAllButton
            yearMonth={yearMonth}
            people={ready}
            leftOut={missing.length - ready.length}
            refusal={ready.length === 0 ? missing[0]?.actions.remind : null}
            onRemind={send}
          />
        )
      }
    >
      {missing.length === 0 ? (
        <Hint>{isEmpty ? words.nobodyAtAll : words.nobody}</Hint>
      ) : (
        <ShortList label={words.list} items={missing.slice(0, MOST_SHOWN)}>
          {(person) => (
            <MissingRow key={person.userId} person={person} yearMonth={yearMonth} onRemind={() => send([person])} />
          )}
        </ShortList>
      )}
      {missing.length > MOST_SHOWN && (
        <Link className={classes.more} to={paths.adminContracts({ month: yearMonth, show: 'unconfirmed' })}>
          {words.toOverview(missing.length)}
        </Link>
      )}
    </Panel>
  )
}

type RemindAllButtonProps = {
  readonly yearMonth: YearMonth
  readonly people: readonly MissingPerson[]
  /** The number of people who have not confirmed the month but cannot get a reminder now. */
  readonly leftOut: number
  /** The reason why nobody can get a reminder. Null when at least one person can get a reminder. */
  readonly refusal: RefusalOf | null | undefined
  readonly onRemind: (people: readonly MissingPerson[]) => Promise<unknown>
}

function RemindAllButton({ yearMonth, people, leftOut, refusal, onRemind }: RemindAllButtonProps) {
  const [asking, question] = useDisclosure()
  return (
    <>
      <ActionButton icon={IconBell} refusal={refusal} onClick={question.open}>
        {words.remindAll(people.length)}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.reminders.question(people.length)}
        confirm={texts.reminders.confirm}
        icon={IconBell}
        onConfirm={() => onRemind(people)}
      >
        <p>{texts.reminders.effect(people.length, formatMonth(yearMonth))}</p>
        {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      </ConfirmDialog>
    </>
  )
}

type MissingRowProps = {
  readonly person: MissingPerson
  readonly yearMonth: YearMonth
  readonly onRemind: () => Promise<unknown>
}

function MissingRow({ person, yearMonth, onRemind }: MissingRowProps) {
  const { userId, userName, contracts, lastReminder, actions } = person
  const stage = TIMESHEET_STAGES.find((each) => contracts.some((contract) => contract.stage === each))
  return (
    <li className={classes.missing}>
      <span className={classes.who}>
        <Link to={paths.adminDetails({ user: userId, month: yearMonth })}>{userName}</Link>
        <small>{words.customers(contracts.map(({ customerName }) => customerName))}</small>
        {lastReminder !== null && (
          <small data-tone={lastReminder.mailStatus === 'failed' ? 'red' : undefined}>
            {words.reminded[lastReminder.mailStatus](formatDay(lastReminder.day))}
          </small>
        )}
      </span>
      {stage !== undefined && <StageBadge stage={stage} />}
      <ActionButton
        variant="subtle"
        size="compact-sm"
        leftSection={<IconBell size={14} stroke={1.75} aria-hidden />}
        aria-label={words.remindOf(userName)}
        refusal={actions.remind}
        onClick={onRemind}
      >
        {words.remind}
      </ActionButton>
    </li>
  )
}
