import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

/** A cell of the grid: the index of its row and the index of its column. */
export type Place = { readonly row: number; readonly column: number }

type State = {
  readonly at: Place
  /** The person of the row. The cursor stays with this person when other rows are added before it. */
  readonly person: number | null
  readonly anchor: Place
  /** A counter of the moves by keyboard. When it changes, the component moves the focus. */
  readonly moved: number
}

type Size = { readonly rows: number; readonly columns: number }

type Shown = { readonly rows: readonly number[]; readonly columns: number }

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

export type SelectedCells = {
  readonly top: number
  readonly bottom: number
  readonly from: number
  readonly to: number
}

export function useTeamCursor({ rows: people, columns }: Shown) {
  const rows = people.length
  const [state, setState] = useState<State>({ at: START, person: null, anchor: START, moved: 0 })
  const isThere = state.person === null || people[state.at.row] === state.person
  const found = isThere ? state.at.row : people.indexOf(state.person ?? -1)
  const at = { row: clamp(found === -1 ? state.at.row : found, rows), column: clamp(state.at.column, columns) }
  // When the order of the rows changes, the selected rows are not adjacent any more. The selection then ends.
  const kept = state.at.row === at.row ? state.anchor : at
  const anchor = { row: clamp(kept.row, rows), column: clamp(kept.column, columns) }
  const go = (to: Place, extend = false) =>
    setState((current) => {
      const next = { row: clamp(to.row, rows), column: clamp(to.column, columns) }
      const person = people[next.row] ?? null
      return { at: next, person, anchor: extend ? anchor : next, moved: current.moved + 1 }
    })
  const choose = (from: Place, to: Place): void => {
    setState((current) => ({ at: to, person: people[to.row] ?? null, anchor: from, moved: current.moved + 1 }))
  }
  /** Moves the current cell to another cell, ends the selection of several cells, and returns the new cell. */
  function goTo(to: Place): Place {
    go(to)
    return to
  }
  /**
   * Makes the cell with the focus the current cell. A screen reader can move the focus without a key press in the grid.
   * Without this function, the next key would plan a shift in the old current cell (rules team-36, team-37).
   */
  function follow(to: Place): void {
    if (to.row === at.row && to.column === at.column) return
    setState(({ moved }) => ({ at: to, person: people[to.row] ?? null, anchor: to, moved }))
  }
  return {
    at,
    chosen: {
      top: Math.min(anchor.row, at.row),
      bottom: Math.max(anchor.row, at.row),
      from: Math.min(anchor.column, at.column),
      to: Math.max(anchor.column, at.column),
    } satisfies SelectedCells,
    moved: state.moved,
    go,
    goTo,
    choose,
    follow,
  }
}

const START: Place = { row: 0, column: 0 }

export type TeamCursor = ReturnType<typeof useTeamCursor>

/** The row of the cursor stays rendered when it scrolls out of view, so that the keyboard focus is not lost. */
export const rangeWithRow = (range: Range, row: number): number[] =>
  [...new Set([...defaultRangeExtractor(range), row])].filter((each) => each < range.count)

/**
 * After each move of the cursor, its cell gets the focus in the next frame. A second move in the same frame cancels the
 * pending focus: the focus on the first cell would end the selection that the second key extended.
 * `showCell` scrolls to the cell of the cursor and returns its selector, or null when there is no cell.
 */
export function useFocusOfCursor(
  scroller: RefObject<HTMLElement | null>,
  { moved }: Pick<TeamCursor, 'moved'>,
  showCell: () => string | null,
): void {
  const focusCell = useEffectEvent(() => {
    const cell = showCell()
    if (cell === null) return 0
    return requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(cell)?.focus())
  })
  useEffect(() => {
    const frame = moved === 0 ? 0 : focusCell()
    return () => cancelAnimationFrame(frame)
  }, [moved])
}

type Filled = Size & {
  readonly isFilled: (place: Place) => boolean
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  PageUp: { row: -10, column: 0 },
  PageDown: { row: 10, column: 0 },
}

/** The cell to which a key moves the current cell; null for a key that moves nothing (rule team-37). */
export function placeAfter(key: string, at: Place, size: Filled): Place | null {
  const { row, column } = at
  const [step, jump] = [STEPS[key], key.startsWith('Control+Arrow') ? STEPS[key.slice('Control+'.length)] : undefined]
  if (step !== undefined) return { row: row + step.row, column: column + step.column }
  if (jump !== undefined) return nextFilled(at, jump, size)
  switch (key) {
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: size.columns - 1 }
    case 'Control+Home':
      return { row: 0, column: 0 }
    case 'Control+End':
      return { row: size.rows - 1, column: size.columns - 1 }
    default:
      return null
  }
}

/** The next filled cell in a direction. When there is no filled cell, the last cell in that direction. */
function nextFilled(at: Place, step: Place, { rows, columns, isFilled }: Filled): Place {
  let next = at
  for (;;) {
    const place = { row: next.row + step.row, column: next.column + step.column }
    if (place.row < 0 || place.column < 0 || place.row >= rows || place.column >= columns) return next
    next = place
    if (isFilled(next)) return next
  }
}
