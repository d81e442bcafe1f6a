import { holidayOn } from '@uurwerk/domain/calendar/holidays'
import { eachDay, type Day } from '@uurwerk/domain/time/day'
import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconCalendarPlus, IconKeyboard } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { useQueryInAddress } from '../../ui/address/useQueryInAddress.ts'
import { ActionLink } from '../../ui/buttons/ActionLink.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { EmptyState } from '../../ui/page/EmptyState.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Segments } from '../../ui/switchers/Segments.tsx'
import { SwitcherArrow } from '../../ui/switchers/SwitcherArrow.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { CellDialog } from './CellDialog.tsx'
import { teamPlanningQuery } from './queries.ts'
import classes from './team.module.css'
import { TeamGrid } from './TeamGrid.tsx'
import { rowsFound, teamRows, typesOf, type TeamCell } from './teamRows.ts'
import { useTeamChanges } from './useTeamChanges.ts'
import { useTeamCursor, type Place } from './useTeamCursor.ts'
import { useTeamKeys } from './useTeamKeys.ts'
import { useTeamPeriod, VIEWS } from './useTeamPeriod.ts'

const words = texts.teamPlanning

/** The planning of the whole team on one screen, which HR changes by key, by mouse and by touch. */
export function TeamPlanningPage() {
  const period = useTeamPeriod()
  const load = useQuery(teamPlanningQuery({ from: period.from, to: period.to }))
  const team = load.data
  const [query, setQuery] = useQueryInAddress()
  const name = useDeferredValue(query.get('q') ?? '')
  const customerId = Number(query.get('customer')) || null
  const { all, types } = useMemo(() => {
    const days =
      team === undefined || team.from !== period.from || team.to !== period.to ? [] : eachDay(period.from, period.to)
    return team === undefined ? { all: [], types: [] } : { all: teamRows(team, days), types: typesOf(team) }
  }, [team, period.from, period.to])
  const rows = useMemo(() => rowsFound(all, { name, customerId }), [all, name, customerId])
  const isHoliday = useMemo(() => {
    const extra = new Set<string>(team?.holidays.map(({ date }) => date))
    return (day: Day) => extra.has(day) || holidayOn(day) !== null
  }, [team])
  const cursor = useTeamCursor({ rows: rows.length, columns: period.days.length })
  const changes = useTeamChanges()
  const [opened, setOpened] = useState<Place | null>(null)
  const [showsKeys, setShowsKeys] = useState(false)
  const [timesCleared, setTimesCleared] = useState(0)
  const navigate = useNavigate()
  const onNeed = ({ contracts, day }: TeamCell): void =>
    void navigate(paths.adminNeeds({ customer: customerId ?? contracts[0]?.customerId, day }))
  const acts = useTeamKeys({ rows, columns: period.days.length, types, cursor, changes, onOpen: setOpened, onNeed })
  const openedRow = opened === null ? undefined : rows[opened.row]
  const openedCell = opened === null ? undefined : openedRow?.cells[opened.column]
  const filter = (key: string, value: string) =>
    setQuery(
      (current) => {
        if (value === '') current.delete(key)
        else current.set(key, value)
        return current
      },
      { replace: true, preventScrollReset: true },
    )

  function clearFilter(): void {
    for (const key of ['q', 'customer']) filter(key, '')
    // The search field keeps its own text, so a new field replaces it.
    setTimesCleared(timesCleared + 1)
  }

  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <>
            <IconAction label={words.undo} icon={IconArrowBackUp} onClick={changes.undo} />
            <IconAction label={words.redo} icon={IconArrowForwardUp} onClick={changes.redo} />
            <IconAction label={words.keys} icon={IconKeyboard} onClick={() => setShowsKeys(true)} />
            <ActionLink icon={IconCalendarPlus} to={paths.adminNeeds()}>
              {texts.needs.title}
            </ActionLink>
            <Button variant="default" onClick={period.goToToday}>
              {words.today}
            </Button>
            <Segments
              label={words.view}
              choices={VIEWS}
              nameOf={(view) => words.views[view]}
              value={period.view}
              onChange={period.choose}
            />
          </>
        }
      >
        <div className={classes.period}>
          <SwitcherArrow to="previous" label={texts.ui.previousWeek} available onClick={period.previous} />
          <span aria-live="polite">{period.label}</span>
          <SwitcherArrow to="next" label={texts.ui.nextWeek} available onClick={period.next} />
        </div>
      </PageHead>
      <div className={classes.tools}>
        <SearchField
          key={timesCleared}
          placeholder={words.search}
          initial={timesCleared > 0 ? '' : (query.get('q') ?? '')}
          onSearch={(text) => filter('q', text)}
          takesFocus={timesCleared > 0}
        />
        <NativeSelect
          aria-label={words.customer}
          data={[
            { value: '', label: words.allCustomers },
            ...(team?.customers.map((customer) => ({ value: String(customer.id), label: customer.name })) ?? []),
          ]}
          value={customerId === null ? '' : String(customerId)}
          onChange={({ currentTarget }) => filter('customer', currentTarget.value)}
        />
        <span className={classes.count} aria-live="polite">
          {team !== undefined && words.people(rows.length, all.length)}
        </span>
      </div>
      {load.isError ? (
        <LoadError error={load.error} onRetry={load.refetch} title={words.failed} />
      ) : team === undefined || all.some(({ cells }) => cells.length === 0) ? (
        <Skeleton height="calc(100dvh - 13.5rem)" />
      ) : rows.length === 0 ? (
        <EmptyState title={all.length === 0 ? words.nobody : words.nobodyFound}>
          {all.length > 0 && <Button onClick={clearFilter}>{words.clearFilter}</Button>}
        </EmptyState>
      ) : (
        <TeamGrid
          rows={rows}
          days={period.days}
          view={period.view}
          label={words.grid(period.label)}
          isHoliday={isHoliday}
          cursor={cursor}
          isBusy={changes.isPending}
          onKey={acts.onKey}
          onOpen={(place) => {
            cursor.go(place)
            setOpened(place)
          }}
          onDrop={(shiftId, to, how) => {
            const shift = all
              .flatMap(({ cells }) => cells.flatMap(({ shifts }) => shifts))
              .find(({ id }) => id === shiftId)
            const cell = rows[to.row]?.cells[to.column]
            if (shift !== undefined && cell !== undefined) acts.put(shift, cell, how)
          }}
        />
      )}
      {openedRow !== undefined && openedCell !== undefined && (
        <CellDialog row={openedRow} cell={openedCell} types={types} acts={acts} onClose={() => setOpened(null)} />
      )}
      <ConfirmDialog
        opened={changes.question !== null}
        onClose={changes.closeQuestion}
        question={words.confirmed}
        confirm={words.changeAnyway}
        onConfirm={changes.agree}
      >
        {changes.question?.sentence}
      </ConfirmDialog>
      <Dialog opened={showsKeys} onClose={() => setShowsKeys(false)} title={words.keys}>
        <dl className={classes.keys}>
          {words.keyList.map(([keys, what]) => (
            <div key={keys} style={{ display: 'contents' }}>
              <dt>{keys}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  )
}
