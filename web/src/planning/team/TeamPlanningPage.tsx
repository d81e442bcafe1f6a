import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { CellDialog } from './CellDialog.tsx'
import { CopyPeriodButton } from './CopyPeriodButton.tsx'
import { teamPlanningQuery } from './queries.ts'
import { TeamGrid } from './TeamGrid.tsx'
import { TeamHead } from './TeamHead.tsx'
import { rowsOfTeam } from './rowsOfTeam.ts'
import { rowsFound, type TeamCell, type TeamRow, type TeamShift } from './teamRows.ts'
import { TeamSheet } from './TeamSheet.tsx'
import { TeamTools } from './TeamTools.tsx'
import { useTeamChanges } from './useTeamChanges.ts'
import { useTeamCursor, type Place } from './useTeamCursor.ts'
import { useTeamFilter, type TeamFilter } from './useTeamFilter.ts'
import { useTeamActs, useTeamKeys } from './useTeamKeys.ts'
import { useOpenPlaces } from './useOpenPlaces.ts'
import { useTeamPeriod } from './useTeamPeriod.ts'
import { useTeamReasons } from './useTeamReasons.ts'
import { useWatchedTeam } from './useWatchedTeam.ts'
import { WhoDialog } from './WhoDialog.tsx'

const words = texts.teamPlanning

/** The planning of the whole team on one screen, which HR changes by key, by mouse and by touch. */
export function TeamPlanningPage() {
  const period = useTeamPeriod()
  const filter = useTeamFilter()
  const { customerId } = filter
  const { load, isShown, team, all, rows, types, isHoliday } = useTeam(period, filter)
  const cursor = useTeamCursor({ rows: rows.map(({ person }) => person.id), columns: period.days.length })
  const reasons = useTeamReasons(period, customerId)
  const changed = useWatchedTeam(period)
  const changes = useTeamChanges()
  const [opened, setOpened] = useState<Place | null>(null)
  const navigate = useNavigate()
  const onNeed = ({ contracts, day }: TeamCell): void =>
    void navigate(paths.adminNeeds({ customer: customerId ?? contracts[0]?.customerId, day }))
  const acts = useTeamActs(changes)
  const { places, who, openDay, openCell, close } = useOpenPlaces({ ...period, customerId, types })
  const columns = period.days.length
  const onKey = useTeamKeys({ rows, columns, types, cursor, changes, acts, onOpen: setOpened, onNeed, onWho: openCell })
  const openedRow = opened === null ? undefined : rows[opened.row]
  const openedCell = opened === null ? undefined : openedRow?.cells[opened.column]

  return (
    <>
      <TeamHead {...{ period, changes }}>
        <CopyPeriodButton {...{ period, rows, isHoliday, customerId, changes }} />
      </TeamHead>
      <ChangedNote note={changed.note} />
      <ToolsOfTeam {...{ period, filter, team, all, rows, reasons }} />
      {insteadOfGrid({ load, isShown, all, rows, onClear: filter.clear }) ?? (
        <TeamGrid
          rows={rows}
          days={period.days}
          view={period.view}
          label={words.grid(period.label)}
          isHoliday={isHoliday}
          cursor={cursor}
          isBusy={changes.isPending}
          onKey={onKey}
          onOpen={(place) => setOpened(cursor.goTo(place))}
          onDrop={(shiftId, to, how) => acts.drop(shiftWithId(all, shiftId), rows[to.row]?.cells[to.column], how)}
          places={places}
          onPlaces={openDay}
          reasons={reasons.reasons}
          changed={changed}
        />
      )}
      {openedRow !== undefined && openedCell !== undefined && (
        <CellDialog
          row={openedRow}
          cell={openedCell}
          types={types}
          acts={acts}
          onWho={openCell}
          onClose={() => setOpened(null)}
        />
      )}
      {who !== null && <WhoDialog who={who} onPlan={acts.planFor} onClose={close} />}
      <ConfirmedQuestion changes={changes} />
    </>
  )
}

type Shown = Pick<ReturnType<typeof useTeam>, 'team' | 'all' | 'rows'> & {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly filter: TeamFilter
  readonly reasons: ReturnType<typeof useTeamReasons>
}

/** The filter above the grid, with the buttons that print and export what the filter finds. */
function ToolsOfTeam({ period, filter, team, all, rows, reasons }: Shown) {
  const customers = team?.customers ?? []
  const count = team === undefined ? null : words.people(rows.length, all.length)
  return (
    <TeamTools filter={filter} customers={customers} reasons={reasons} count={count}>
      {rows.length > 0 && (
        <TeamSheet
          {...period}
          rows={rows}
          customers={customers}
          customerId={filter.customerId}
          showsReasons={reasons.isOn}
        />
      )}
    </TeamTools>
  )
}

type Period = Pick<ReturnType<typeof useTeamPeriod>, 'from' | 'to'>

/** The people of a period with their days, those of them that the filter finds, the shift types, and the holidays. */
function useTeam({ from, to }: Period, { name, customerId }: TeamFilter) {
  const load = useQuery(teamPlanningQuery({ from, to }))
  const team = load.data
  const isShown = team?.from === from && team.to === to
  const { rows: all, types } = team !== undefined && isShown ? rowsOfTeam(team) : NO_ROWS
  const rows = useMemo(() => rowsFound(all, { name, customerId }), [all, name, customerId])
  const isHoliday = useMemo(() => {
    const extra = new Set<string>(team?.holidays.map(({ date }) => date))
    return (day: Day) => extra.has(day) || holidayOn(day) !== null
  }, [team])
  return { load, isShown, team, all, rows, types, isHoliday }
}

const NO_ROWS = { rows: [], types: [] } as const

type Loaded = Pick<ReturnType<typeof useTeam>, 'load' | 'isShown' | 'all' | 'rows'> & { readonly onClear: () => void }

/** The message instead of the grid when the grid has no rows; otherwise null. */
function insteadOfGrid({ load, isShown, all, rows, onClear }: Loaded): ReactNode {
  if (load.isError) return <LoadError error={load.error} onRetry={load.refetch} title={words.failed} />
  if (!isShown) return <Skeleton height="calc(100dvh - 13.5rem)" />
  return rows.length === 0 ? <Nobody hasPeople={all.length > 0} onClear={onClear} /> : null
}

const shiftWithId = (rows: readonly TeamRow[], shiftId: number): TeamShift | undefined =>
  rows.flatMap(({ cells }) => cells.flatMap(({ shifts }) => shifts)).find(({ id }) => id === shiftId)

type NobodyProps = { readonly hasPeople: boolean; readonly onClear: () => void }

const Nobody = ({ hasPeople, onClear }: NobodyProps) => (
  <EmptyState title={hasPeople ? words.nobodyFound : words.nobody}>
    {hasPeople && <Button onClick={onClear}>{words.clearFilter}</Button>}
  </EmptyState>
)

/** Asks whether HR changes a month that is already confirmed. */
const ConfirmedQuestion = ({ changes }: { readonly changes: ReturnType<typeof useTeamChanges> }) => (
  <ConfirmDialog
    opened={changes.question !== null}
    onClose={changes.closeQuestion}
    question={words.confirmed}
    confirm={words.changeAnyway}
    onConfirm={changes.agree}
  >
    {changes.question?.sentence}
  </ConfirmDialog>
)
