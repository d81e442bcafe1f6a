import type { Day } from '@uurwerk/domain/time/day'
import { useState, type KeyboardEvent } from 'react'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { shiftInWords } from '../grid/TeamCellView.tsx'
import type { TeamCell, TeamRow, TeamShift, TeamShiftType } from '../grid/teamRows.ts'
import { contractFor, planned, removed, stepsToPut, stepToPlan, type TeamStep } from './teamSteps.ts'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import { placeAfter, type Place, type TeamCursor } from './useTeamCursor.ts'

const words = texts.teamPlanning

type Changes = ReturnType<typeof useTeamChanges>
type Clipboard = { readonly shift: TeamShift; readonly how: 'move' | 'copy' }

/**
 * The actions in the team planning, and the clipboard. The keyboard keys and the dialog of a cell use these actions
 * (rule team-8).
 */
export function useTeamActs(changes: Changes) {
  const [clipboard, setClipboard] = useState<Clipboard | null>(null)

  /**
   * Plans a shift type in cells. When one cell is selected, its refusal is shown. When several cells are selected, the
   * possible cells are planned.
   */
  function plan(cells: readonly TeamCell[], type: TeamShiftType): void {
    const steps = cells.flatMap((each) => stepToPlan(each, type) ?? [])
    if (steps.length === 0 && !cells.some((each) => contractFor(each, type) !== null)) showNote(words.noContractHere)
    void changes.run(steps, cells.length === 1 ? 'all' : 'possible')
  }

  function remove(cells: readonly TeamCell[]): void {
    const shifts = cells.flatMap((each) => each.shifts)
    if (shifts.some(({ adjusted }) => adjusted)) showNote(words.adjustedStays)
    const steps = shifts.filter(({ adjusted }) => !adjusted).map(removed)
    void changes.run(steps, steps.length === 1 ? 'all' : 'possible')
  }

  function take(shift: TeamShift | undefined, how: Clipboard['how']): void {
    if (shift === undefined) return
    setClipboard({ shift, how })
    showNote((how === 'copy' ? words.copied : words.wasCut)(shiftInWords(shift)))
  }

  function put(shift: TeamShift, to: TeamCell, how: Clipboard['how']): void {
    const steps: readonly TeamStep[] = stepsToPut(shift, to, how)
    if (steps.length === 0) showNote(words.noContractHere)
    else void changes.run(steps, 'all')
  }

  function drop(shift: TeamShift | undefined, to: TeamCell | undefined, how: Clipboard['how']): void {
    if (shift !== undefined && to !== undefined) put(shift, to, how)
  }

  function paste(to: TeamCell): void {
    if (clipboard === null) {
      showNote(words.nothingCopied)
      return
    }
    put(clipboard.shift, to, clipboard.how)
    if (clipboard.how === 'move') setClipboard(null)
  }

  /** Plans a shift on the day of a cell for another person. */
  const planFor = (contractId: number, day: Day, shiftTypeId: number): void =>
    void changes.run([planned(contractId, day, shiftTypeId)], 'all')

  return { plan, planFor, remove, take, drop, paste, clipboard }
}

export type TeamActs = ReturnType<typeof useTeamActs>

type Input = {
  readonly rows: readonly TeamRow[]
  readonly columns: number
  readonly types: readonly TeamShiftType[]
  readonly cursor: TeamCursor
  readonly changes: Changes
  readonly acts: TeamActs
  readonly onOpen: (place: Place) => void
  /** Opens the form for an open shift on the day of a cell. */
  readonly onNeed: (cell: TeamCell) => void
  /** Lists the people who can work a shift on the day of a cell. */
  readonly onWho: (cell: TeamCell) => void
}

/** Does the action of a key in the selected cells of the team planning, or moves the current cell (rule team-8). */
export function useTeamKeys({ rows, columns, types, cursor, changes, acts, onOpen, onNeed, onWho }: Input) {
  const { at, chosen } = cursor
  const row = rows[at.row]
  const cell = row?.cells[at.column]
  const chosenCells = row?.cells.slice(chosen.from, chosen.to + 1) ?? []

  function withControl(key: string): boolean {
    if (cell === undefined) return false
    if (key === 'c') acts.take(cell.shifts[0], 'copy')
    else if (key === 'x') acts.take(cell.shifts[0], 'move')
    else if (key === 'v') acts.paste(cell)
    else if (key === 'z') changes.undo()
    else if (key === 'y') changes.redo()
    else return false
    return true
  }

  function plain(key: string): boolean {
    if (cell === undefined) return false
    if (key === 'Enter') onOpen(at)
    else if (key.toLowerCase() === 'o') onNeed(cell)
    else if (key.toLowerCase() === 'w') onWho(cell)
    else if (key === 'Delete' || key === 'Backspace') acts.remove(chosenCells)
    else {
      const customers = new Set(cell.contracts.map(({ customerId }) => customerId))
      const type = types.find(
        ({ letter, usable, customerId }) =>
          usable && customers.has(customerId) && letter === key.toLocaleUpperCase('nl-BE'),
      )
      if (type === undefined) return false
      acts.plan(chosenCells, type)
    }
    return true
  }

  return function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event
    const control = event.ctrlKey || event.metaKey
    const next = placeAfter(control ? `Control+${key}` : key, at, { rows: rows.length, columns })
    if (next !== null) cursor.go(next, shiftKey)
    else if (altKey || event.repeat || !(control ? withControl(key) : plain(key))) return
    event.preventDefault()
  }
}
