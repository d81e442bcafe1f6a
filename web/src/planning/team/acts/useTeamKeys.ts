import { refusalOfAdjusted } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import type { Day } from '@uurwerk/domain/time/day'
import { useState, type KeyboardEvent } from 'react'
import * as texts from '../../../texts/texts.ts'
import { showNote } from '../../../ui/toast/showNote.tsx'
import { shiftInWords } from '../grid/TeamCellView.tsx'
import type { TeamCell, TeamRow, TeamShift, TeamShiftType } from '../grid/teamRows.ts'
import { leavesMonth, whyNotPut } from './dropOf.ts'
import { contractFor, planned, removed, stepsToPut, stepToPlan, type TeamStep } from './teamSteps.ts'
import type { useTeamChanges } from '../fresh/useTeamChanges.ts'
import { placeAfter, type Place, type TeamCursor } from './useTeamCursor.ts'

const words = texts.teamPlanning

type Changes = ReturnType<typeof useTeamChanges>
/** A shift that HR tries to move to another month. It cannot be moved there, but only copied. */
type ToCopy = { readonly shift: TeamShift; readonly to: TeamCell }
type Clipboard = { readonly shift: TeamShift; readonly how: 'move' | 'copy' }

/** The keyboard keys and the dialog of a cell use these actions (rules team-36, team-21). */
export function useTeamActs(changes: Changes) {
  const [clipboard, setClipboard] = useState<Clipboard | null>(null)
  const [toCopy, setToCopy] = useState<ToCopy | null>(null)

  function take(shift: TeamShift | undefined, how: Clipboard['how']): void {
    if (shift === undefined) return
    setClipboard({ shift, how })
    showNote((how === 'copy' ? words.copied : words.wasCut)(shiftInWords(shift)))
  }

  function put(shift: TeamShift, to: TeamCell, how: Clipboard['how']): void {
    const steps: readonly TeamStep[] = stepsToPut(shift, to, how)
    if (steps.length === 0) showNote(whyNotPut(shift))
    else if (how === 'move' && leavesMonth(shift, to)) setToCopy({ shift, to })
    else void changes.run(steps, 'all')
  }

  function copyNow(): void {
    if (toCopy !== null) put(toCopy.shift, toCopy.to, 'copy')
  }

  function paste(to: TeamCell): void {
    if (clipboard === null) return showNote(words.nothingCopied)
    put(clipboard.shift, to, clipboard.how)
    if (clipboard.how === 'move') setClipboard(null)
  }

  const planFor = (contractId: number, day: Day, shiftTypeId: number): void =>
    void changes.run([planned(contractId, day, shiftTypeId)], 'all')

  const keepMonth = () => setToCopy(null)
  const { keepOwn } = changes
  return { ...actsOnCells(changes), keepOwn, planFor, take, put, paste, clipboard, toCopy, copyNow, keepMonth }
}

function actsOnCells(changes: Changes) {
  function planIn(cells: readonly TeamCell[], type: TeamShiftType, mode: 'all' | 'possible'): void {
    const steps = cells.flatMap((each) => stepToPlan(each, type) ?? [])
    if (steps.length === 0 && !cells.some((each) => contractFor(each, type) !== null)) showNote(words.noContractHere)
    void changes.run(steps, mode)
  }

  /**
   * Plans a shift type in the cells. For one cell, a refusal is shown. For several cells, the shift is planned in each
   * cell where it is possible.
   */
  const plan = (cells: readonly TeamCell[], type: TeamShiftType) =>
    planIn(cells, type, cells.length === 1 ? 'all' : 'possible')

  /**
   * Plans the shift type of the first cell in all other cells. When one cell is refused, no shift is planned (rule
   * team-21).
   */
  function fillCells([first, ...others]: readonly TeamCell[]): void {
    const type = first?.shifts[0]?.type ?? null
    if (type === null || !type.usable) showNote(words.nothingToFill)
    else planIn(others, type, 'all')
  }

  function remove(cells: readonly TeamCell[]): void {
    const shifts = cells.flatMap((each) => each.shifts)
    const steps = shifts.filter((shift) => refusalOfAdjusted(shift) === null).map(removed)
    if (steps.length < shifts.length) showNote(words.adjustedStays)
    void changes.run(steps, steps.length === 1 ? 'all' : 'possible')
  }
  return { plan, fillCells, remove }
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
  readonly onNeed: (cell: TeamCell) => void
  readonly onWho: (cell: TeamCell) => void
  readonly onAbsence: (row: TeamRow, cells: readonly TeamCell[]) => void
}

/** Does the action of a key in the selected cells of the team planning, or moves the current cell (rule team-36). */
export function useTeamKeys({ rows, columns, types, cursor, changes, acts, onOpen, onNeed, onWho, onAbsence }: Input) {
  const { at, chosen } = cursor
  const row = rows[at.row]
  const cell = row?.cells[at.column]
  const chosenOf = ({ cells }: TeamRow) => cells.slice(chosen.from, chosen.to + 1)
  const chosenRows = rows.slice(chosen.top, chosen.bottom + 1)
  const chosenCells = chosenRows.flatMap(chosenOf)

  function withControl(key: string): boolean {
    if (cell === undefined) return false
    if (key === 'c') acts.take(cell.shifts[0], 'copy')
    else if (key === 'x') acts.take(cell.shifts[0], 'move')
    else if (key === 'v') acts.paste(cell)
    else if (key === 'd') acts.fillCells(chosenCells)
    else if (key === 'z') changes.undo()
    else if (key === 'y') changes.redo()
    else return false
    return true
  }

  function plain(key: string): boolean {
    if (row === undefined || cell === undefined) return false
    if (key === 'Enter') onOpen(at)
    else if (key.toLowerCase() === 'o') onNeed(cell)
    else if (key.toLowerCase() === 'w') onWho(cell)
    else if (key.toLowerCase() === 'a') onAbsence(row, chosenOf(row))
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

  const isFilled = (place: Place): boolean => {
    const there = rows[place.row]?.cells[place.column]
    return there !== undefined && (there.shifts.length > 0 || there.absence !== null)
  }

  return function onKey(event: KeyboardEvent): void {
    const { key, shiftKey, altKey } = event
    const control = event.ctrlKey || event.metaKey
    const next = placeAfter(control ? `Control+${key}` : key, at, { rows: rows.length, columns, isFilled })
    if (next !== null) cursor.go(next, shiftKey)
    else if (altKey || event.repeat || !(control ? withControl(key) : plain(key))) return
    event.preventDefault()
  }
}
