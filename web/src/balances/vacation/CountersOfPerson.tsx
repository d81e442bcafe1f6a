import { isCounterType } from '@uurwerk/domain/balances/counterType'
import { NativeSelect } from '@mantine/core'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { DetailsLink } from '../../ui/table/parts/DetailsLink.tsx'
import type { VacationRow } from './queries.ts'
import classes from './vacation.module.css'
import { CounterButton, isEmpty, type EditCounter } from './vacationColumns.tsx'

const words = texts.vacation

type Props = { readonly row: VacationRow; readonly onEdit: EditCounter }

/** On a phone, each balance with days has a line. A choice field offers the other balances. */
export function CountersOfPerson({ row, onEdit }: Props) {
  const empty = row.vacationCounterDtos.filter(isEmpty)
  const edit = (type: string) => isCounterType(type) && onEdit(row, type)
  return (
    <div className={classes.counters}>
      {row.vacationCounterDtos
        .filter((counter) => !isEmpty(counter))
        .map((counter) => (
          <span key={counter.type} className={classes.counterLine}>
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
      <DetailsLink to={paths.adminUser({ user: row.userId })} name={row.userName} />
    </div>
  )
}
