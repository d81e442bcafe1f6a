import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { Suspense, useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { onPlainClick } from '../../../ui/onPlainClick.ts'
import classes from '../contractMonths.module.css'
import { RowMenu } from './rowMenuLater.ts'
import { addressOf, isReminded, KEY_OF, nextStepOf, nextWordOf, type InMonth, type TakeStep } from './rowSteps.ts'

type Props = {
  readonly row: ContractMonthRow
  readonly inMonth: InMonth
  readonly onTake: TakeStep
}

/** The menu component is rendered only after HR opens the menu, because a list has many rows. */
export function StepsCell({ row, inMonth, onTake }: Props) {
  const words = texts.contractMonths
  const [hasMenu, showMenu] = useState(false)
  const name = nextStepOf(row, inMonth)
  const to = addressOf(name, row, inMonth.yearMonth)
  const look = {
    className: classes.step,
    'aria-label': words.of(nextWordOf(name, row), row.username),
    'aria-keyshortcuts': KEY_OF[name],
    'data-quiet': row.invoiced || name === 'planning' || (name === 'remind' && isReminded(row)) || undefined,
    children: nextWordOf(name, row),
    onClick: onPlainClick(() => onTake(row, name)),
  }
  const more = (
    <button
      type="button"
      className={classes.more}
      aria-label={words.moreOf(row.username)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => showMenu(true)}
    />
  )
  return (
    <div className={classes.actions}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-has-content -- The content is in `look`. */}
      {to === undefined ? <button type="button" {...look} /> : <a href={to} {...look} />}
      {hasMenu ? (
        <Suspense fallback={more}>
          <RowMenu row={row} yearMonth={inMonth.yearMonth} onTake={onTake} />
        </Suspense>
      ) : (
        more
      )}
    </div>
  )
}
