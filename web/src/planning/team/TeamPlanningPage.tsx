import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconFileText, IconUsersGroup } from '../../ui/icons.ts'
import { ConfirmedMonthQuestion } from '../ConfirmedMonthQuestion.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/page/load/EmptyState.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { CopyPeriodButton } from './acts/CopyPeriodButton.tsx'
import { OpenShiftButton, PatternButton } from './acts/HeadButtons.tsx'
import { CustomerGrid } from './grid/CustomerGrid.tsx'
import { OpenShortageButton } from './acts/OpenShortageButton.tsx'
import { PeopleGrid } from './grid/PeopleGrid.tsx'
import { teamStaffingQuery, type TeamPeriod } from './queries.ts'
import { inTreeOrder } from './filter/customerTree.ts'
import { shiftInWords } from './grid/TeamCellView.tsx'
import { isShortOn, namesPlanned, staffedRows, type StaffedRow } from './grid/staffedRows.ts'
import { PhoneTeam } from './phone/PhoneTeam.tsx'
import { TeamHead } from './TeamHead.tsx'
import { TeamExport } from './TeamExport.tsx'
import { TeamTools } from './filter/TeamTools.tsx'
import { useOpenPlaces } from './useOpenPlaces.ts'
import { useTeamChanges } from './fresh/useTeamChanges.ts'
import { useTeamFilter, type TeamFilter } from './filter/useTeamFilter.ts'
import { useTeamActs, type TeamActs } from './acts/useTeamKeys.ts'
import { useTeam } from './useTeam.ts'
import { useTeamPeriod } from './useTeamPeriod.ts'
import { useTeamReasons } from './fresh/useTeamReasons.ts'
import { useWatchedTeam } from './fresh/useWatchedTeam.ts'
import { WhoDialog } from './acts/WhoDialog.tsx'

const words = texts.teamPlanning

export function TeamPlanningPage() {
  const period = useTeamPeriod()
  const filter = useTeamFilter()
  const { customerId, rowsBy } = filter
  const shown = useTeam(period, filter)
  const { rows, types, holidayOf, customers, customerIds, warnings } = shown
  const isStaffed = customerId !== null || rowsBy === 'customers' || period.isPhone
  const staffed = useStaffedRows(period, isStaffed, { types, days: period.days, customers: customerIds })
  const reasons = useTeamReasons(period, customerId)
  const changed = useWatchedTeam(period)
  const changes = useTeamChanges()
  const acts = useTeamActs(changes)
  const open = useOpenPlaces({ ...period, customerIds, types })
  const grid = { period, rows, holidayOf, open, changes, acts, reasons, changed, customerIds, types, warnings }
  return (
    <>
      <TeamHead {...{ period, changes }} main={<OpenShiftButton {...{ period, customerId }} />}>
        <CopyPeriodButton {...{ period, rows, holidayOf, customerIds, changes }} />
        {!period.isPhone && <PatternButton {...{ period, customerId, changes }} />}
      </TeamHead>
      <ChangedNote note={changed.note} />
      <ToolsOfTeam {...shown} {...{ period, filter, reasons, staffed, changes }} />
      {insteadOfGrid({ ...shown, onClear: filter.clear }) ??
        (rowsBy === 'customers' ? (
          <CustomersOfTeam {...shown} {...{ period, filter, open, staffed }} />
        ) : period.isPhone ? (
          <PhoneTeam {...grid} customers={customers} staffed={staffed} />
        ) : (
          <PeopleGrid {...grid} customers={customers} staffed={customerId === null ? [] : staffed} />
        ))}
      {open.who !== null && <WhoDialog who={open.who} onPlan={acts.planFor} onClose={open.close} />}
      <ConfirmedMonthQuestion
        sentence={changes.question?.sentence ?? null}
        onClose={changes.closeQuestion}
        onConfirm={changes.agree}
      />
      <OtherMonthQuestion acts={acts} />
    </>
  )
}

type StaffedInput = Parameters<typeof staffedRows>[1]

/** The rows of the shift types. They are read only when the screen shows them. */
function useStaffedRows(
  period: TeamPeriod,
  enabled: boolean,
  { types, days, customers }: StaffedInput,
): readonly StaffedRow[] {
  const { data } = useQuery({ ...teamStaffingQuery(period), enabled })
  return useMemo(() => staffedRows(data, { types, days, customers }), [data, types, days, customers])
}

type CustomersProps = Pick<ReturnType<typeof useTeam>, 'all' | 'holidayOf' | 'customers'> & {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly filter: TeamFilter
  readonly open: ReturnType<typeof useOpenPlaces>
  readonly staffed: readonly StaffedRow[]
}

/** The grid of the customers, sorted by name. The subdivisions of a customer are below that customer. */
function CustomersOfTeam({ period, filter, all, holidayOf, open, staffed, customers }: CustomersProps) {
  const { typeName, onlyShort } = filter
  const names = useMemo(() => namesPlanned(all), [all])
  const rows = useMemo(() => {
    const wanted = staffed.filter(
      (row) => (typeName === null || row.type.name === typeName) && (!onlyShort || row.cells.some(isShortOn)),
    )
    const ofCustomer = Map.groupBy(wanted, ({ type }) => type.customerId)
    return inTreeOrder(customers).flatMap(({ id }) => ofCustomer.get(id) ?? [])
  }, [staffed, customers, typeName, onlyShort])
  if (rows.length === 0 && staffed.length > 0) return <Nobody hasPeople onClear={filter.clear} />
  if (rows.length === 0) return <EmptyState title={words.nothingStaffed} />
  return (
    <CustomerGrid
      {...{ rows, holidayOf, customers, names }}
      days={period.days}
      view={period.view}
      label={words.grid(period.label)}
      open={open.openOf}
      onOpen={open.openType}
    />
  )
}

type Shown = Omit<ReturnType<typeof useTeam>, 'load' | 'isShown' | 'holidayOf'> & {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly filter: TeamFilter
  readonly reasons: ReturnType<typeof useTeamReasons>
  readonly staffed: readonly StaffedRow[]
  readonly changes: ReturnType<typeof useTeamChanges>
}

/** The filter above the grid. The menu next to it exports the people that the filter finds. */
function ToolsOfTeam({ period, filter, reasons, staffed, changes, ...shown }: Shown) {
  const { team, all, rows, types, customers, customerIds, qualifications } = shown
  const { customerId } = filter
  const levels = staffed.filter(({ needed }) => needed !== null)
  const typeNames = useMemo(
    () => [
      ...new Set(
        types.filter((type) => type.usable && customerIds?.has(type.customerId) !== false).map(({ name }) => name),
      ),
    ],
    [types, customerIds],
  )
  const count = team === undefined ? null : words.people(rows.length, all.length)
  return (
    <TeamTools {...{ filter, customers, qualifications, typeNames, reasons, count }} employers={team?.employers ?? []}>
      {customerId !== null && levels.length > 0 && <OpenShortageButton {...{ period, customerId, changes }} />}
      {customerId !== null && levels.length === 0 && team !== undefined && (
        <ActionLink icon={IconUsersGroup} to={paths.adminCustomer({ customer: customerId })}>
          {words.setStaffing}
        </ActionLink>
      )}
      {rows.length > 0 && !period.isPhone && (
        <TeamExport
          days={period.days}
          customerId={customerId}
          people={filter.isOnlyCustomer ? null : rows.map(({ person }) => person.id)}
          showsReasons={reasons.isOn}
        />
      )}
    </TeamTools>
  )
}

type Loaded = Pick<ReturnType<typeof useTeam>, 'load' | 'isShown' | 'all' | 'rows'> & { readonly onClear: () => void }

/** The message that replaces a grid without rows; null when the grid has rows. */
function insteadOfGrid({ load, isShown, all, rows, onClear }: Loaded): ReactNode {
  // When a later read fails, the red banner shows the error. The grid keeps its rows, and the focus does not move.
  if (load.isError && !isShown) return <LoadError error={load.error} onRetry={load.refetch} title={words.failed} />
  if (!isShown) return <Skeleton height="calc(100dvh - 13.5rem)" />
  return rows.length === 0 ? <Nobody hasPeople={all.length > 0} onClear={onClear} /> : null
}

type NobodyProps = { readonly hasPeople: boolean; readonly onClear: () => void }

const Nobody = ({ hasPeople, onClear }: NobodyProps) => (
  <EmptyState title={hasPeople ? words.nobodyFound : words.nobody} {...(!hasPeople && { text: words.nobodyText })}>
    {hasPeople ? (
      <Button onClick={onClear}>{words.clearFilter}</Button>
    ) : (
      <ActionLink icon={IconFileText} to={paths.adminContracts()}>
        {words.makeContract}
      </ActionLink>
    )}
  </EmptyState>
)

/** Offers to copy a shift that HR moves to another month, because a shift cannot leave its month (rule team-9). */
const OtherMonthQuestion = ({ acts: { toCopy, copyNow, keepMonth } }: { readonly acts: TeamActs }) => (
  <ConfirmDialog
    opened={toCopy !== null}
    onClose={keepMonth}
    question={words.otherMonth}
    confirm={words.copy}
    onConfirm={copyNow}
  >
    {toCopy !== null && words.otherMonthEffect(shiftInWords(toCopy.shift), formatDayInWords(toCopy.to.day))}
  </ConfirmDialog>
)
