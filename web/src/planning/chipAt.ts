/**
 * The id of the chip under the pointer, or null. Chips have `pointer-events: none`, so that the user can start to drag
 * a range on a day with chips. For this reason the target of a click is never a chip.
 */
export function chipAt(grid: HTMLElement | null, event: UIEvent): string | null {
  const point = pointOf(event)
  if (grid === null || point === null) return null
  for (const chip of grid.querySelectorAll<HTMLElement>('[data-chip]')) {
    const box = (chip.closest('.event') ?? chip).getBoundingClientRect()
    const isInside =
      box.left <= point.clientX && point.clientX < box.right && box.top <= point.clientY && point.clientY < box.bottom
    if (isInside) return chip.dataset.chip ?? null
  }
  return null
}

function pointOf(event: UIEvent): Pick<MouseEvent, 'clientX' | 'clientY'> | null {
  if (event instanceof MouseEvent) return event
  // The code must not use TouchEvent without a check, because Safari and Firefox on a desktop computer do not define
  // it.
  return typeof TouchEvent !== 'undefined' && event instanceof TouchEvent ? (event.changedTouches[0] ?? null) : null
}
