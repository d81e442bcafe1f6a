import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { TeamCursor } from '../acts/useTeamCursor.ts'

/**
 * After each move by keyboard, the cell of the cursor gets the focus in the next frame. A second key in the same frame
 * replaces the first move: otherwise the focus on the first cell would end the selection that the second key extended.
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
