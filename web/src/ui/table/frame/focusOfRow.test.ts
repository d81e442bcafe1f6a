import { expect, test } from 'vitest'
import classes from '../table.module.css'
import { focusOfRow } from './focusOfRow.ts'

const OPENS = `.${classes.open}`
const IS_CHOSEN = `.${classes.choice} input`

/** A row for the tests. It contains only the elements with the given selectors. */
const rowWith = (...selectors: readonly string[]) =>
  ({ querySelector: (selector: string) => (selectors.includes(selector) ? selector : null) }) as unknown as Element

test('the key j goes to no row of a list whose rows open nothing and cannot be selected', () => {
  expect(focusOfRow(rowWith('a'))).toBeNull()
  expect(focusOfRow(null)).toBeNull()
})

test('the key j goes to the name of a row that opens something, and otherwise to its checkbox', () => {
  expect(focusOfRow(rowWith(IS_CHOSEN, OPENS))).toBe(OPENS)
  expect(focusOfRow(rowWith(IS_CHOSEN))).toBe(IS_CHOSEN)
})
