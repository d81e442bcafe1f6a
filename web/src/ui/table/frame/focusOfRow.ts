import classes from '../table.module.css'

/** The link or button with the name of the row, or else the checkbox of the row. */
export const focusOfRow = (body: Element | null | undefined): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`.${classes.open}`) ??
  body?.querySelector<HTMLElement>(`.${classes.choice} input`) ??
  null
