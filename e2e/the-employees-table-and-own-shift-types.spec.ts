import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures/test.ts'
import { elsewhere, hireAtTwo, LINDE, ZAVEL } from './fixtures/workerAtTwo.ts'
import { Calendar } from './screens/month/calendar.ts'
import { signInHere } from './screens/signIn.ts'
import { ShiftForm, Timesheet } from './screens/month/timesheet.ts'

test('the employee Tine corrects November in the table, confirms November and downloads a PDF', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401|500/)
  const tine = await hireAtTwo('Tine Tabel')
  const other = await elsewhere(tine)
  await other.plan(0, '2026-11-16', 'Vroeg')
  await other.plan(1, '2026-11-20', 'Vroeg')
  await other.beAway(17)
  await other.beAway(18)
  const page = await as('Tine Tabel', '/details?month=2026-11')
  await test.step('the employee Tine enters wrong values, and the form shows the errors', () => fillInWrong(page))
  await test.step('the employee Tine opens an absence in the table', () => readAbsence(page))
  await test.step('the table of worked shifts asks for a confirmation before the employee Tine loses unsaved input', () =>
    keepUnsavedInput(page))
  await test.step('the form of a shift keeps the typed data when the session ends', () => keepInputOverSignOut(page))
  await test.step('the employee Tine confirms the timesheet of November', () => confirm(page))
  await test.step('the employee Tine downloads the PDF of her timesheet', () => fetchPdf(page))
})

async function fillInWrong(page: Page): Promise<void> {
  const timesheet = new Timesheet(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht Shiften' })).toBeVisible()
  await expect(timesheet.row('16/11/2026')).toBeVisible()
  await page.getByRole('button', { name: 'Toevoegen' }).click()
  const save = page.getByRole('button', { name: 'Shift opslaan' })
  await save.click()
  for (const field of ['datum', 'klant', 'start', 'einde'])
    await expect(page.getByText(`Het ${field} veld is verplicht`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Datum' }), 'the first wrong field has the focus').toBeFocused()
  await page.getByRole('textbox', { name: 'Datum' }).fill('')
  await page.getByRole('textbox', { name: 'Datum' }).pressSequentially('31/11/2026')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Datum' }), 'the field keeps a day that does not exist').toHaveValue(
    '31/11/2026',
  )
  await expect(page.getByText('Deze dag bestaat niet. Typ een dag zoals 20/11/2026.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Datum' }).fill('01/12/2026')
  await page.keyboard.press('Tab')
  await save.click()
  await expect(page.getByText('Het datum veld moet een dag in de maand 2026-11 zijn')).toBeVisible()
  await new ShiftForm(page).times('8', '8')
  await save.click()
  await expect(page.getByText('Het einde veld mag niet dezelfde waarde hebben als het start veld')).toBeVisible()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Wijzigingen verwijderen' }).click()
  await expect(save).toBeHidden()
}

async function readAbsence(page: Page): Promise<void> {
  const timesheet = new Timesheet(page)
  const away = timesheet.row('17/11/2026')
  const worked = timesheet.row('16/11/2026').getByText('7,60')
  await expect(worked).not.toHaveCSS('color', await textColorOf(away.getByText('7,60')))
  expect(isRed(await textColorOf(away.getByText('7,60')))).toBe(true)
  await away.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Afwezigheid Verwijderen' }).click()
  await expect(away).toBeHidden()
  const following = page.getByRole('button', { name: /^woensdag 18 november 2026, Vakantie/ })
  await expect(following, 'after the removal of a row, the next row has the focus').toBeFocused()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(away).toBeVisible()
  await expect(page.locator('body'), 'the undo does not lose the focus').not.toBeFocused()
  const next = page.getByRole('button', { name: 'Volgende maand' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/month=2026-12/)
  await expect(page.getByText('In december 2026 staan nog geen shiften of afwezigheden.')).toBeVisible()
  await expect(next, 'the button to the next month keeps the focus').toBeFocused()
  await page.goBack()
  await expect(away).toBeVisible()
}

/**
 * With unsaved input, the screen asks for a confirmation when the user opens another row or another screen, and when
 * the user presses Escape. After the question, the focus returns to the row.
 */
async function keepUnsavedInput(page: Page): Promise<void> {
  const timesheet = new Timesheet(page)
  const question = page.getByRole('dialog', { name: /niet-opgeslagen wijzigingen/ })
  const start = page.getByRole('textbox', { name: 'Start', exact: true })
  const row = page.getByRole('button', { name: /maandag 16 november 2026, Vroeg, 07:00 tot 15:06$/ })
  await timesheet.row('16/11/2026').getByText('7,60').click()
  await expect(start, 'a click on a row moves the focus into the editor').toBeFocused()
  await start.fill('06:30')
  await timesheet.row('20/11/2026').getByText('7,60').click()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Recup' }).click()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Volgende maand' }).click()
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(start).toHaveValue('06:30')
  await start.press('Escape')
  await expect(question).toBeVisible()
  // The question gets the focus a moment after it opens. Before that, a second Escape would reach the field, so the
  // test waits.
  await start.dispatchEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true })
  await expect(question, 'the Escape key closes the question').toBeHidden()
  await expect(start).toHaveValue('06:30')
  await start.press('Escape')
  await question.getByRole('button', { name: 'Wijzigingen verwijderen' }).click()
  await expect(start).toBeHidden()
  await expect(row).toBeFocused()
}

/**
 * After a new sign-in, the times and choices that the user entered are restored. The remark is not restored, because a
 * remark may contain information about health.
 */
async function keepInputOverSignOut(page: Page): Promise<void> {
  const timesheet = new Timesheet(page)
  const form = new ShiftForm(page)
  await timesheet.row('16/11/2026').getByText('7,60').click()
  await form.times('06:30', '15:06')
  await form.callout('Oproep 48')
  await form.remark('Invaller')
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, value: 'ended' })))
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.')).toBeVisible()
  await signInHere(page, 'Tine Tabel')
  await expect(page.getByText('Wat je had ingevuld, staat er weer.')).toBeVisible()
  await expect(page.getByText('Je opmerking is bij het uitloggen niet bewaard. Typ ze opnieuw.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Start', exact: true })).toHaveValue('06:30')
  await expect(page.getByRole('radio', { name: 'Oproep 48' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: 'Opmerking' })).toHaveValue('')
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('button', { name: 'Wijzigingen verwijderen' }).click()
}

const textColorOf = (words: Locator): Promise<string> => words.evaluate((element) => getComputedStyle(element).color)

function isRed(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  return red > 2 * green && red > 2 * blue
}

async function confirm(page: Page): Promise<void> {
  await page.goto('/dashboard?month=2026-11')
  await page.getByRole('button', { name: 'Planning vastzetten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Planning vastzetten' }).click()
  await page.getByRole('link', { name: 'Naar timesheet' }).click()
  await page.getByRole('button', { name: 'Bevestig Timesheet' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bevestig Timesheet' }).click()
  await expect(page.getByText('ingediend')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Toevoegen' })).toBeHidden()
}

async function fetchPdf(page: Page): Promise<void> {
  const pdf = '**/download'
  let failing = true
  await page.route(pdf, async (route) => {
    if (failing) return route.fulfill({ status: 500 })
    const response = await route.fetch()
    await expect(page.getByRole('button', { name: 'Downloading' })).toHaveAttribute('aria-disabled', 'true')
    return route.fulfill({ response })
  })
  const choice = page.getByRole('dialog', { name: 'Kies je klant' })
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await choice.getByRole('button', { name: `${LINDE} van Tine Tabel` }).click()
  await expect(
    page.getByRole('button', { name: 'Download PDF' }),
    'after a failure, the button can be used again',
  ).toBeVisible()
  failing = false
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await choice.getByRole('button', { name: `${ZAVEL} van Tine Tabel` }).click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeVisible()
}

test('the employee Bas adds an own shift type, plans with the shift type, archives it and restores it', async ({
  as,
}) => {
  await hireAtTwo('Bas Eigen')
  const page = await as('Bas Eigen', '/welcome')
  const customer = `${LINDE} van Bas Eigen`
  const own = page.getByRole('table', { name: `Eigen shift types bij ${customer}` })
  await test.step('the employee Bas reads the shift types of HR, which have no buttons', async () => {
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Configuratie' }).click()
    const panel = page.getByRole('region', { name: customer })
    await expect(panel.getByText('Je hebt hier nog geen eigen shift types.')).toBeVisible()
    const ofHr = page.getByRole('table', { name: `Shift types van HR bij ${customer}` })
    await expect(ofHr.getByText('Laat')).toHaveCSS('color', 'rgb(255, 255, 255)')
    await expect(ofHr.getByText('Vroeg')).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(ofHr.getByRole('button')).toHaveCount(0)
  })
  await test.step('the employee Bas adds an own shift type, with a new name and a colour with enough contrast', async () => {
    await page.getByRole('button', { name: `Shift type toevoegen bij ${customer}` }).click()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Het naam veld is verplicht')).toBeVisible()
    await expect(page.getByLabel('Start', { exact: true })).toHaveValue('')
    await page.getByLabel('Naam').fill('vroeg')
    await expect(page.getByText('Deze klant heeft al een shift type met deze naam.')).toBeVisible()
    await page.getByLabel('Naam').fill('Voormiddag')
    await expect(page.getByText('Deze klant heeft al een shift type met deze naam.')).toBeHidden()
    await page.getByLabel('Start', { exact: true }).fill('8')
    await page.getByLabel('Einde', { exact: true }).fill('1148')
    await page.getByLabel('Eigen kleur').fill('#b06a70')
    await expect(page.getByText('contrast 4,08 op 1, minstens 4,5')).toBeVisible()
    await page.getByRole('radio', { name: 'Lichtgroen' }).check()
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(own.getByRole('row', { name: /^Voormiddag 08:00 – 11:48 geen pauze/ })).toBeVisible()
  })
  await test.step('the employee Bas renames the shift type, archives it and restores it', async () => {
    await page.getByRole('button', { name: 'Voormiddag aanpassen' }).click()
    await page.getByLabel('Naam').fill('Ochtend')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('button', { name: 'Ochtend archiveren' }).click()
    await expect(own).toBeHidden()
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(own.getByText('Ochtend')).toBeVisible()
  })
  await test.step('the employee Bas plans a day with the own shift type', async () => {
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Uurrooster' }).click()
    await new Calendar(page).plan('woensdag 2 december', 'Ochtend')
  })
})
