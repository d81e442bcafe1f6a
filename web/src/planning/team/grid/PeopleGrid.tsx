import { useNavigate } from 'react-router'
import { useState } from 'react'
import type { Day } from '@uurwerk/domain/time/day'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { CellDialog } from '../acts/CellDialog.tsx'
import { TeamGrid } from './TeamGrid.tsx'
import type { StaffedRow } from './staffedRows.ts'
import type { TeamCell, TeamRow, TeamShift, TeamShiftType } from './teamRows.ts'
import type { useOpenPlaces } from '../useOpenPlaces.ts'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import { useTeamCursor, type Place } from '../acts/useTeamCursor.ts'
import { useTeamKeys, type TeamActs } from '../acts/useTeamKeys.ts'
import type { useTeamPeriod } from '../useTeamPeriod.ts'
import type { useTeamReasons } from '../fresh/useTeamReasons.ts'
import type { Warnings } from '../fresh/useTeamWarnings.ts'
import type { useWatchedTeam } from '../fresh/useWatchedTeam.ts'

const words = texts.teamPlanning

type Props = {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly all: readonly TeamRow[]
  readonly rows: readonly TeamRow[]
  readonly types: readonly TeamShiftType[]
  readonly customerId: number | null
  readonly isHoliday: (day: Day) => boolean
  readonly changes: ReturnType<typeof useTeamChanges>
  readonly acts: TeamActs
  readonly open: ReturnType<typeof useOpenPlaces>
  readonly staffed: readonly StaffedRow[]
  readonly reasons: ReturnType<typeof useTeamReasons>
  readonly changed: ReturnType<typeof useWatchedTeam>
  readonly warnings: Warnings
}

/** The grid with a row for each person, its keys, and the dialog of a day. */
export function PeopleGrid(props: Props) {
  const { period, all, rows, types, customerId, isHoliday, changes, acts, open, staffed, reasons, changed, warnings } =
    props
  const columns = period.days.length
  const cursor = useTeamCursor({ rows: rows.map(({ person }) => person.id), columns })
  const [opened, setOpened] = useState<Place | null>(null)
  const navigate = useNavigate()
  const onNeed = ({ contracts, day }: TeamCell): void =>
    void navigate(paths.adminNeeds({ customer: customerId ?? contracts[0]?.customerId, day }))
  const asked = { onOpen: setOpened, onNeed, onWho: open.openCell }
  const onKey = useTeamKeys({ rows, columns, types, cursor, changes, acts, ...asked })
  const row = opened === null ? undefined : rows[opened.row]
  const cell = opened === null ? undefined : row?.cells[opened.column]
  return (
    <>
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
        places={open.places}
        onPlaces={open.openDay}
        staffed={staffed}
        reasons={reasons.reasons}
        changed={changed}
        warnings={warnings}
      />
      {row !== undefined && cell !== undefined && (
        <CellDialog
          row={row}
          cell={cell}
          types={types}
          acts={acts}
          onWho={open.openCell}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
}

const shiftWithId = (rows: readonly TeamRow[], shiftId: number): TeamShift | undefined =>
  rows.flatMap(({ cells }) => cells.flatMap(({ shifts }) => shifts)).find(({ id }) => id === shiftId)
