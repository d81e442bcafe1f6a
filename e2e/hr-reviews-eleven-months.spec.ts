import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { givenElevenMonths, REVIEWED, setApproved } from './fixtures/elevenMonths.ts'
import { Office } from './fixtures/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const LIST = '/admin/viewcontracts?month=2026-11&show=approvable&q=Nazicht'
/** What each month shows of its changes after locking. */
const DIFFERENCES = ['Dag: 08:00 – 16:06 werd 08:00 – 17:06.', 'Nieuw: Dag 08:00 – 16:06.', 'Weg: Dag 08:00 – 16:06.']
const [FIRST = '', SECOND = '', THIRD = ''] = REVIEWED

test.use({ viewport: { width: 1280, height: 800 } })

test('HR reviews and approves eleven months, each on its own screen', async ({ as, consoleErrors }) => {
  // The browser reports the refusal of the month that a colleague approved.
  consoleErrors.expect(/status of 409/)
  const contracts = await givenElevenMonths()
  const page = await as(demo.hr)
  await test.step('with one key for each month', () => approveByKey(page))
  await setApproved([...contracts.values()], false)
  await test.step('a key pressed before the next month is shown does nothing', () => pressTooEarly(page))
  await test.step('with one click for each month, and an undo', () => approveByClick(page))
  await test.step('a month that a colleague approved says so, and stays open', () => collide(page, contracts))
  await test.step('keys do nothing in a dialog, and the list of keys shows them', () => readKeys(page))
  await test.step('on the preview too, and HR reopens a month there and undoes it', () => reviewOnPreview(page))
})

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${name} - `) })
const place = (page: Page, nr: number) => page.getByText(`Goed te keuren, ‘Nazicht’: contract ${nr} van 11`)
const approve = (page: Page) => page.getByRole('button', { name: 'Goedkeuren', exact: false }).last()

async function openFirst(page: Page): Promise<void> {
  await page.goto(LIST)
  await expect(page.getByRole('row', { name: /Nazicht/ })).toHaveCount(REVIEWED.length)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await expect(heading(page, FIRST)).toBeVisible()
}

async function approveByKey(page: Page): Promise<void> {
  await openFirst(page)
  for (const [index, name] of REVIEWED.entries()) {
    await expect(heading(page, name)).toBeVisible()
    await expect(place(page, index + 1)).toBeAttached()
    await expect(page.getByRole('table', { name: 'Dagen van november 2026' })).toContainText('08:00')
    await expect(page.getByText(DIFFERENCES[index % DIFFERENCES.length]!)).toBeVisible()
    await page.keyboard.press('a')
  }
  await expect(page.getByText(/Dat was de laatste maand van .*Van de 11 zijn er 11 goedgekeurd\./)).toBeVisible()
  await expectNoViolation(page, 'the last month of the list')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/viewcontracts\?.*show=approvable/)
}

async function pressTooEarly(page: Page): Promise<void> {
  await openFirst(page)
  // Both keys arrive before the browser can show the next month.
  await page.evaluate(() => {
    for (const key of ['j', 'a']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(heading(page, SECOND)).toBeVisible()
  await page.keyboard.press('k')
  await expect(heading(page, FIRST)).toBeVisible()
  await expect(approve(page)).not.toHaveAccessibleDescription('Deze timesheet is al goedgekeurd.')
}

async function approveByClick(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: 'Goedkeuren en volgende' }).click()
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(page.getByText(`De timesheet van ${FIRST} is goedgekeurd.`)).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await page.keyboard.press('k')
  await expect(heading(page, FIRST)).toBeVisible()
  await page.getByRole('button', { name: 'Goedkeuren en volgende' }).click()
  await expect(heading(page, SECOND)).toBeVisible()
}

async function collide(page: Page, contracts: ReadonlyMap<string, number>): Promise<void> {
  const office = await Office.open()
  const colleague = await office.hire('Mieke Snel', { roles: ['ROLE_ADMIN'], from: '2026-11-01' })
  await setApproved([contracts.get(SECOND)!], true, colleague.email)
  await page.keyboard.press('a')
  const refusal = page.getByRole('region', { name: 'Stappen voor deze maand' }).getByRole('alert')
  await expect(refusal).toContainText(`${SECOND}: De timesheet is al goedgekeurd voor facturatie.`)
  await expect(refusal).toContainText('Dat deed Mieke Snel op')
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(approve(page)).toHaveAccessibleDescription('Deze timesheet is al goedgekeurd.')
  await page.keyboard.press('j')
  await expect(heading(page, THIRD)).toBeVisible()
}

async function readKeys(page: Page): Promise<void> {
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Toetsen op dit scherm' })
  await expect(dialog).toContainText('goedkeuren en naar de volgende')
  await page.keyboard.press('j')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(heading(page, THIRD)).toBeVisible()
}

async function reviewOnPreview(page: Page): Promise<void> {
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/viewinvoicePreview/)
  await expect(heading(page, THIRD)).toBeVisible()
  await expect(place(page, 3)).toBeAttached()
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: 'Wil je deze timesheet heropenen?' })
  await dialog.getByLabel('Reden').fill('jaja')
  await dialog.getByRole('button', { name: 'Heropenen' }).click()
  await expect(page.getByText('NIET BEVESTIGD', { exact: true })).toBeVisible()
  await expect(heading(page, THIRD)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vrijgeven' })).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('NIET BEVESTIGD', { exact: true })).toBeHidden()
  await expect(approve(page)).toBeEnabled()
  await page.keyboard.press('ArrowLeft')
  await expect(heading(page, SECOND)).toBeVisible()
}
