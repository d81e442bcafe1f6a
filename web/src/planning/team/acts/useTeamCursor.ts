import { useState } from 'react'

/** A cell of the grid: the index of its row and the index of its column. */
export type Place = { readonly row: number; readonly column: number }

type State = {
  readonly at: Place
  /** The person of the row. The cursor stays with this person when other rows are added before it. */
  readonly person: number | null
  /** The column in which the selection of several days began. */
  readonly anchor: number
  /** A counter of the moves by keyboard. When it changes, the component moves the focus. */
  readonly moved: number
}

type Size = { readonly rows: number; readonly columns: number }

type Shown = { readonly rows: readonly number[]; readonly columns: number }

const clamp = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** The cell with the keyboard focus, and the selected days in its row. */
export function useTeamCursor({ rows: people, columns }: Shown) {
  const rows = people.length
  const [state, setState] = useState<State>({ at: { row: 0, column: 0 }, person: null, anchor: 0, moved: 0 })
  const isThere = state.person === null || people[state.at.row] === state.person
  const found = isThere ? state.at.row : people.indexOf(state.person ?? -1)
  const at = { row: clamp(found === -1 ? state.at.row : found, rows), column: clamp(state.at.column, columns) }
  const anchor = clamp(state.anchor, columns)
  const go = (to: Place, extend = false) =>
    setState((current) => {
      const next = { row: extend ? at.row : clamp(to.row, rows), column: clamp(to.column, columns) }
      const person = people[next.row] ?? null
      return { at: next, person, anchor: extend ? current.anchor : next.column, moved: current.moved + 1 }
    })
  /** Moves the current cell to a place, ends the selection of several days, and returns the place. */
  function goTo(to: Place): Place {
    go(to)
    return to
  }
  return {
    at,
    chosen: { from: Math.min(anchor, at.column), to: Math.max(anchor, at.column) },
    moved: state.moved,
    go,
    goTo,
  }
}

export type TeamCursor = ReturnType<typeof useTeamCursor>

/** The place to which a key moves the current cell; null for any other key. */
export function placeAfter(key: string, { row, column }: Place, { rows, columns }: Size): Place | null {
  switch (key) {
    case 'ArrowLeft':
      return { row, column: column - 1 }
    case 'ArrowRight':
      return { row, column: column + 1 }
    case 'ArrowUp':
      return { row: row - 1, column }
    case 'ArrowDown':
      return { row: row + 1, column }
    case 'PageUp':
      return { row: row - 10, column }
    case 'PageDown':
      return { row: row + 10, column }
    case 'Home':
      return { row, column: 0 }
    case 'End':
      return { row, column: columns - 1 }
    case 'Control+Home':
      return { row: 0, column: 0 }
    case 'Control+End':
      return { row: rows - 1, column: columns - 1 }
    default:
      return null
  }
}
