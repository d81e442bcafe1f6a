import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * The time in milliseconds after which a press is long. A shorter time would let the browser send a click at the
 * release, which would reach the dialog that has opened.
 */
const LONG_PRESS_MS = 600
/** The distance in pixels that the finger may move during the press. */
const TOLERANCE = 8

/**
 * Handlers that call `act` after a long press with a finger, after the right mouse button, and after the menu key. A
 * browser on a phone sends no menu event, or sends it together with the long press, so `act` is called once for a press.
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
        // The menu key sends no pointer event before it.
        if (press.current === null && event.button !== 2) isLong.current = false
        run(event.target)
      },
    },
    /** Whether the click that follows belongs to a long press. */
    wasLong: (): boolean => {
      const was = isLong.current
      isLong.current = false
      return was
    },
  }
}
