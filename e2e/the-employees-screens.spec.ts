import type { Locator, Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { elsewhere, hireAtTwo, LINDE, ZAVEL } from './fixtures/workerAtTwo.ts'
import type { OtherTab } from './fixtures/workerAtTwo.ts'
import { Calendar } from './screens/month/calendar.ts'

const alertOf = (page: Page, text: string | RegExp): Locator => page.getByRole('alert').filter({ hasText: text })
const noticeOf = (page: Page, text: string | RegExp): Locator => page.getByRole('status').filter({ hasText: text })

test('the employee Lotte plans her month with all possibilities of the calendar', async ({ as, consoleErrors }) => {
  consoleErrors.expect(/status of 409|500/)
  const lotte = await hireAtTwo('Lotte Schermen')
  const other = await elsewhere(lotte)
  await other.plan(0, '2026-11-16', 'Vroeg')
  await other.plan(1, '2026-11-20', 'Vroeg')
  const page = await as('Lotte Schermen', '/welcome')
  await test.step('the employee Lotte sees her screens in the menu', () => findScreens(page))
  await test.step('the employee Lotte reads her planning in the calendar', () => readCalendar(page))
  await test.step('the employee Lotte chooses another contract and another month', () => leafThrough(page))
  await test.step('the employee Lotte gets a warning about her planning', () => beWarned(page))
  await test.step('the employee Lotte undoes a change of her planning', () => takeBack(page))
  await test.step('the employee Lotte plans the free days of a range', () => planFreeDays(page))
  await test.step('the employee Lotte chooses one of several items on a day', () => chooseAmong(page))
  await test.step('the employee Lotte undoes a removal that also removed a day of ‘Feestdag recup’', () =>
    takeBackWithRecupHoliday(page))
  await test.step('the employee Lotte sees that another tab has changed the month', () => meetOtherTab(page, other))
  await test.step('the employee Lotte reads a red banner with an error and a banner with a warning', () =>
    readBanners(page))
})

async function findScreens(page: Page): Promise<void> {
  await expect(page.locator('#content svg').first()).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await expect(menu.getByRole('link')).toHaveText(['Uurrooster', 'Timesheet', 'Configuratie', 'Recup'])
  await menu.getByRole('link', { name: 'Recup' }).click()
  await page.getByRole('link', { name: 'Uurwerk', exact: true }).click()
  await expect(page).toHaveURL('/welcome')
  await menu.getByRole('link', { name: 'Uurrooster' }).click()
  await expect(page.getByRole('grid', { name: /december 2026$/ }), 'the calendar shows the current month').toBeVisible()
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page).toHaveURL(/month=2026-11/)
}

async function readCalendar(page: Page): Promise<void> {
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([`${LINDE} van Lotte Schermen`, `${ZAVEL} van Lotte Schermen`])
  const grid = page.getByRole('grid', { name: `Uurrooster bij ${LINDE} van Lotte Schermen, november 2026` })
  await expect(grid).toBeVisible()
  expect((await grid.boundingBox())?.height).toBe(500)
  await expect(page.getByRole('columnheader').first()).toHaveText(/^maandag/)
  await expect(page.getByRole('columnheader').last()).toHaveText(/^zondag/)
  const legend = page.getByRole('list', { name: 'Legende' })
  for (const each of ['Feestdag', 'Dag met een shift', 'Weekend']) await expect(legend.getByText(each)).toBeVisible()
  const [holiday, occupied] = [
    await colorOf(page.locator('.bg-holiday').first()),
    await colorOf(page.locator('.bg-occupied').first()),
  ]
  expect(holiday.red, 'a holiday is red').toBeGreaterThan(holiday.green)
  expect(occupied.green, 'a day with a shift elsewhere is green').toBeGreaterThan(occupied.red)
  const calendar = new Calendar(page)
  await expect(calendar.day('zaterdag 14 november')).not.toHaveCSS(
    'background-color',
    await calendar.day('vrijdag 13 november').evaluate((cell) => getComputedStyle(cell).backgroundColor),
  )

  await tabs.nth(1).click()
  await expect(page.getByRole('grid', { name: new RegExp(`^Uurrooster bij ${ZAVEL}`) })).toBeVisible()
  await expect(page).toHaveURL(/contract=\d+/)
  await expect(calendar.day('vrijdag 20 november')).toHaveAccessibleName(/, Vroeg 07:00 tot 15:06/)
  await expect(calendar.day('maandag 16 november')).toHaveAccessibleName(new RegExp(`, shift bij ${LINDE}`))
  await page.goBack()
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
}

async function colorOf(filled: Locator): Promise<{ red: number; green: number }> {
  const color = await filled.evaluate((element) => getComputedStyle(element).backgroundColor)
  const [red = 0, green = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return { red, green }
}

/** After a click on an arrow, the arrow is disabled for a second. A click during this second has no effect. */
async function leafThrough(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Volgende maand' })
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await next.click()
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.click({ force: true })
  await expect(page).toHaveURL(/month=2026-12/)
  await expect(next).toHaveAttribute('aria-disabled', 'false')
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(page.getByRole('grid', { name: /november 2026$/ })).toBeVisible()
}

/**
 * Plans an early shift after a late shift. The calendar accepts the shift, and several places show the working-time
 * warning.
 */
async function beWarned(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  await calendar.plan('maandag 23 november', 'Laat')
  await calendar.plan('dinsdag 24 november', 'Vroeg')
  const sentence = 'Minder dan 11 uur rust tussen 23/11 en 24/11.'
  await expect(noticeOf(page, sentence)).toBeVisible()
  const day = calendar.day('dinsdag 24 november')
  await expect(day).toHaveAccessibleName(`dinsdag 24 november 2026, Vroeg 07:00 tot 15:06, let op: ${sentence}`)
  await expect(page.getByRole('region', { name: 'Let op' }).getByText(sentence)).toBeVisible()
  await day.hover({ position: { x: 60, y: 8 } })
  await expect(page.getByRole('tooltip')).toHaveText(sentence)
  const dialog = await calendar.openShift('dinsdag 24 november', 'Vroeg')
  await expect(dialog.getByRole('list', { name: 'Let op' })).toHaveText(sentence)
  await page.keyboard.press('Escape')
  await expect(day).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveText(sentence)
}

const undo = (page: Page, message: string) =>
  alertOf(page, message).getByRole('button', { name: 'Ongedaan maken' }).click()

/** After the user plans, books or removes something, the user can undo the action for some seconds. */
async function takeBack(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  const takeBackWhat = (message: string) => undo(page, message)
  await calendar.chooseRange('woensdag 4 november', 'vrijdag 6 november')
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await picker.getByRole('button', { name: /^Voeg vakantie toe/ }).click()
  await picker.getByRole('button', { name: 'Volledige dag' }).first().click()
  for (const day of ['woensdag 4', 'donderdag 5', 'vrijdag 6'])
    await expect(calendar.day(`${day} november`)).toHaveAccessibleName(/, Vakantie volledige dag$/)
  await takeBackWhat('Vakantie volledige dag geboekt op 04/11/2026 – 06/11/2026.')
  for (const day of ['woensdag 4', 'vrijdag 6'])
    await expect(calendar.day(`${day} november`)).toHaveAccessibleName(/, niets gepland$/)

  await calendar.plan('donderdag 5 november', 'Vroeg')
  await takeBackWhat('Vroeg gepland op 05/11/2026.')
  await expect(calendar.day('donderdag 5 november')).toHaveAccessibleName(/, niets gepland$/)

  await calendar.day('maandag 23 november').focus()
  await page.keyboard.press('Delete')
  await expect(calendar.day('maandag 23 november')).toHaveAccessibleName(/, niets gepland$/)
  await takeBackWhat('Shift verwijderd.')
  await expect(calendar.day('maandag 23 november')).toHaveAccessibleName(/, Laat 14:00 tot 22:00/)
}

/**
 * When a range contains occupied days, the dialog says why the range is refused. It offers to plan only the free days.
 */
async function planFreeDays(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  const picker = page.getByRole('dialog', { name: 'Kies je shift' })
  await calendar.chooseRange('donderdag 19 november', 'maandag 23 november')
  await expect(picker).toContainText('Deze dagen zijn al bezet door een ander contract: 20/11/2026.')
  await expect(picker).toContainText('Op deze dagen staat al een shift: 23/11/2026.')
  await picker.getByRole('button', { name: 'Enkel de vrije dagen plannen (3)' }).click()
  await expect(picker.getByRole('status')).toContainText('19/11/2026, 21/11/2026, 22/11/2026')
  await calendar.choose('Vroeg')
  const planned = ['donderdag 19', 'zaterdag 21', 'zondag 22'].map((day) => calendar.day(`${day} november`))
  for (const day of planned) await expect(day).toHaveAccessibleName(/, Vroeg 07:00 tot 15:06/)
  await undo(page, 'Vroeg gepland op 3 vrije dagen van 19/11/2026 – 23/11/2026.')
  for (const day of planned) await expect(day).toHaveAccessibleName(/, niets gepland$/)
  await expect(calendar.day('maandag 23 november')).toHaveAccessibleName(/, Laat 14:00 tot 22:00/)

  await calendar.chooseRange('maandag 23 november', 'donderdag 26 november')
  await expect(picker, 'a range can begin on a day with a shift').toContainText(
    'maandag 23 – donderdag 26 november 2026',
  )
  await page.keyboard.press('Escape')
  await calendar.chooseRange('maandag 30 november', 'woensdag 2 december')
  await expect(picker, 'the range ends at the end of the month').toContainText('maandag 30 november 2026')
  await page.keyboard.press('Escape')
}

/** When a day has a shift and half a day of leave, a dialog asks which one to open. */
async function chooseAmong(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  const day = calendar.day('dinsdag 24 november')
  await calendar.takeLeave('dinsdag 24 november', 'vakantie', 'Halve dag', 'Vroeg')
  await expect(alertOf(page, 'Vakantie halve dag geboekt')).toBeVisible()
  await day.focus()
  await page.keyboard.press('Enter')
  const toOpen = page.getByRole('dialog', { name: 'Wat wil je openen?' })
  await expect(toOpen.getByRole('button', { name: /^Vroeg/ })).toBeVisible()
  await expect(toOpen.getByRole('button', { name: 'Vakantie halve dag' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Wilt u volgende afwezigheid verwijderen?' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(day).toBeFocused()
  await page.keyboard.press('Delete')
  const toRemove = page.getByRole('dialog', { name: 'Wat wil je verwijderen?' })
  await expect(toRemove.getByRole('button', { name: 'Vakantie halve dag' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(day).not.toHaveAccessibleName(/Vakantie/)
  await expect(day).toHaveAccessibleName(/, Vroeg 07:00 tot 15:06/)
}

/**
 * A shift on a public holiday gives a day of 'Feestdag recup'. When the shift is removed, the booked 'Feestdag recup'
 * is removed too. The undo restores the shift and the booking.
 */
async function takeBackWithRecupHoliday(page: Page): Promise<void> {
  const calendar = new Calendar(page)
  await calendar.plan('woensdag 11 november', 'Vroeg')
  await calendar.takeLeave('donderdag 26 november', 'recup', 'Feestdag')
  await calendar.takeLeave('vrijdag 27 november', 'recup', 'Feestdag')
  const last = calendar.day('vrijdag 27 november')
  await expect(alertOf(page, 'Feestdag recup geboekt op 27/11/2026.')).toBeVisible()
  await calendar.day('woensdag 11 november').focus()
  await page.keyboard.press('Delete')
  await expect(noticeOf(page, 'De ingeplande recup feestdag op 27/11/2026 werd verwijderd.')).toBeVisible()
  await expect(last).toHaveAccessibleName(/, niets gepland$/)
  await undo(page, 'Shift verwijderd.')
  await expect(calendar.day('woensdag 11 november')).toHaveAccessibleName(/, Vroeg 07:00 tot 15:06/)
  await expect(last).toHaveAccessibleName(/, Feestdag recup$/)
}

/**
 * The shift was changed in another tab. The dialog shows the values of the two tabs, and the user chooses one of them.
 */
async function meetOtherTab(page: Page, other: OtherTab): Promise<void> {
  const calendar = new Calendar(page)
  const dialog = await calendar.openShift('maandag 16 november', 'Vroeg')
  await other.change(0, '2026-11-16', 'Laat')
  await other.change(0, '2026-11-16', 'Vroeg')
  await dialog.getByRole('button', { name: /^Laat/ }).click()
  const stale = alertOf(page, 'Lotte Schermen heeft deze shift intussen gewijzigd.')
  await expect(stale.getByRole('cell')).toHaveText(['Shift', 'Vroeg, 07:00 – 15:06', 'Laat, 14:00 – 22:00'])
  await stale.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  await expect(calendar.day('maandag 16 november')).toHaveAccessibleName(/, Laat 14:00 tot 22:00/)
}

async function readBanners(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 420 })
  await page.route('**/lock', (route) =>
    route.fulfill({ status: 409, json: { code: 'not_now', message: 'Vandaag lukt dit niet.' } }),
  )
  await page.getByRole('button', { name: 'Planning vastzetten' }).click()
  const question = page.getByRole('dialog', { name: /^Ben je zeker/ })
  await question.getByRole('button', { name: 'Planning vastzetten' }).click()
  await expect(alertOf(page, 'Vandaag lukt dit niet.')).toBeInViewport()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  const read = '**/timesheet/2026-12/month'
  await page.route(read, (route) => route.fulfill({ status: 500 }))
  await page.goto('/dashboard?month=2026-12')
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  await expect(again).toBeVisible()
  await page.unroute(read)
  await again.click()
  await expect(page.getByRole('grid', { name: /december 2026$/ })).toBeVisible()
}

test('the employee Annelies reads her recuperation, and a self-employed person reads why a self-employed person has no recuperation', async ({
  as,
}) => {
  const page = await as(demo.employee, '/userViewRecup')
  await test.step('Annelies reads the recuperation of each month of the year', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Recup 2026' })).toBeVisible()
    const months = page.getByRole('table', { name: 'Recup per maand in 2026' })
    await expect(months.getByRole('columnheader')).toHaveText([
      'Maand',
      'Gepresteerde uren',
      'Vereiste uren',
      'Verschil',
      'Opgebouwde recup',
    ])
    await expect(months.getByRole('row', { name: /^oktober 2026( −?[\d,]+){4}$/ })).toBeVisible()
    await expect(
      months.getByRole('row', { name: /^december 2026 ?voorlopig.*verwacht −?[\d,]+( −?[\d,]+){4}$/ }),
    ).toBeVisible()
    await expect(page.getByText(/^Begin december 2026 had je [\d,]+ uur\. .*telt pas na het bevestigen/)).toBeVisible()
    await expect(page.getByRole('img', { name: /^Opgebouwde recup in 2026: van .* tot .*/ })).toBeVisible()
  })
  await test.step('Annelies reads the bonuses', async () => {
    const bonuses = page.getByRole('table', { name: 'Recupbonussen' })
    await expect(bonuses.getByRole('columnheader')).toHaveText(['Datum', 'Uren', 'Reden'])
    await expect(bonuses.getByRole('cell')).toHaveText([/^\d\d\/\d\d\/2026$/, '22,80', 'Wachtweekends'])
  })
  await test.step('Annelies opens the recuperation of the previous year', async () => {
    await page.getByRole('button', { name: 'Vorig jaar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Recup 2025' })).toBeVisible()
    await expect(page).toHaveURL(/year=2025/)
    await expect(page.getByText('In 2025 kreeg je geen recupbonus.')).toBeVisible()
  })

  await test.step('a self-employed person has no recuperation', async () => {
    const independent = await as(demo.independent, '/userViewRecup')
    await expect(independent.getByRole('heading', { name: 'Voor een zelfstandige is er geen recup' })).toBeVisible()
  })

  await test.step('a person without data reads whom to contact', async () => {
    const office = await Office.open()
    await office.hire('Jef Zonder', { from: '2026-12-01' })
    const without = await as('Jef Zonder', '/dashboard')
    await expect(
      without.getByText(/^Er ontbreekt data voor deze gebruiker\. Gelieve .+ te contacteren\.$/),
    ).toBeVisible()
  })
})
