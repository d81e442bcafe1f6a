import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { NativeSelect } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { CounterButton, isEmpty } from './CounterButton.tsx'
import type { EditCounter } from './CounterButton.tsx'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'

type Props = { readonly row: VacationRow; readonly onEdit: EditCounter }

/**
 * The leave counters of a person on a phone. The cards show the counters with days, and a list names the other
 * counters.
 */
export function CounterCards({ row, onEdit }: Props) {
  const words = texts.vacation
  const empty = row.vacationCounterDtos.filter(isEmpty)
  const edit = (type: string) => isCounterType(type) && onEdit(row, type)
  return (
    <span className={classes.cards}>
      {row.vacationCounterDtos
        .filter((counter) => !isEmpty(counter))
        .map((counter) => (
          <span key={counter.type} className={classes.cardLine}>
            {counter.typeHumanReadableFormat}
            <CounterButton row={row} counter={counter} onEdit={() => edit(counter.type)} />
          </span>
        ))}
      <NativeSelect
        aria-label={words.otherCounterOf(row.userName)}
        data={[
          { value: '', label: words.otherCounter },
          ...empty.map(({ type, typeHumanReadableFormat }) => ({ value: type, label: typeHumanReadableFormat })),
        ]}
        value=""
        onChange={({ currentTarget }) => edit(currentTarget.value)}
      />
    </span>
  )
}
