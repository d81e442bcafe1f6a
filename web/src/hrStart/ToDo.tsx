import { formatCount } from '@uurwerk/domain/money/formatCount'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import type { IconComponent } from '../ui/createIcon.tsx'
import {
  IconArrowsExchange,
  IconBell,
  IconCalendarRepeat,
  IconChevronRight,
  IconCircleCheck,
  IconFiles,
  IconHandStop,
  IconLock,
  IconMailExclamation,
  IconMessageReport,
  IconReceiptEuro,
  IconSignatureOff,
  IconUserQuestion,
} from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import type { Task, TaskName } from './tasksOf.ts'

const words = texts.hrStart.toDo

const ICONS: Readonly<Record<TaskName, IconComponent>> = {
  toApprove: IconCircleCheck,
  toLock: IconLock,
  toRemind: IconBell,
  toInvoice: IconFiles,
  unsignedAfterReminders: IconSignatureOff,
  invoicesToFinish: IconReceiptEuro,
  emailsToConfirm: IconMailExclamation,
  patternsToFill: IconCalendarRepeat,
  requestsToDecide: IconUserQuestion,
  claimsToDecide: IconHandStop,
  swapsToDecide: IconArrowsExchange,
  disputedTimesheets: IconMessageReport,
}

type Props = {
  readonly tasks: readonly Task[]
  /** The month that the page shows. When a task is about another month, the task shows the name of that month. */
  readonly shown: YearMonth
}

/** The list of HR's tasks, in the order in which HR does them. Each task is a link to the screen for that task. */
export function ToDo({ tasks, shown }: Props) {
  return (
    <Panel title={words.title}>
      {tasks.length === 0 ? (
        <Hint>{words.nothing}</Hint>
      ) : (
        <ol className={classes.toDo}>
          {tasks.map(({ name, count, to, month, people = [] }, index) => {
            const Icon = ICONS[name]
            return (
              <li key={`${name} ${month ?? ''}`}>
                <Link to={to} data-first={index === 0 || undefined}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <strong>{formatCount(count)}</strong>
                  <span>
                    {words[name](count)}
                    {month !== null && month !== shown && <small>{formatMonth(month)}</small>}
                    {people.length > 0 && <small>{words.people(people)}</small>}
                  </span>
                  <IconChevronRight size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
            )
          })}
        </ol>
      )}
    </Panel>
  )
}
