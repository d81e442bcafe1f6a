import { vacationCounterTypes } from '@uurwerk/domain/balances/counterType'
import type { CounterType } from '@uurwerk/domain/balances/counterType'
import type { Counter } from '../queries.ts'
import * as texts from '../../texts/texts.ts'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'

/** The function that opens the dialog for one leave counter of a person. */
export type EditCounter = (row: VacationRow, type: CounterType) => void

type Props = { readonly row: VacationRow; readonly counter: Counter; readonly onEdit: () => void }

export const isEmpty = ({ currentBalance, originalBalance }: Counter): boolean =>
  currentBalance === 0 && originalBalance === 0

/**
 * A button with a bar, the days left and the granted days of a leave counter. A click opens the dialog that changes
 * these days.
 */
export function CounterButton({ row, counter, onEdit }: Props) {
  const { currentBalance, originalBalance, typeHumanReadableFormat } = counter
  const [left, granted] = [writtenNumber(currentBalance), writtenNumber(originalBalance)]
  const shown = isEmpty(counter) ? texts.table.nothing : `${left}/${granted}`
  return (
    <button
      type="button"
      className={classes.counter}
      data-other={!vacationCounterTypes.some((type) => type === counter.type) || undefined}
      data-used-up={currentBalance === 0 || undefined}
      aria-label={texts.vacation.counterOf(shown, row.userName, typeHumanReadableFormat)}
      onClick={onEdit}
    >
      {isEmpty(counter) ? (
        texts.table.nothing
      ) : (
        <>
          <span>
            <b>{left}</b>/{granted}
          </span>
          <span className={classes.track}>
            <span style={{ width: `${shareLeft(counter) * 100}%` }} />
          </span>
        </>
      )}
    </button>
  )
}

const shareLeft = ({ currentBalance, originalBalance }: Counter): number =>
  originalBalance === 0 ? 0 : Math.min(1, Math.max(0, currentBalance / originalBalance))
