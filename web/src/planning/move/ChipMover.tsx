import { Portal } from '@mantine/core'
import { useEffect, useEffectEvent, useState, type CSSProperties, type RefObject } from 'react'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { IconArrowsMove, IconBan } from '../../ui/icons.ts'
import classes from './moveShift.module.css'

/** The distance in pixels that the mouse moves before a press on a shift is a drag. */
const DRAG_THRESHOLD = 4

export type Drop = { readonly text: string; readonly isRefused: boolean }

export type ChipMoves = {
  /** The result of dropping a shift on a day; null when the label is not a shift that can be dragged. */
  readonly dropOf: (chipId: string, day: Day) => Drop | null
  readonly onDrop: (chipId: string, day: Day) => void
}

type Props = {
  readonly grid: RefObject<HTMLElement | null>
  readonly moves: ChipMoves
}

type Dragged = {
  readonly title: string
  readonly style: CSSProperties
  readonly drop: Drop | null
}

/** Moves a shift with the mouse. A box next to the pointer shows the effect. Escape cancels (rule planning-79). */
export function ChipMover({ grid, moves }: Props) {
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const dropOf = useEffectEvent(moves.dropOf)
  const onDrop = useEffectEvent(moves.onDrop)

  useEffect(() => {
    const root = grid.current
    if (root === null) return
    const listening = new AbortController()
    listenToChips({
      root,
      signal: listening.signal,
      show: setDragged,
      dropOf: (chipId, day) => dropOf(chipId, day),
      drop: (chipId, day) => onDrop(chipId, day),
    })
    return () => listening.abort()
  }, [grid])

  if (dragged === null) return null
  const { title, style, drop } = dragged
  return (
    <Portal>
      <div className={classes.dragged} style={style}>
        <b>{title}</b>
        {drop !== null && (
          <span data-refused={drop.isRefused || undefined}>
            {drop.isRefused ? <IconBan size={16} aria-hidden /> : <IconArrowsMove size={16} aria-hidden />}
            {drop.text}
          </span>
        )}
      </div>
    </Portal>
  )
}

type Listening = {
  readonly root: HTMLElement
  readonly signal: AbortSignal
  readonly show: (dragged: Dragged | null) => void
  readonly dropOf: ChipMoves['dropOf']
  readonly drop: ChipMoves['onDrop']
}

type Pressed = {
  readonly chip: HTMLElement
  readonly chipId: string
  readonly from: HTMLElement
  readonly at: { readonly x: number; readonly y: number }
}

function listenToChips({ root, signal, show, dropOf, drop }: Listening): void {
  let pressed: Pressed | null = null
  let isDragging = false
  let over: HTMLElement | null = null
  let result: Drop | null = null

  const mark = (cell: HTMLElement | null, state: Drop | null) => {
    over?.removeAttribute('data-drop')
    over = cell
    result = state
    if (cell !== null && state !== null) cell.dataset.drop = state.isRefused ? 'refused' : 'possible'
  }
  const stop = () => {
    pressed = null
    isDragging = false
    mark(null, null)
    root.removeAttribute('data-dragging')
    show(null)
  }
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !(event.target instanceof Element)) return
    const chip = event.target.closest<HTMLElement>('[data-shift]')
    const from = chip?.closest<HTMLElement>('[data-date]')
    const chipId = chip?.dataset.chip
    if (chip === null || from === null || from === undefined || chipId === undefined) return
    pressed = { chip, chipId, from, at: { x: event.clientX, y: event.clientY } }
  }
  const onMove = (event: PointerEvent) => {
    if (pressed === null) return
    const { chip, chipId, from, at } = pressed
    if (!isDragging && Math.hypot(event.clientX - at.x, event.clientY - at.y) < DRAG_THRESHOLD) return
    if (!isDragging && dropOf(chipId, dayOf(from)) === null) return stop()
    isDragging = true
    root.dataset.dragging = ''
    const cell = cellAt(root, event)
    if (cell !== over) mark(cell, cell === null || cell === from ? null : dropOf(chipId, dayOf(cell)))
    show({ title: chip.innerText, style: { ...colorsOf(chip), ...besidePointer(event) }, drop: result })
  }
  const onUp = () => {
    const [moved, cell, possible] = [isDragging ? pressed : null, over, result !== null && !result.isRefused]
    stop()
    if (moved === null) return
    ignoreNextClick()
    if (cell !== null && possible) drop(moved.chipId, dayOf(cell))
  }
  root.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', stop, { signal })
  window.addEventListener('keydown', (event) => event.key === 'Escape' && stop(), { signal })
}

/** After the user releases the mouse button, the browser sends a click event. This click must not open the shift. */
function ignoreNextClick(): void {
  const ignoring = new AbortController()
  window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, signal: ignoring.signal })
  setTimeout(() => ignoring.abort())
}

const dayOf = (cell: HTMLElement): Day => toDay(cell.dataset.date ?? '')

function cellAt(root: HTMLElement, { clientX, clientY }: PointerEvent): HTMLElement | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')
  return cell instanceof HTMLElement && root.contains(cell) ? cell : null
}

const colorsOf = ({ style }: HTMLElement) =>
  ({ '--shift': style.backgroundColor, '--on-shift': style.color }) as CSSProperties

/** The box is below the pointer. In the right half of the window, it is on the left of the pointer. */
function besidePointer({ clientX, clientY }: PointerEvent): CSSProperties {
  const beside = clientX > window.innerWidth / 2 ? 'translateX(-100%)' : ''
  return { transform: `translate(${clientX}px, ${clientY + 18}px) ${beside}` }
}
