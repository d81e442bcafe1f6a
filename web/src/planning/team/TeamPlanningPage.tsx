import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import type { Day } from '@uurwerk/domain/time/day'
import { Button, Skeleton } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { CopyPeriodButton } from './acts/CopyPeriodButton.tsx'
import { CustomerGrid } from './grid/CustomerGrid.tsx'
import { OpenShortageButton } from './acts/OpenShortageButton.tsx'
import { PeopleGrid } from './grid/PeopleGrid.tsx'
import { teamPlanningQuery, teamStaffingQuery, type TeamPeriod } from './queries.ts'
import { rowsOfTeam } from './grid/rowsOfTeam.ts'
import { namesPlanned, staffedRows, type StaffedRow } from './grid/staffedRows.ts'
import { TeamHead } from './TeamHead.tsx'
import { rowsFound } from './grid/teamRows.ts'
import { TeamSheet } from './print/TeamSheet.tsx'
import { TeamTools } from './TeamTools.tsx'
import { useOpenPlaces } from './useOpenPlaces.ts'
import { useTeamChanges } from './fresh/useTeamChanges.ts'
import { useTeamFilter, type TeamFilter } from './useTeamFilter.ts'
import { useTeamActs } from './acts/useTeamKeys.ts'
import { useTeamPeriod } from './useTeamPeriod.ts'
import { useQualified } from './fresh/useQualified.ts'
import { useTeamReasons } from './fresh/useTeamReasons.ts'
import { rowsInOrder, useTeamWarnings, type Warnings } from './fresh/useTeamWarnings.ts'
import { useWatchedTeam } from './fresh/useWatchedTeam.ts'
import { WhoDialog } from './acts/WhoDialog.tsx'

const words = texts.teamPlanning

/** The page with the planning of the whole team. HR changes it with the keyboard, the mouse or touch. */
export function TeamPlanningPage() {
  const period = useTeamPeriod()
  const filter = useTeamFilter()
  const { customerId, rowsBy } = filter
  const warnings = useTeamWarnings(period)
  const shown = useTeam(period, filter, warnings)
  const { team, all, rows, types, isHoliday, qualifications } = shown
  const staffed = useStaffedRows(period, { types, days: period.days, customerId })
  const reasons = useTeamReasons(period, customerId)
  const changed = useWatchedTeam(period)
  const changes = useTeamChanges()
  const acts = useTeamActs(changes)
  const open = useOpenPlaces({ ...period, customerId, types })
  const grid = { period, rows, isHoliday, open, changes, acts, reasons, changed, customerId, all, types, warnings }
  return (
    <>
      <TeamHead {...{ period, changes }}>
        <CopyPeriodButton {...{ period, rows, isHoliday, customerId, changes }} />
      </TeamHead>
      <ChangedNote note={changed.note} />
      <ToolsOfTeam {...{ period, filter, team, all, rows, reasons, staffed, qualifications }} />
      {insteadOfGrid({ ...shown, onClear: filter.clear }) ??
        (rowsBy === 'customers' ? (
          <CustomersOfTeam {...{ period, all, isHoliday, open, staffed }} customers={team?.customers ?? []} />
        ) : (
          <PeopleGrid {...grid} staffed={customerId === null ? [] : staffed} />
        ))}
      {open.who !== null && <WhoDialog who={open.who} onPlan={acts.planFor} onClose={open.close} />}
      <ConfirmedQuestion changes={changes} />
    </>
  )
}

type StaffedAsked = Pick<Parameters<typeof staffedRows>[1], 'types' | 'days'> & { readonly customerId: number | null }

function useStaffedRows(period: TeamPeriod, { types, days, customerId }: StaffedAsked): readonly StaffedRow[] {
  const { data } = useQuery(teamStaffingQuery(period))
  return useMemo(
    () => staffedRows(data, { types, days, customers: customerId === null ? null : new Set([customerId]) }),
    [data, types, days, customerId],
  )
}

type CustomersProps = Pick<ReturnType<typeof useTeam>, 'all' | 'isHoliday'> & {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly open: ReturnType<typeof useOpenPlaces>
  readonly staffed: readonly StaffedRow[]
  readonly customers: readonly { readonly id: number; readonly name: string }[]
}

/** The grid with the customers, sorted by name. */
function CustomersOfTeam({ period, all, isHoliday, open, staffed, customers }: CustomersProps) {
  const names = useMemo(() => namesPlanned(all), [all])
  const rows = useMemo(() => {
    const ofCustomer = Map.groupBy(staffed, ({ type }) => type.customerId)
    return customers.flatMap(({ id }) => ofCustomer.get(id) ?? [])
  }, [staffed, customers])
  if (rows.length === 0) return <EmptyState title={words.nothingStaffed} />
  return (
    <CustomerGrid
      {...{ rows, isHoliday, customers, names }}
      days={period.days}
      view={period.view}
      label={words.grid(period.label)}
      open={open.openOf}
      onOpen={open.openType}
    />
  )
}

type Shown = Pick<ReturnType<typeof useTeam>, 'team' | 'all' | 'rows' | 'qualifications'> & {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly filter: TeamFilter
  readonly reasons: ReturnType<typeof useTeamReasons>
  readonly staffed: readonly StaffedRow[]
}

/** The filter above the grid. The buttons next to it print and export the people that the filter finds. */
function ToolsOfTeam({ period, filter, team, all, rows, reasons, staffed, qualifications }: Shown) {
  const customers = team?.customers ?? []
  const { customerId } = filter
  const hasLevels = staffed.some(({ needed }) => needed !== null)
  const count = team === undefined ? null : words.people(rows.length, all.length)
  return (
    <TeamTools {...{ filter, customers, qualifications, reasons, count }}>
      {customerId !== null && hasLevels && <OpenShortageButton period={period} customerId={customerId} />}
      {customerId !== null && !hasLevels && team !== undefined && (
        <ActionLink icon={IconUsersGroup} to={paths.adminCustomer({ customer: customerId })}>
          {words.setStaffing}
        </ActionLink>
      )}
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

/** The people of a period with their days, the people that match the filter, the shift types, and the holidays. */
function useTeam({ from, to }: Period, filter: TeamFilter, warnings: Warnings) {
  const { name, customerId, qualificationId, sort, onlyWarned } = filter
  const load = useQuery(teamPlanningQuery({ from, to }))
  const team = load.data
  const isShown = team?.from === from && team.to === to
  const { rows: all, types } = team !== undefined && isShown ? rowsOfTeam(team) : NO_ROWS
  const { qualifications, holders } = useQualified({ from, to }, qualificationId)
  const found = useMemo(() => rowsFound(all, { name, customerId, holders }), [all, name, customerId, holders])
  const rows = useMemo(() => rowsInOrder(found, { sort, onlyWarned, warnings }), [found, sort, onlyWarned, warnings])
  const isHoliday = useMemo(() => {
    const extra = new Set<string>(team?.holidays.map(({ date }) => date))
    return (day: Day) => extra.has(day) || holidayOn(day) !== null
  }, [team])
  return { load, isShown, team, all, rows, types, isHoliday, qualifications }
}

const NO_ROWS = { rows: [], types: [] } as const

type Loaded = Pick<ReturnType<typeof useTeam>, 'load' | 'isShown' | 'all' | 'rows'> & { readonly onClear: () => void }

/** The message that replaces a grid without rows; null when the grid has rows. */
function insteadOfGrid({ load, isShown, all, rows, onClear }: Loaded): ReactNode {
  if (load.isError) return <LoadError error={load.error} onRetry={load.refetch} title={words.failed} />
  if (!isShown) return <Skeleton height="calc(100dvh - 13.5rem)" />
  return rows.length === 0 ? <Nobody hasPeople={all.length > 0} onClear={onClear} /> : null
}

type NobodyProps = { readonly hasPeople: boolean; readonly onClear: () => void }

const Nobody = ({ hasPeople, onClear }: NobodyProps) => (
  <EmptyState title={hasPeople ? words.nobodyFound : words.nobody}>
    {hasPeople && <Button onClick={onClear}>{words.clearFilter}</Button>}
  </EmptyState>
)

/** Asks HR whether to change a month that is already confirmed. */
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
