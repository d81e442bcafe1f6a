import { useEffect, useRef, type PointerEvent } from 'react'
import { cellAt } from '../grid/cellAt.ts'

/** The distance in pixels after which a press becomes a drag. A click with a small movement stays a click. */
const THRESHOLD_PX = 4

type Drag = {
  readonly shiftId: number
  readonly x: number
  readonly y: number
  began: boolean
  over: HTMLElement | null
}

/**
 * Moves a shift when HR drags its label to another cell. With Ctrl or Alt, the shift is copied. Escape cancels the
 * drag. The keyboard and the dialog of a cell offer the same actions (rule team-9).
 */
export function useShiftDrag(onDrop: (shiftId: number, cell: string, how: 'move' | 'copy') => void) {
  const drag = useRef<Drag | null>(null)
  const ended = useRef(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])

  function onPointerDown(event: PointerEvent): void {
    ended.current = false
    const chip = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-shift]') : null
    const shiftId = chip?.dataset['shift']
    if (shiftId === undefined || event.button !== 0 || event.pointerType === 'touch') return
    drag.current = { shiftId: Number(shiftId), x: event.clientX, y: event.clientY, began: false, over: null }
    const move = (moved: globalThis.PointerEvent) => onMove(moved)
    const up = (released: globalThis.PointerEvent) => finish(released)
    const key = (pressed: globalThis.KeyboardEvent) => pressed.key === 'Escape' && stop.current?.()
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', up)
    document.addEventListener('keydown', key)
    stop.current = () => {
      mark(null)
      drag.current = null
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', up)
      document.removeEventListener('keydown', key)
    }
  }

  function mark(cell: HTMLElement | null): void {
    drag.current?.over?.removeAttribute('data-over')
    if (drag.current !== null) drag.current.over = cell
    cell?.setAttribute('data-over', '')
  }

  function onMove(event: globalThis.PointerEvent): void {
    const { current } = drag
    if (current === null) return
    if (!current.began && Math.hypot(event.clientX - current.x, event.clientY - current.y) < THRESHOLD_PX) return
    current.began = true
    event.preventDefault()
    const under = document.elementFromPoint(event.clientX, event.clientY)
    mark(under?.closest<HTMLElement>('[data-cell]') ?? null)
  }

  function finish(event: globalThis.PointerEvent): void {
    const { current } = drag
    const to = cellAt(current?.over ?? null)
    ended.current = current?.began ?? false
    stop.current?.()
    if (current?.began === true && to !== null)
      onDrop(current.shiftId, to, event.ctrlKey || event.altKey ? 'copy' : 'move')
  }

  /** True for the click that the browser sends after a drag. */
  const wasDragged = () => ended.current
  return { onPointerDown, wasDragged }
}
