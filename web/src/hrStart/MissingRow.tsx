import type { MissingPerson } from '@uurwerk/contract/hrStart/hrStart'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { TIMESHEET_STAGES } from '@uurwerk/domain/timesheets/timesheetStage'
import { IconBell } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { writtenDay } from '../ui/written/writtenDay.ts'
import classes from './hrStart.module.css'
import { StageBadge } from '../contracts/month/StageBadge.tsx'

type Props = {
  readonly person: MissingPerson
  readonly yearMonth: YearMonth
  readonly onRemind: () => Promise<unknown>
}

const words = texts.hrStart.missing

export function MissingRow({ person, yearMonth, onRemind }: Props) {
  const { userId, userName, contracts, lastReminder, actions } = person
  const stage = TIMESHEET_STAGES.find((each) => contracts.some((contract) => contract.stage === each))
  return (
    <li className={classes.missing}>
      <span className={classes.who}>
        <Link to={paths.adminDetails({ user: userId, month: yearMonth })}>{userName}</Link>
        <small>{words.customers(contracts.map(({ customerName }) => customerName))}</small>
        {lastReminder !== null && (
          <small data-tone={lastReminder.mailStatus === 'failed' ? 'red' : undefined}>
            {words.reminded[lastReminder.mailStatus](writtenDay(lastReminder.day))}
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
