import { useRef, type TouchEvent } from 'react'

/** The minimum distance of a swipe, in pixels. A shorter movement is a tap or a scroll. */
const SWIPE_PX = 60

/** A swipe to the left goes forward, and a swipe to the right goes back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart({ touches }: TouchEvent): void {
      const touch = touches.item(0)
      start.current = touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd({ changedTouches }: TouchEvent): void {
      const { current } = start
      start.current = null
      if (current === null) return
      const touch = changedTouches.item(0)
      const [right, down] = [touch.clientX - current.x, touch.clientY - current.y]
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > 2 * Math.abs(down)) onSwipe(right < 0 ? 1 : -1)
    },
  }
}
