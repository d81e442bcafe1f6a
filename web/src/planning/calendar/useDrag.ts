import { toDay, type Day } from '@uurwerk/domain/time/day'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { rangeOf, type DayRange } from './dayRange.ts'

/** The minimum time in milliseconds of a long press, which selects a day on a touch screen (rule planning-46). */
const LONG_PRESS_MS = 200
/** The maximum distance in pixels that a finger may move during a long press. A longer move scrolls the page. */
const PRESS_TOLERANCE = 6

type Options = {
  readonly grid: RefObject<HTMLElement | null>
  readonly enabled: boolean
  /** The calendar calls this function after a drag over several days, or after a long press. */
  readonly onSelect: (range: DayRange) => void
}

/** The range under the pointer. Null without a drag, for a click or short tap, and when the drag begins on a shift. */
export function useDrag({ grid, enabled, onSelect }: Options): DayRange | null {
  const [dragged, setDragged] = useState<DayRange | null>(null)
  const select = useEffectEvent(onSelect)

  useEffect(() => {
    const root = grid.current
    if (root === null || !enabled) return
    const listening = new AbortController()
    const show = (range: DayRange | null) =>
      setDragged((shown) => (shown?.first === range?.first && shown?.last === range?.last ? shown : range))
    listenToMouse({ root, signal: listening.signal, show, select })
    listenToTouch({ root, signal: listening.signal, show, select })
    return () => listening.abort()
  }, [grid, enabled])

  return dragged
}

type Listening = {
  readonly root: HTMLElement
  readonly signal: AbortSignal
  readonly show: (range: DayRange | null) => void
  readonly select: (range: DayRange) => void
}

function listenToMouse({ root, signal, show, select }: Listening): void {
  let anchor: Day | null = null
  /** The range from the first day to the day under the mouse. Null for one day, because a click selects one day. */
  let range: DayRange | null = null
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    // True when the drag begins on a shift. Such a drag moves the shift and selects no days.
    const isOnShift = event.target instanceof Element && event.target.closest('[data-shift]') !== null
    if (!isOnShift) anchor = dayAt(root, event)
  }
  const onMove = (event: PointerEvent) => {
    if (anchor === null) return
    const day = dayAt(root, event)
    range = day === null || day === anchor ? null : rangeOf(anchor, day)
    show(range)
  }
  const onEnd = ({ type }: PointerEvent) => {
    // Selects the last range that the screen showed. A banner that appears when the user releases the mouse moves the
    // days, so another day can then be under the mouse.
    const selected = range
    anchor = null
    range = null
    show(null)
    if (type === 'pointerup' && selected !== null) select(selected)
  }
  root.addEventListener('pointerdown', onDown, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onEnd, { signal })
  window.addEventListener('pointercancel', onEnd, { signal })
}

function listenToTouch({ root, signal, show, select }: Listening): void {
  let pressed: { readonly at: Touch; readonly timer: number } | null = null
  let anchor: Day | null = null
  let range: DayRange | null = null
  const showRange = (next: DayRange | null) => {
    range = next
    show(next)
  }
  const stop = () => {
    if (pressed !== null) window.clearTimeout(pressed.timer)
    pressed = null
    anchor = null
    showRange(null)
  }
  const onStart = ({ touches }: TouchEvent) => {
    stop()
    const at = touches[0]
    const day = at === undefined || touches.length > 1 ? null : dayAt(root, at)
    if (at === undefined || day === null) return
    const begin = () => {
      anchor = day
      showRange(rangeOf(day, day))
    }
    pressed = { at, timer: window.setTimeout(begin, LONG_PRESS_MS) }
  }
  const onMove = (event: TouchEvent) => {
    const at = event.touches[0]
    if (at === undefined || pressed === null) return
    if (anchor === null) {
      if (Math.hypot(at.clientX - pressed.at.clientX, at.clientY - pressed.at.clientY) > PRESS_TOLERANCE) stop()
      return
    }
    // The page does not scroll while the user selects days.
    event.preventDefault()
    const day = dayAt(root, at)
    showRange(day === null ? null : rangeOf(anchor, day))
  }
  const onEnd = (event: TouchEvent) => {
    const selected = range
    // After a long press, the browser must not send a click, because the click would reach the dialog that opens.
    if (anchor !== null) event.preventDefault()
    stop()
    if (selected !== null) select(selected)
  }
  root.addEventListener('touchstart', onStart, { signal, passive: true })
  root.addEventListener('touchmove', onMove, { signal, passive: false })
  root.addEventListener('touchend', onEnd, { signal, passive: false })
  root.addEventListener('touchcancel', stop, { signal })
  // A long press must not open the menu of the browser, because the menu would end the touch.
  root.addEventListener('contextmenu', (event) => pressed !== null && event.preventDefault(), { signal })
}

function dayAt(root: HTMLElement, { clientX, clientY }: Pick<Touch, 'clientX' | 'clientY'>): Day | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-date]')
  return cell instanceof HTMLElement && root.contains(cell) ? toDay(cell.dataset.date ?? '') : null
}
