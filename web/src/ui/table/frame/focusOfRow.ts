import classes from '../table.module.css'

/**
 * The focus goes to the link or button with the name of the row, or else to its checkbox. The keyboard keys do nothing
 * for a row that has none of them (rule screens-56).
 */
export const focusOfRow = (body: Element | null | undefined): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`.${classes.open}`) ??
  body?.querySelector<HTMLElement>(`.${classes.choice} input`) ??
  null
