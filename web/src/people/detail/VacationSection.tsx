import { yearOf } from '@uurwerk/domain/time/day'
import { Skeleton } from '@mantine/core'
import { IconCircleCheck, IconClockHour4 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { absenceCountersQuery, vacationCountersQuery, type Counter } from '../../balances/queries.ts'
import { today } from '../../app/clock/now.ts'
import * as texts from '../../texts/texts.ts'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import type { Person } from '../queries.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { writtenNumber } from '../../ui/written/writtenNumber.ts'
import classes from './history.module.css'

/** The section with the days of leave that are left this year, and the days of sickness without a certificate. */
export function VacationSection({ person }: { readonly person: Person }) {
  const words = texts.people.vacation
  const of = { personId: person.id, year: yearOf(today()) }
  const vacation = useQuery(vacationCountersQuery(of))
  const absence = useQuery(absenceCountersQuery(of))
  const error = vacation.error ?? absence.error
  const isLoaded = vacation.data !== undefined && absence.data !== undefined
  return (
    <Panel
      title={words.title(of.year)}
      aside={vacation.data !== undefined && <Approval approved={vacation.data.approvedByAdmin} />}
    >
      {!isLoaded && error === null && <Skeleton height={460} />}
      {!isLoaded && error !== null && (
        <LoadError error={error} onRetry={() => Promise.all([vacation.refetch(), absence.refetch()])} />
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

const Approval = ({ approved }: { readonly approved: boolean }) =>
  approved ? (
    <StatusBadge color="green" icon={IconCircleCheck}>
      {texts.people.vacation.approved}
    </StatusBadge>
  ) : (
    <StatusBadge color="orange" icon={IconClockHour4}>
      {texts.people.vacation.notApproved}
    </StatusBadge>
  )

type VacationCounterTableProps = { readonly label: string; readonly counters: readonly Counter[] }

const words = texts.people.vacation

/** The table of vacation counters, each with the days left and the granted days. */
const VacationCounterTable = ({ label, counters }: VacationCounterTableProps) => (
  <PlainTable
    label={label}
    rows={counters}
    rowKey={({ type }) => type}
    csvName={label}
    columns={[
      {
        title: words.type,
        cell: ({ typeHumanReadableFormat }) => typeHumanReadableFormat,
        csv: ({ typeHumanReadableFormat }) => typeHumanReadableFormat,
      },
      {
        title: words.current,
        align: 'right',
        cell: ({ currentBalance }) => <Days days={currentBalance} />,
        csv: ({ currentBalance }) => currentBalance,
      },
      {
        title: words.original,
        align: 'right',
        cell: ({ originalBalance }) => <Days days={originalBalance} />,
        csv: ({ originalBalance }) => originalBalance,
      },
    ]}
  />
)

const Days = ({ days }: { readonly days: number }) => (
  <span className={classes.days} data-zero={days === 0 || undefined}>
    {writtenNumber(days)}
  </span>
)
