import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * The minimum time in milliseconds of a long press. After a shorter time, the release of the finger would click in the
 * dialog that has just opened.
 */
const LONG_PRESS_MS = 600
/** The maximum distance in pixels that the finger may move during a long press. */
const TOLERANCE = 8

/**
 * Handlers that call `act` after a long press with a finger, a press of the right mouse button, or the menu key. A
 * browser on a phone sends no menu event, or sends it together with the long press. `act` is therefore called only once
 * for each press.
 */
export function useLongPress(act: (target: EventTarget) => void) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number } | null>(null)
  const isLong = useRef(false)

  function stop(): void {
    window.clearTimeout(press.current?.timer)
    press.current = null
  }
  function run(target: EventTarget): void {
    stop()
    if (isLong.current) return
    isLong.current = true
    act(target)
  }
  return {
    handlers: {
      onPointerDown: ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
        stop()
        isLong.current = false
        if (pointerType !== 'mouse')
          press.current = { x, y, timer: window.setTimeout(() => run(target), LONG_PRESS_MS) }
      },
      onPointerMove: ({ clientX, clientY }: PointerEvent) => {
        const { x, y } = press.current ?? { x: clientX, y: clientY }
        if (Math.hypot(clientX - x, clientY - y) > TOLERANCE) stop()
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: MouseEvent) => {
        event.preventDefault()
        // The menu key sends no pointer event first, so `isLong` is reset here instead of in `onPointerDown`.
        if (press.current === null && event.button !== 2) isLong.current = false
        run(event.target)
      },
    },
    /** Returns true when the next click belongs to a long press. */
    wasLong: (): boolean => {
      const was = isLong.current
      isLong.current = false
      return was
    },
  }
}
