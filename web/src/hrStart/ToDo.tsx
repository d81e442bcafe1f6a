import {
  IconBell,
  IconChevronRight,
  IconCircleCheck,
  IconFiles,
  IconLock,
  IconMailExclamation,
  IconReceiptEuro,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { formatCount } from '@uurwerk/domain/money/formatCount'
import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './hrStart.module.css'
import type { Task, TaskName } from './tasksOf.ts'

const words = texts.hrStart.toDo

const ICONS: Readonly<Record<TaskName, TablerIcon>> = {
  toApprove: IconCircleCheck,
  toLock: IconLock,
  toRemind: IconBell,
  toInvoice: IconFiles,
  invoicesToFinish: IconReceiptEuro,
  emailsToConfirm: IconMailExclamation,
}

/** The work that waits for HR, in its order. Each task is a link to the place of the work. */
export function ToDo({ tasks }: { readonly tasks: readonly Task[] }) {
  return (
    <Panel title={words.title}>
      {tasks.length === 0 ? (
        <Hint>{words.nothing}</Hint>
      ) : (
        <ol className={classes.toDo}>
          {tasks.map(({ name, count, to }, index) => {
            const Icon = ICONS[name]
            return (
              <li key={name}>
                <Link to={to} data-first={index === 0 || undefined}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <strong>{formatCount(count)}</strong>
                  <span>{words[name](count)}</span>
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
