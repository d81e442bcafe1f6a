import type { Day } from '@uurwerk/domain/time/day'
import { today } from '../../../app/clock/now.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import type { TeamCustomer } from '../filter/customerTree.ts'
import { placeOf } from '../grid/TeamGrid.tsx'
import type { TeamCell, TeamRow } from '../grid/teamRows.ts'
import { dropOf, type Drop } from './dropOf.ts'
import type { DraggedShift, GridDragActs } from './useGridDrag.ts'
import type { Place, TeamCursor } from './useTeamCursor.ts'
import type { TeamActs } from './useTeamKeys.ts'

type Input = {
  readonly rows: readonly TeamRow[]
  readonly days: readonly Day[]
  readonly customers: readonly TeamCustomer[]
  readonly cursor: TeamCursor
  readonly acts: TeamActs
}

/** The changes that the drags in the grid cause (rules team-9, team-21). */
export function useTeamDrags({ rows, days, customers, cursor, acts }: Input): GridDragActs {
  const names = new Map(customers.map(({ id, name }) => [id, name]))

  function at(key: string): { readonly row: TeamRow; readonly cell: TeamCell } | null {
    const place = placeOf(key, rows, days)
    const row = place === null ? undefined : rows[place.row]
    const cell = place === null ? undefined : row?.cells[place.column]
    return row === undefined || cell === undefined ? null : { row, cell }
  }

  function judged(dragged: DraggedShift, key: string, how: 'move' | 'copy'): (Drop & { run: () => void }) | null {
    const [origin, target] = [at(dragged.from)?.cell, at(key)]
    const shift = origin?.shifts.find(({ id }) => id === dragged.shiftId)
    if (origin === undefined || shift === undefined || target === null) return null
    const { row, cell: to } = target
    const from = origin.contracts.find(({ id }) => id === shift.contractId) ?? null
    const customerName = (id: number) => names.get(id) ?? ''
    const drop = dropOf({ shift, from, row, to, how, today: today(), customerName })
    return { ...drop, run: () => acts.put(shift, to, how) }
  }

  function onDrop(dragged: DraggedShift, key: string, how: 'move' | 'copy'): void {
    const drop = judged(dragged, key, how)
    if (drop?.isRefused === true) showNote(drop.text)
    else drop?.run()
  }

  function between(from: string, to: string, act: (first: Place, last: Place) => void): void {
    const [first, last] = [placeOf(from, rows, days), placeOf(to, rows, days)]
    if (first !== null && last !== null) act(first, last)
  }
  const onFill = (from: string, to: string) =>
    between(from, to, (first, last) => {
      const origin = rows[first.row]?.cells[first.column]
      const [top, bottom] = [Math.min(first.row, last.row), Math.max(first.row, last.row)]
      const [left, right] = [Math.min(first.column, last.column), Math.max(first.column, last.column)]
      const cells = rows.slice(top, bottom + 1).flatMap((row) => row.cells.slice(left, right + 1))
      if (origin !== undefined) acts.fillCells([origin, ...cells.filter((cell) => cell !== origin)])
    })
  return { dropOf: judged, onDrop, onFill, onChoose: (from, to) => between(from, to, cursor.choose) }
}
