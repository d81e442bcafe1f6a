import type { Day } from '@uurwerk/domain/time/day'
import { lazy, Suspense } from 'react'
import type { DaysOfAbsence } from '../absence/TeamAbsenceDialog.tsx'
import type { TeamCell, TeamRow, TeamShiftType } from '../grid/teamRows.ts'
import type { TeamPeriod } from '../queries.ts'
import { CellDialog } from './CellDialog.tsx'
import type { TeamActs } from './useTeamKeys.ts'

// The form for an absence is loaded only when HR opens it, because it contains the rules about the balances.
const TeamAbsenceDialog = lazy(async () => ({
  default: (await import('../absence/TeamAbsenceDialog.tsx')).TeamAbsenceDialog,
}))

export type ShownDialog =
  | { readonly dialog: 'cell'; readonly personId: number; readonly day: Day }
  | ({ readonly dialog: 'absence' } & DaysOfAbsence)

export function absenceDialog(row: TeamRow, cells: readonly TeamCell[]): ShownDialog | null {
  const [first, last] = [cells[0], cells.at(-1)]
  return first === undefined || last === undefined ? null : { dialog: 'absence', row, first: first.day, last: last.day }
}

type Props = {
  readonly shown: ShownDialog | null
  readonly onAsk: (shown: ShownDialog | null) => void
  readonly rows: readonly TeamRow[]
  readonly types: readonly TeamShiftType[]
  readonly period: TeamPeriod
  readonly acts: TeamActs
  readonly onWho: (cell: TeamCell) => void
}

/** The dialogs of a cell. The grid and the phone's list of one day both use them. */
export function CellDialogs({ shown, onAsk, rows, types, period, acts, onWho }: Props) {
  const onClose = () => onAsk(null)
  if (shown === null) return null
  if (shown.dialog === 'absence')
    return (
      <Suspense>
        <TeamAbsenceDialog {...{ shown, onClose }} keepOwn={acts.keepOwn} />
      </Suspense>
    )
  const row = rows.find(({ person }) => person.id === shown.personId)
  const cell = row?.cells.find(({ day }) => day === shown.day)
  if (row === undefined || cell === undefined) return null
  return (
    <CellDialog
      {...{ row, cell, types, period, acts, onWho, onClose }}
      onAbsence={() => onAsk(absenceDialog(row, [cell]))}
    />
  )
}
