import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { VisuallyHidden } from '@mantine/core'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import switcher from '../../ui/switchers/MonthSwitcher.module.css'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import classes from './contractMonth.module.css'
import { customerOfRow, neighboursOf } from './neighboursOf.ts'

type Props = {
  readonly rows: readonly ContractMonthRow[]
  readonly contractId: number
  readonly yearMonth: YearMonth
}

const words = texts.contractMonth

/** Buttons to the previous and the next contract of the month, in the order of the employees' names. */
export function ContractSwitcher({ rows, contractId, yearMonth }: Props) {
  const navigate = useNavigate()
  const { place, previous, next } = neighboursOf(rows, contractId)
  if (place === null) return null

  function go(row: ContractMonthRow | null): void {
    if (row !== null) void navigate(paths.adminContractMonth({ contract: row.contractId, month: yearMonth }))
  }

  return (
    <div className={switcher.root}>
      <SwitcherArrow
        to="previous"
        label={
          previous === null
            ? words.noPrevious
            : words.previousContract(previous.username, customerOfRow(rows, previous))
        }
        available={previous !== null}
        onClick={() => go(previous)}
      />
      <span className={classes.place} aria-live="polite">
        <span aria-hidden>{words.place(place, rows.length)}</span>
        <VisuallyHidden>{words.placeInWords(place, rows.length)}</VisuallyHidden>
      </span>
      <SwitcherArrow
        to="next"
        label={next === null ? words.noNext : words.nextContract(next.username, customerOfRow(rows, next))}
        available={next !== null}
        onClick={() => go(next)}
      />
    </div>
  )
}
