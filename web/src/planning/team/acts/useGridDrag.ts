import { useEffect, useRef, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import { cellAt } from '../grid/cellAt.ts'
import type { Drop } from './dropOf.ts'

/** The number of pixels after which a press becomes a drag. A click with a smaller movement stays a click. */
const THRESHOLD_PX = 4
/** The width of the right edge of a shift. A drag of this edge fills other cells with the shift. */
const EDGE_PX = 7
/** A drag scrolls the grid when it is nearer to the border of the grid than this number of pixels. */
const NEAR_PX = 28
const SCROLL_PX = 14
/** The time in milliseconds on one cell after which a drag asks the server whether it would refuse the drop. */
const ASK_MS = 80

/** The kind of drag: it moves a shift, fills cells from the right edge of a shift, or chooses empty cells. */
type Dragged = DraggedShift & { readonly kind: 'shift' | 'fill' | 'cells' }

export type DraggedShift = { readonly shiftId: number; readonly from: string }

type Pressed = Dragged & { readonly x: number; readonly y: number }

type How = 'move' | 'copy'

export type GridDragActs = {
  readonly dropOf: (dragged: DraggedShift, cell: string, how: How) => Drop | null
  /** Asks the server why it would refuse a drop; null when it would not. */
  readonly refusalOf: (dragged: DraggedShift, cell: string, how: How, signal: AbortSignal) => Promise<string | null>
  /** `refusal` is the reason that the box beside the pointer shows. */
  readonly onDrop: (dragged: DraggedShift, cell: string, how: How, refusal: string | null) => void
  readonly onChoose: (from: string, to: string) => void
  readonly onFill: (from: string, to: string) => void
}

type Elements = {
  readonly scroller: RefObject<HTMLElement | null>
  /** The box beside the pointer that shows the effect of a drop. It changes without a new rendering of the grid. */
  readonly tip: RefObject<HTMLElement | null>
}

/**
 * Lets HR drag shifts and cells with the mouse. Ctrl or Alt copies, and Escape cancels. All these actions are also
 * possible by keyboard and in a dialog (rules team-9, team-21).
 */
export function useGridDrag({ scroller, tip }: Elements, acts: GridDragActs) {
  const ended = useRef(false)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  // The latest rows are used, because the rows of the grid can change during a drag.
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  }, [acts])

  function onPointerDown(event: ReactPointerEvent): void {
    ended.current = false
    const from = cellAt(event.target)
    if (from === null || event.button !== 0 || event.pointerType === 'touch') return
    const pressed = { ...draggedAt(event, from), x: event.clientX, y: event.clientY }
    stop.current = dragOver(
      { pressed, scroller: scroller.current, tip: tip.current, acts: () => latest.current },
      (began) => {
        ended.current = began
      },
    )
  }

  /** True for the click that the browser sends after a drag. */
  const wasDragged = () => ended.current
  return { onPointerDown, wasDragged }
}

type Drag = {
  readonly pressed: Pressed
  readonly scroller: HTMLElement | null
  readonly tip: HTMLElement | null
  readonly acts: () => GridDragActs
}

/** Follows the pointer until the user releases it. Returns the function that ends the drag without an effect. */
function dragOver(drag: Drag, onEnd: (began: boolean) => void): () => void {
  const { pressed, scroller, tip, acts } = drag
  const listening = new AbortController()
  const { judge, refusal } = judging(drag)
  let over: HTMLElement | null = null
  let began = false

  function stop(): void {
    listening.abort()
    over?.removeAttribute('data-over')
    judge(null, 'move')
  }

  function enter(cell: HTMLElement | null, event: PointerEvent): void {
    if (cell === over) return
    over?.removeAttribute('data-over')
    over = cell
    over?.setAttribute('data-over', '')
    const key = cell?.dataset['cell']
    if (pressed.kind === 'shift') judge(key ?? null, howOf(event))
    else if (key !== undefined) acts().onChoose(pressed.from, key)
  }

  function move(event: PointerEvent): void {
    if (!began && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < THRESHOLD_PX) return
    began = true
    event.preventDefault()
    tip?.style.setProperty('translate', `${event.clientX + 14}px ${event.clientY + 14}px`)
    scrollNear(scroller, event)
    const under = document.elementFromPoint(event.clientX, event.clientY)
    enter(under?.closest<HTMLElement>('[data-cell]') ?? null, event)
  }

  function finish(event: PointerEvent): void {
    onEnd(began)
    const [to, known] = [over?.dataset['cell'], refusal()]
    stop()
    if (!began || to === undefined) return
    const { kind, from } = pressed
    if (kind === 'fill') acts().onFill(from, to)
    else if (kind === 'shift' && to !== from) acts().onDrop(pressed, to, howOf(event), known)
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') {
      if (began && pressed.kind === 'shift') judge(over?.dataset['cell'] ?? null, howOf(event))
      return
    }
    onEnd(began)
    if (began && pressed.kind !== 'shift') acts().onChoose(pressed.from, pressed.from)
    stop()
  }
  const { signal } = listening
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', finish, { signal })
  document.addEventListener('pointercancel', stop, { signal })
  document.addEventListener('keydown', onKey, { signal })
  document.addEventListener('keyup', onKey, { signal })
  return stop
}

const howOf = ({ ctrlKey, altKey }: KeyboardEvent | PointerEvent): How => (ctrlKey || altKey ? 'copy' : 'move')

/** Shows the effect of a drop, then the server's refusal. On the cell of the shift itself, a drop has no effect. */
function judging(drag: Drag) {
  const { pressed, acts } = drag
  let lastTarget = ''
  let asking = new AbortController()
  let shown: Drop | null = null

  function show(drop: Drop | null): void {
    shown = drop
    showDrop(drag, drop)
  }
  async function ask(cell: string, how: How, { signal }: AbortController): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, ASK_MS))
    const refusal = signal.aborted ? null : await acts().refusalOf(pressed, cell, how, signal)
    if (refusal !== null && !signal.aborted) show({ text: refusal, isRefused: true })
  }
  function judge(cell: string | null, how: How): void {
    // While the user holds a key such as Ctrl, the browser sends the event of the key repeatedly. The same drop on the
    // same cell is therefore checked only once.
    if (lastTarget === `${how} ${cell}`) return
    lastTarget = `${how} ${cell}`
    asking.abort()
    asking = new AbortController()
    show(cell === null || cell === pressed.from ? null : acts().dropOf(pressed, cell, how))
    if (cell !== null && shown?.isRefused === false) void ask(cell, how, asking)
  }
  return { judge, refusal: () => (shown?.isRefused === true ? shown.text : null) }
}

function showDrop({ scroller, tip }: Drag, drop: Drop | null): void {
  if (drop === null) scroller?.removeAttribute('data-drop')
  else scroller?.setAttribute('data-drop', drop.isRefused ? 'refused' : 'possible')
  if (tip === null) return
  tip.hidden = drop === null
  tip.textContent = drop?.text ?? ''
  tip.toggleAttribute('data-refused', drop?.isRefused ?? false)
}

function draggedAt({ target, clientX }: ReactPointerEvent, from: string): Dragged {
  const chip = target instanceof Element ? target.closest<HTMLElement>('[data-shift]') : null
  const shiftId = Number(chip?.dataset['shift'] ?? 0)
  if (chip === null) return { kind: 'cells', shiftId, from }
  return { kind: chip.getBoundingClientRect().right - clientX <= EDGE_PX ? 'fill' : 'shift', shiftId, from }
}

function scrollNear(scroller: HTMLElement | null, { clientX, clientY }: PointerEvent): void {
  if (scroller === null) return
  const { top, bottom, left, right } = scroller.getBoundingClientRect()
  const by = (at: number, start: number, end: number) =>
    at < start + NEAR_PX ? -SCROLL_PX : at > end - NEAR_PX ? SCROLL_PX : 0
  scroller.scrollBy(by(clientX, left, right), by(clientY, top, bottom))
}
