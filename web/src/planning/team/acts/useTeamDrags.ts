import type { Day } from '@uurwerk/domain/time/day'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { placeOf } from '../grid/TeamGrid.tsx'
import type { TeamCell, TeamRow } from '../grid/teamRows.ts'
import { dropOf, refusalOfDrop } from './dropOf.ts'
import type { DraggedShift, GridDragActs } from './useGridDrag.ts'
import type { Place, TeamCursor } from './useTeamCursor.ts'
import type { TeamActs } from './useTeamKeys.ts'

type Input = {
  readonly rows: readonly TeamRow[]
  readonly days: readonly Day[]
  readonly cursor: TeamCursor
  readonly acts: TeamActs
}

/** The changes that the drags in the grid cause (rules team-9, team-21). */
export function useTeamDrags({ rows, days, cursor, acts }: Input): GridDragActs {
  function at(key: string): { readonly row: TeamRow; readonly cell: TeamCell } | null {
    const place = placeOf(key, rows, days)
    const row = place === null ? undefined : rows[place.row]
    const cell = place === null ? undefined : row?.cells[place.column]
    return row === undefined || cell === undefined ? null : { row, cell }
  }

  function dropAt(dragged: DraggedShift, key: string, how: 'move' | 'copy') {
    const shift = at(dragged.from)?.cell.shifts.find(({ id }) => id === dragged.shiftId)
    const target = at(key)
    return shift === undefined || target === null ? null : { shift, row: target.row, to: target.cell, how }
  }

  const onDrop: GridDragActs['onDrop'] = (dragged, key, how, refusal) => {
    const drop = dropAt(dragged, key, how)
    if (refusal !== null) showNote(refusal)
    else if (drop !== null) acts.put(drop.shift, drop.to, how)
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
  return {
    dropOf: (dragged, key, how) => {
      const drop = dropAt(dragged, key, how)
      return drop && dropOf(drop)
    },
    refusalOf: async (dragged, key, how, signal) => {
      const drop = dropAt(dragged, key, how)
      return drop && refusalOfDrop(drop, signal)
    },
    onDrop,
    onFill,
    onChoose: (from, to) => between(from, to, cursor.choose),
  }
}
