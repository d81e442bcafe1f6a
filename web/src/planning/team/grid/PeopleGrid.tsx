import { useNavigate } from 'react-router'
import { useState } from 'react'
import type { Day } from '@uurwerk/domain/time/day'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { absenceDialog, CellDialogs, type ShownDialog } from '../acts/CellDialogs.tsx'
import { TeamGrid } from './TeamGrid.tsx'
import type { StaffedRow } from './staffedRows.ts'
import type { TeamCell, TeamRow, TeamShiftType } from './teamRows.ts'
import type { useOpenPlaces } from '../useOpenPlaces.ts'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import { useTeamDrags } from '../acts/useTeamDrags.ts'
import type { TeamCustomer } from '../filter/customerTree.ts'
import { useTeamCursor, type Place } from '../acts/useTeamCursor.ts'
import { useTeamKeys, type TeamActs } from '../acts/useTeamKeys.ts'
import type { useTeamPeriod } from '../useTeamPeriod.ts'
import type { useTeamReasons } from '../fresh/useTeamReasons.ts'
import type { Warnings } from '../fresh/warningsOf.ts'
import type { useWatchedTeam } from '../fresh/useWatchedTeam.ts'

const words = texts.teamPlanning

/** The properties that the grid and the phone's list of one day have in common. */
export type ShownPeople = {
  readonly period: ReturnType<typeof useTeamPeriod>
  readonly customers: readonly TeamCustomer[]
  readonly rows: readonly TeamRow[]
  readonly types: readonly TeamShiftType[]
  readonly holidayOf: (day: Day) => string | null
  readonly acts: TeamActs
  readonly open: ReturnType<typeof useOpenPlaces>
  readonly staffed: readonly StaffedRow[]
  readonly reasons: ReturnType<typeof useTeamReasons>
  readonly changed: ReturnType<typeof useWatchedTeam>
  readonly warnings: Warnings
}

type Props = ShownPeople & {
  readonly customerIds: ReadonlySet<number> | null
  readonly changes: ReturnType<typeof useTeamChanges>
}

export function PeopleGrid(props: Props) {
  const { period, rows, types, customers, customerIds, holidayOf, changes, acts, open } = props
  const { staffed, reasons, changed, warnings } = props
  const columns = period.days.length
  const cursor = useTeamCursor({ rows: rows.map(({ person }) => person.id), columns })
  const [shown, ask] = useState<ShownDialog | null>(null)
  function onOpen({ row, column }: Place): void {
    const [of, day] = [rows[row], period.days[column]]
    if (of !== undefined && day !== undefined) ask({ dialog: 'cell', personId: of.person.id, day })
  }
  const navigate = useNavigate()
  const onNeed = ({ contracts, day }: TeamCell): void =>
    void navigate(paths.adminNeeds({ customer: customerOf(contracts, customerIds), day }))
  const dialogs = {
    onOpen,
    onNeed,
    onWho: open.openCell,
    onAbsence: (of: TeamRow, cells: readonly TeamCell[]) => ask(absenceDialog(of, cells)),
  }
  const onKey = useTeamKeys({ rows, columns, types, cursor, changes, acts, ...dialogs })
  const drags = useTeamDrags({ rows, days: period.days, cursor, acts })
  return (
    <>
      <TeamGrid
        {...{ rows, holidayOf, cursor, onKey, drags, staffed, changed, warnings }}
        days={period.days}
        view={period.view}
        label={words.grid(period.label)}
        isBusy={changes.isPending}
        onOpen={(place) => onOpen(cursor.goTo(place))}
        places={open.places}
        onPlaces={open.openDay}
        onlyCustomer={onlyOf(customers, customerIds)}
        reasons={reasons.reasons}
      />
      <CellDialogs {...{ shown, rows, types, period, acts }} onAsk={ask} onWho={open.openCell} />
    </>
  )
}

/** The only customer in view; null when several customers are in view. */
function onlyOf(customers: readonly TeamCustomer[], chosen: ReadonlySet<number> | null): number | null {
  const [first, ...others] = chosen ?? customers.map(({ id }) => id)
  return first === undefined || others.length > 0 ? null : first
}

/**
 * The customer of a new open shift on a cell: a chosen customer when the person works there, otherwise the person's
 * first customer.
 */
const customerOf = (contracts: TeamCell['contracts'], chosen: ReadonlySet<number> | null): number | undefined =>
  (contracts.find(({ customerId }) => chosen?.has(customerId) !== false) ?? contracts[0])?.customerId
