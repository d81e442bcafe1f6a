/** The cell of the grid that contains an element. The result is the key of the cell: the person and the day. */
export const cellAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null) : null
