/** The cell of the grid that contains an element, as 'person day'. */
export const cellAt = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] ?? null) : null
