import type { TeamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { daysBetween } from '@uurwerk/domain/time/day'
import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import type { StripDays } from '../../ui/dayStrip/shadingOf.ts'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { RowKey } from '../../ui/table/rowActions.ts'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { AbsenceTools } from './AbsenceTools.tsx'
import { CalendarFoot } from './CalendarRow.tsx'
import { periodColumns, periodLines } from './periodColumns.tsx'
import { calendarPx, teamColumns, teamCsv } from './teamColumns.tsx'
import { awayByCustomer, awayPerDay, kindCounts, periodRows, teamRows } from './teamRows.ts'
import type { AbsenceFilter, PeriodRow, TeamRow } from './teamRows.ts'
import type { ChangeFilter } from './useAbsenceFilter.ts'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import { ToggleChips } from '../../ui/switchers/ToggleChips.tsx'
import classes from './absenceOverview.module.css'
import { kindStyle } from './kindStyle.ts'

const words = texts.absenceOverview

type Named = { readonly firstName: string; readonly lastName: string }
const SEARCH = { placeholder: words.search, textOf: ({ firstName, lastName }: Named) => `${firstName} ${lastName}` }
const ALL: Partial<AbsenceFilter> = { customerId: null, employerId: null, kinds: [], by: 'all' }

type Props = {
  readonly view: 'calendar' | 'periods'
  readonly team: TeamAbsences | undefined
  readonly load: { readonly isPending: boolean; readonly error: unknown; readonly refetch: () => unknown }
  readonly calendar: StripDays
  readonly when: string
  readonly yearMonth: YearMonth
  readonly filter: AbsenceFilter
  readonly onFilter: ChangeFilter
  readonly changed: ReadonlySet<RowKey>
}

export function TeamLists(props: Props) {
  const { view, team, load, calendar, when, filter, onFilter } = props
  const counts = useMemo(
    () => (team === undefined ? [] : kindCounts(team, filter, calendar.shown)),
    [team, filter, calendar],
  )
  const nobody = team?.members.every(({ periods }) => periods.length === 0) === true
  const common = {
    load,
    search: SEARCH,
    csvName: words.csvName(when),
    summary:
      team === undefined && load.error !== null ? undefined : team !== undefined && counts.length === 0 ? (
        <p className={classes.noKinds}>{words.noKinds}</p>
      ) : (
        <KindButtons
          counts={counts}
          chosen={filter.kinds}
          onChange={(change) => onFilter(({ kinds }) => ({ kinds: change(kinds) }))}
        />
      ),
    tools: <AbsenceTools team={team} filter={filter} onChange={onFilter} isCalendar={view === 'calendar'} />,
    empty: nobody ? (
      <EmptyState title={words.none(when)} text={words.noneText} />
    ) : (
      <EmptyState title={words.noneOf}>
        <Button onClick={() => onFilter(ALL)}>{words.showAll}</Button>
      </EmptyState>
    ),
  }
  return view === 'calendar' ? <Calendar {...props} {...common} /> : <Periods {...props} {...common} />
}

type Common = Pick<Props, 'team' | 'load' | 'calendar' | 'when' | 'yearMonth' | 'filter' | 'changed'> & {
  readonly search: typeof SEARCH
  readonly csvName: string
  readonly summary: React.ReactNode
  readonly tools: React.ReactNode
  readonly empty: React.ReactNode
}

function Calendar({ team, calendar, when, yearMonth, filter, changed, ...common }: Common) {
  const isPhone = useIsPhone()
  const { shown, isFree } = calendar
  const rows = useMemo(
    () => (team === undefined ? undefined : teamRows(team, filter, shown, isFree)),
    [team, filter, shown, isFree],
  )
  const changedRows = useChangedRows(rows, changed)
  const columns = useMemo(() => teamColumns(calendar, isPhone), [calendar, isPhone])
  const csvColumns = useMemo(() => teamCsv(shown), [shown])
  const groups = useMemo(() => {
    const counts = team === undefined ? undefined : awayByCustomer(team, filter, shown)
    return {
      of: ({ customers }: TeamRow) => customers,
      head: (name: string) => {
        const { away = 0, all = 0 } = counts?.get(name) ?? {}
        return (
          <>
            <b>{name === '' ? words.noCustomer : name}</b> {words.awayOf(away, all, when)}
          </>
        )
      },
    }
  }, [team, filter, shown, when])
  return (
    <DataTable
      {...common}
      label={words.calendar(when)}
      columns={columns}
      csvColumns={csvColumns}
      rows={rows}
      rowKey={({ key }: TeamRow) => key}
      changed={changedRows}
      groups={filter.perCustomer ? groups : undefined}
      linkOf={({ userId }: TeamRow) => paths.adminDetails({ user: userId, month: yearMonth })}
      defaultSort={{ key: 'name', descending: false }}
      cardsBelow={0}
      minWidth={calendarPx(daysBetween(shown.start, shown.end) + 1, isPhone)}
      totals={(listed: readonly TeamRow[]) => ({
        name: words.perDay,
        calendar: <CalendarFoot counts={awayPerDay(listed, shown, isFree)} days={calendar} />,
      })}
    />
  )
}

function Periods({ team, calendar, when, yearMonth, filter, changed, ...common }: Common) {
  const isPhone = useIsPhone()
  const { shown } = calendar
  const rows = useMemo(() => (team === undefined ? undefined : periodRows(team, filter, shown)), [team, filter, shown])
  const changedPeriods = useChangedRows(rows, changed)
  return (
    <DataTable
      {...common}
      label={words.list(when)}
      columns={isPhone ? periodLines : periodColumns}
      csvColumns={periodColumns}
      cardsBelow={isPhone ? Infinity : 0}
      compact
      rows={rows}
      rowKey={({ key }: PeriodRow) => key}
      changed={changedPeriods}
      linkOf={({ userId, start }: PeriodRow) =>
        paths.adminDetails({ user: userId, month: start < shown.start ? yearMonth : monthOf(start) })
      }
      defaultSort={{ key: 'date', descending: false }}
    />
  )
}

type OfPerson = { readonly key: string; readonly userId: number }

const useChangedRows = (rows: readonly OfPerson[] | undefined, changed: ReadonlySet<RowKey>): ReadonlySet<RowKey> =>
  useMemo(() => new Set(rows?.filter(({ userId }) => changed.has(userId)).map(({ key }) => key)), [rows, changed])

type KindButtonsProps = {
  readonly counts: readonly { readonly kind: AbsenceCategory; readonly count: number }[]
  readonly chosen: readonly AbsenceCategory[]
  readonly onChange: (change: (kinds: readonly AbsenceCategory[]) => readonly AbsenceCategory[]) => void
}

/** The kinds of absence, each with its number of periods. Only absences of the chosen kinds are shown. */
const KindButtons = ({ counts, chosen, onChange }: KindButtonsProps) => (
  <ToggleChips
    label={words.kinds}
    choices={counts.map(({ kind, count }) => ({ choice: kind, count }))}
    nameOf={(kind) => (
      <>
        <i className={classes.swatch} style={kindStyle(kind)} aria-hidden />
        {words.kindOf[kind]}
      </>
    )}
    chosen={chosen}
    onChange={onChange}
  />
)
