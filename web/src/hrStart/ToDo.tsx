import { IconCircleCheck, IconMailExclamation, IconReceiptEuro, IconChevronRight } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import classes from './hrStart.module.css'

const words = texts.hrStart.toDo

const ICONS = {
  toApprove: IconCircleCheck,
  invoicesToFinish: IconReceiptEuro,
  emailsToConfirm: IconMailExclamation,
} satisfies Record<string, TablerIcon>

type Waiting = { readonly what: keyof typeof ICONS; readonly count: number; readonly to: string }

/** The list of work that waits for HR, with links. Items with the number 0 are left out. */
export function ToDo({ waiting }: { readonly waiting: readonly Waiting[] }) {
  const left = waiting.filter(({ count }) => count > 0)
  return (
    <div className={classes.toDo}>
      <h3>{words.title}</h3>
      {left.length === 0 ? (
        <Hint>{words.nothing}</Hint>
      ) : (
        <ul>
          {left.map(({ what, count, to }) => {
            const Icon = ICONS[what]
            return (
              <li key={what}>
                <Link to={to}>
                  <Icon size={16} stroke={1.75} aria-hidden />
                  <span>{words[what]}</span>
                  <strong>{count}</strong>
                  <IconChevronRight size={16} stroke={1.75} aria-hidden />
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
