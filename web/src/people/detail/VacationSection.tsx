import { yearOf } from '@uurwerk/domain/time/day'
import { useQuery } from '@tanstack/react-query'
import { absenceCountersQuery, vacationCountersQuery, type Counter } from '../../balances/queries.ts'
import { ApprovalBadge } from '../../balances/ApprovalBadge.tsx'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import type { Person } from '../queries.ts'
import { textColumn } from '../../ui/table/plainColumns.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import classes from './history.module.css'

const words = texts.people.vacation

export function VacationSection({ person }: { readonly person: Person }) {
  const of = { personId: person.id, year: yearOf(today()) }
  const vacation = useQuery(vacationCountersQuery(of))
  const absence = useQuery(absenceCountersQuery(of))
  const error = vacation.error ?? absence.error
  const isLoaded = vacation.data !== undefined && absence.data !== undefined
  return (
    <Panel
      title={words.title(of.year)}
      aside={vacation.data !== undefined && <ApprovalBadge approved={vacation.data.approvedByAdmin} words={words} />}
    >
      {!isLoaded && (
        <LoadState
          load={{ data: undefined, error, refetch: () => Promise.all([vacation.refetch(), absence.refetch()]) }}
          height={460}
        />
      )}
      {isLoaded && (
        <VacationCounterTable
          label={words.title(of.year)}
          counters={[
            ...vacation.data._embedded.vacationCounterDtoList,
            ...absence.data._embedded.absenceCounterDtoList,
          ]}
        />
      )}
    </Panel>
  )
}

type VacationCounterTableProps = { readonly label: string; readonly counters: readonly Counter[] }

const VacationCounterTable = ({ label, counters }: VacationCounterTableProps) => (
  <PlainTable
    label={label}
    rows={counters}
    rowKey={({ type }) => type}
    csvName={label}
    columns={[
      textColumn(words.type, ({ typeHumanReadableFormat }: Counter) => typeHumanReadableFormat),
      daysColumn(words.current, ({ currentBalance }) => currentBalance),
      daysColumn(words.original, ({ originalBalance }) => originalBalance),
    ]}
  />
)

const daysColumn = (title: string, daysOf: (counter: Counter) => number) => ({
  title,
  align: 'right' as const,
  cell: (counter: Counter) => (
    <span className={classes.days} data-zero={daysOf(counter) === 0 || undefined}>
      {formatNumber(daysOf(counter))}
    </span>
  ),
  csv: daysOf,
})
