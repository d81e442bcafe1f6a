import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Locator, Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { openTeam } from './screens/office/openTeam.ts'

/** Presses the mouse on a place in an element, and moves it over another element without releasing the button. */
async function pull(page: Page, from: Locator, { x, to }: { readonly x: number; readonly to: Locator }): Promise<void> {
  const box = (await from.boundingBox())!
  await page.mouse.move(box.x + (x < 0 ? box.width + x : x), box.y + box.height / 2)
  await page.mouse.down()
  const target = (await to.boundingBox())!
  await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2, { steps: 5 })
}

/** Presses a key twice before the next frame, as on a busy computer, and returns how often the focus moved afterwards. */
const pressTwiceInAFrame = (page: Page, key: { readonly key: string; readonly shiftKey?: boolean }): Promise<number> =>
  page.evaluate(async (pressed) => {
    let times = 0
    document.addEventListener('focusin', () => (times += 1))
    for (const _key of ['first', 'second']) {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...pressed, bubbles: true }))
      await Promise.resolve()
    }
    for (const _frame of Array.from({ length: 10 })) await new Promise(requestAnimationFrame)
    return times
  }, key)

test('HR fills days with Ctrl+D and by dragging the edge of a shift, and chooses days of two people with the mouse', async ({
  as,
}) => {
  const { page, cell } = await openTeam({ as }, 'Vulploeg', 'VUL')
  const aerts = (day: string) => cell('Vulploeg Aerts', day)
  const baert = (day: string) => cell('Vulploeg Baert', day)
  await test.step('Ctrl+D fills the chosen days with the shift of the first day, and Ctrl+Z removes all these shifts again', async () => {
    await aerts('maandag 7').focus()
    await page.keyboard.press('v')
    await expect(aerts('maandag 7')).toHaveAccessibleName(/Vroege/)
    await pressTwiceInAFrame(page, { key: 'ArrowRight', shiftKey: true })
    await page.keyboard.press('Control+d')
    await expect(aerts('woensdag 9')).toHaveAccessibleName(/Vroege 07:00–15:06, WZC De Vulploeg, 22,80 van 38,00 uur$/)
    await page.keyboard.press('Control+z')
    await expect(aerts('woensdag 9')).toHaveAccessibleName(/, leeg, 7,60 van 38,00 uur$/)
    await page.keyboard.press('Control+y')
    await expect(aerts('woensdag 9')).toHaveAccessibleName(/Vroege/)
  })
  await test.step('a drag of the right edge of a shift fills the days up to the pointer', async () => {
    await pull(page, aerts('woensdag 9').locator('[data-shift]'), { x: -3, to: aerts('vrijdag 11') })
    await page.mouse.up()
    await expect(aerts('vrijdag 11')).toHaveAccessibleName(/Vroege 07:00–15:06, WZC De Vulploeg, 38,00 van 38,00 uur$/)
  })
  await test.step('HR drags over empty days of two people, and one letter key plans a shift on all these days', async () => {
    await pull(page, baert('maandag 7'), { x: 20, to: baert('dinsdag 8') })
    await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('l')
    await expect(baert('dinsdag 8')).toHaveAccessibleName(/Late/)
    await expect(baert('maandag 7')).toHaveAccessibleName(/Late/)
  })
  await test.step('before a drop that would be refused, the box beside the pointer shows the reason, and the Escape key cancels the drag', async () => {
    await pull(page, baert('maandag 7').locator('[data-shift]'), { x: 10, to: aerts('dinsdag 8') })
    await expect(page.getByText(/Op deze dagen staat al een shift: 08-12-2026/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/Op deze dagen staat al een shift: 08-12-2026/)).toBeHidden()
    await page.mouse.up()
    await expect(baert('maandag 7')).toHaveAccessibleName(/Late/)
  })
  await test.step('Ctrl and an arrow key go to the next shift, the key ‘?’ shows a list of the keys, and the key ‘/’ goes to the search field', async () => {
    await baert('zondag 13').focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Control+ArrowLeft')
    await expect(baert('dinsdag 8')).toBeFocused()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Toetsen' })).toContainText('Ctrl + D')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Toetsen' })).toBeHidden()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
  })
})

test('HR books an absence in the grid with the key A, undoes and redoes it, and before planning HR reads the effect of each shift type', async ({
  as,
}) => {
  const { page, cell } = await openTeam({ as }, 'Zorgploeg', 'ZRG')
  const friday = cell('Zorgploeg Aerts', 'vrijdag 11')
  await test.step('HR goes to Friday with the arrow keys', async () => {
    await cell('Zorgploeg Aerts', 'maandag 7').focus()
    for (const _ of ['tuesday', 'wednesday', 'thursday', 'friday']) await page.keyboard.press('ArrowRight')
    await expect(friday).toBeFocused()
  })
  await test.step('HR books an absence with the key A', async () => {
    await page.keyboard.press('a')
    const form = page.getByRole('dialog', { name: /Afwezigheid van Zorgploeg Aerts/ })
    await form.getByLabel('Type').click()
    await page.getByRole('listbox').getByRole('option', { name: /^Ziek/ }).first().click()
    await form.getByLabel('Duur').selectOption({ label: 'Volledige dag' })
    await expectNoViolation(page, 'the form for an absence in the grid')
    await form.getByRole('button', { name: 'Wijzigingen opslaan' }).click()
    await expect(friday).toHaveAccessibleName(/, Afwezig, 7,60 van 38,00 uur$/)
  })
  await test.step('HR undoes and redoes the absence', async () => {
    // The focus is on the day again, so the keys of the grid undo and redo the absence.
    await friday.focus()
    await page.keyboard.press('Control+z')
    await expect(friday).toHaveAccessibleName(/, leeg, 0,00 van 38,00 uur$/)
    await page.keyboard.press('Control+y')
    await expect(friday).toHaveAccessibleName(/, Afwezig, 7,60 van 38,00 uur$/)
  })
  await test.step('no shift can be planned on the day of the absence', async () => {
    await friday.click()
    const onFriday = page.getByRole('dialog', { name: /Zorgploeg Aerts/ })
    await expect(onFriday.getByText(/afwezig/i).first()).toBeVisible()
    await expect(onFriday.getByRole('button', { name: 'Vroege 07:00–15:06' })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })
  await test.step('before planning, HR reads the effect of a shift type', async () => {
    await cell('Zorgploeg Aerts', 'donderdag 10').click()
    const onThursday = page.getByRole('dialog', { name: /Zorgploeg Aerts/ })
    await expect(onThursday.getByText('Met Vroege: 15,20 van 38,00 uur')).toBeVisible()
    await onThursday.getByRole('button', { name: 'Vroege 07:00–15:06' }).click()
    await expect(cell('Zorgploeg Aerts', 'donderdag 10')).toHaveAccessibleName(
      /Vroege 07:00–15:06, WZC De Zorgploeg, 15,20 van 38,00 uur$/,
    )
  })
})

test('when somebody books a half day of absence while HR books the other half, the undo of HR removes only HR’s half', async ({
  as,
}) => {
  const { page, cell, people } = await openTeam({ as }, 'Halfploeg', 'HLF')
  const monday = cell('Halfploeg Aerts', 'maandag 7')
  await monday.focus()
  await page.keyboard.press('a')
  const form = page.getByRole('dialog', { name: /Afwezigheid van Halfploeg Aerts/ })
  await form.getByLabel('Type').click()
  await page.getByRole('listbox').getByRole('option', { name: /^Ziek/ }).first().click()
  await form.getByLabel('Duur').selectOption({ label: 'Halve dag' })
  const params = { userId: people[0]!.id, yearMonth: toYearMonth('2026-12') }
  const body = { dayOfMonth: 7, absenceCategory: 'SICK_LEAVE', fullDay: false } as const
  await call(bookAbsenceFor, { params, body }, await tokenOf(HR_EMAIL))
  await form.getByRole('button', { name: 'Wijzigingen opslaan' }).click()
  await expect(monday).toHaveAccessibleName(/, 7,60 van 38,00 uur$/)
  await monday.focus()
  await page.keyboard.press('Control+z')
  await expect(monday).toHaveAccessibleName(/, 3,80 van 38,00 uur$/)
})

test('the filters of the grid are in the address, so HR sees the same people after a reload', async ({ as }) => {
  const { page, cell } = await openTeam({ as }, 'Filterploeg', 'FLT')
  await test.step('HR plans a shift for one of two people', async () => {
    await cell('Filterploeg Aerts', 'maandag 7').focus()
    await page.keyboard.press('v')
    await expect(cell('Filterploeg Aerts', 'maandag 7')).toHaveAccessibleName(/Vroege/)
  })
  await test.step('HR shows only the people who are free on that day', async () => {
    await page.getByRole('button', { name: 'Filters', exact: true }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await filters.getByLabel('Vrij op').fill('07-12-2026')
    await page.keyboard.press('Tab')
    await filters.getByLabel('Statuut').selectOption({ label: 'Medewerker' })
    await expectNoViolation(page, 'the filters of the grid')
    await filters.getByRole('button', { name: 'Tonen' }).click()
    await expect(cell('Filterploeg Aerts', 'maandag 7')).toBeHidden()
    await expect(cell('Filterploeg Baert', 'maandag 7')).toBeVisible()
  })
  await test.step('after a reload, HR sees the same people', async () => {
    await page.reload()
    await expect(cell('Filterploeg Baert', 'maandag 7')).toBeVisible()
    await expect(cell('Filterploeg Aerts', 'maandag 7')).toBeHidden()
  })
  await test.step('HR clears the filter and sees both people', async () => {
    await page.getByRole('button', { name: 'Filter wissen: Vrij op ma 07-12-2026' }).click()
    await expect(cell('Filterploeg Aerts', 'maandag 7')).toHaveAccessibleName(
      /Vroege 07:00–15:06, WZC De Filterploeg, 7,60 van 38,00 uur$/,
    )
  })
})

test('the letter of a shift type plans the day that has the focus, also when a screen reader moved the focus', async ({
  as,
}) => {
  const { page, cell } = await openTeam({ as }, 'Voorlees', 'VLS')
  await cell('Voorlees Baert', 'woensdag 9').focus()
  await page.keyboard.press('v')
  await expect(cell('Voorlees Baert', 'woensdag 9')).toHaveAccessibleName(/Vroege/)
  await expect(cell('Voorlees Aerts', 'maandag 7')).toHaveAccessibleName(/leeg/)
  await page.keyboard.press('ArrowRight')
  await expect(cell('Voorlees Baert', 'donderdag 10')).toBeFocused()
})

test('in the team planning by customer, an arrow key starts from the day that has the focus, also when a screen reader moved the focus', async ({
  as,
}) => {
  const page = await as(demo.hr, '/admin/planning?view=week&from=2026-12-07&rows=customers')
  const row = page.getByRole('grid').getByRole('row').nth(2)
  const day = (name: string) => row.getByRole('gridcell', { name })
  await test.step('an arrow key starts from the day that a screen reader gave the focus', async () => {
    await day('woensdag 9 december').focus()
    await page.keyboard.press('ArrowRight')
    await expect(day('donderdag 10 december')).toBeFocused()
  })
  await test.step('when HR presses an arrow key twice quickly, the focus moves once, by two days, and then stays there', async () => {
    expect(await pressTwiceInAFrame(page, { key: 'ArrowRight' })).toBe(1)
    await expect(day('zaterdag 12 december')).toBeFocused()
  })
  await test.step('when HR scrolls far away, the day keeps the focus', async () => {
    const places = await page.evaluate(async () => {
      const focusedPlace = () => document.activeElement?.getAttribute('data-place')
      const before = focusedPlace()
      document.querySelector('[role=grid]')?.parentElement?.scrollTo({ top: 100_000 })
      for (const _frame of Array.from({ length: 10 })) await new Promise(requestAnimationFrame)
      const first = document.querySelector('[data-place]')?.getAttribute('data-place')
      return { before, after: focusedPlace(), first }
    })
    expect(places.after).toBe(places.before)
    expect(places.first, 'the first row is far away').not.toBe('0 0')
  })
})
