import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { givenMonthsToReview, REVIEWED, setApproved } from './fixtures/offices/monthsToReview.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { countPresses } from './screens/countPresses.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const LIST = '/admin/viewcontracts?month=2026-11&show=approvable&q=Nazicht'
/** The differences between the locked planning and the current planning, in the words of the screens. */
const DIFFERENCES = ['Dag: 08:00 – 16:06 werd 08:00 – 17:06.', 'Nieuw: Dag 08:00 – 16:06.', 'Weg: Dag 08:00 – 16:06.']
const COUNT = REVIEWED.length
const LAST = new RegExp(String.raw`Dat was de laatste maand van .*Van de ${COUNT} zijn er ${COUNT} goedgekeurd\.`)
const [FIRST = '', SECOND = '', THIRD = ''] = REVIEWED

test.use({ viewport: { width: 1280, height: 800 } })

test(
  'HR reviews and approves many months, each on its own screen',
  { tag: '@sized' },
  async ({ as, consoleErrors }) => {
    // In one step of this test, a colleague approves a month first. The server then refuses HR's approval, and the
    // browser reports this refusal on its console.
    consoleErrors.expect(/status of 409/)
    const contracts = await givenMonthsToReview()
    const page = await as(demo.hr)
    await test.step('HR reviews the months and approves each month with one key', () => approveByKey(page))
    await setApproved([...contracts.values()], false)
    await test.step('HR reviews the months and approves each month with one click', () => approveByClick(page))
    await setApproved([...contracts.values()], false)
    await test.step('when HR presses a key on the review screen before the next month is shown, nothing changes and the screen says so', () =>
      pressTooEarly(page))
    await test.step('on the review screen, a key that HR presses before another month of the year is shown does nothing', () =>
      pressAtMonth(page))
    await test.step('on a phone, the menu of the review screen does nothing before the next month is shown', () =>
      pressInMenu(page))
    await test.step('HR cannot approve a month before its sheet is shown', () => pressWithoutSheet(page, contracts))
    await test.step('HR corrects a month and comes back to the same position in the list', () => correctAndReturn(page))
    await test.step('on a phone, HR approves a month in the list and undoes the approval', () => approveOnPhone(page))
    await test.step('HR undoes the approval of a month', () => undoApproval(page))
    await test.step('the review screen says that a colleague approved the month, and does not go to the next month', () =>
      collide(page, contracts))
    await test.step('the keys to review months do nothing while a dialog is open, and a dialog lists these keys', () =>
      readKeys(page))
    await test.step('on the review screen, a key that HR presses before the invoice preview is shown does nothing', () =>
      pressBeforePreview(page))
    await test.step('HR can also approve and reopen a month on its invoice preview, and undo the reopening', () =>
      reviewOnPreview(page))
  },
)

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`^${name} - `) })
const place = (page: Page, nr: number) => page.getByText(`Goed te keuren, ‘Nazicht’: contract ${nr} van ${COUNT}`)
const stepsOfMonth = (page: Page) => page.getByRole('region', { name: 'Stappen voor deze maand' })
const approve = (page: Page) => page.getByRole('button', { name: 'Goedkeuren', exact: false }).last()

async function openList(page: Page): Promise<void> {
  await page.goto(LIST)
  await expect(page.getByRole('row', { name: /Nazicht/ })).toHaveCount(REVIEWED.length)
}

async function openFirst(page: Page): Promise<void> {
  await openList(page)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await expect(heading(page, FIRST)).toBeVisible()
}

async function approveByKey(page: Page): Promise<void> {
  await openList(page)
  const presses = await countPresses(page)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  for (const [index, name] of REVIEWED.entries()) {
    await readMonth(page, index, name)
    await page.keyboard.press('g')
    expect((await presses()).keys).toBeLessThanOrEqual(3 * (index + 1))
  }
  await expect(page.getByText(LAST)).toBeVisible()
  expect(await presses()).toEqual({ keys: COUNT + 2, clicks: 0 })
  await expectNoViolation(page, 'the last month of the list')
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/viewcontracts\?.*show=approvable/)
}

async function approveByClick(page: Page): Promise<void> {
  await openList(page)
  const presses = await countPresses(page)
  await page.getByRole('link', { name: `maanddetail van ${FIRST}` }).click()
  for (const [index, name] of REVIEWED.entries()) {
    await readMonth(page, index, name)
    await approve(page).click()
    expect((await presses()).clicks).toBeLessThanOrEqual(2 * (index + 1))
  }
  await expect(page.getByText(LAST)).toBeVisible()
  expect(await presses()).toEqual({ keys: 0, clicks: COUNT + 1 })
}

/**
 * The screen of one month shows the name of the person, the position of the month in the list, the times of the shifts, and
 * the differences between the locked planning and the current planning.
 */
async function readMonth(page: Page, index: number, name: string): Promise<void> {
  await expect(heading(page, name)).toBeVisible()
  await expect(place(page, index + 1)).toBeAttached()
  await expect(page.getByRole('table', { name: 'Dagen van november 2026' })).toContainText('08:00')
  await expect(page.getByText(DIFFERENCES[index % DIFFERENCES.length]!)).toBeVisible()
}

async function pressTooEarly(page: Page): Promise<void> {
  await openFirst(page)
  // Both key presses happen before the browser can show the next month.
  await page.evaluate(() => {
    for (const key of ['j', 'g']) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
  await expect(page.getByText('Het volgende scherm wordt nog geopend. Deze stap is niet uitgevoerd.')).toBeVisible()
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(approve(page)).toHaveAccessibleDescription('')
  await page.keyboard.press('k')
  await expect(heading(page, FIRST)).toBeVisible()
  await expect(approve(page)).not.toHaveAccessibleDescription('De timesheet is al goedgekeurd voor facturatie.')
}

/**
 * Presses the arrow to the next month of the year, and then presses a key. Both happen before the browser can show that
 * month.
 */
async function pressAtMonth(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('button[aria-label="Volgende maand"]')?.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true }))
  })
  await expect(page).toHaveURL(/month=2026-12/)
  await page.getByRole('button', { name: 'Vorige maand' }).click()
  await expect(place(page, 1)).toBeAttached()
  await expect(heading(page, FIRST)).toBeVisible()
  await expect(approve(page)).not.toHaveAccessibleDescription('De timesheet is al goedgekeurd voor facturatie.')
}

async function pressInMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Meer stappen' }).click()
  await expect(page.getByRole('menuitem', { name: 'Heropenen' })).toBeVisible()
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('button[aria-label^="Volgend contract"]')?.click()
    const steps = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    for (const name of ['Heropenen', 'Pas timesheet aan']) steps.find((step) => step.textContent === name)?.click()
  })
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function approveOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await openList(page)
  const month = page.getByRole('row', { name: new RegExp(FIRST) })
  await expect(month).toBeInViewport()
  const step = month.getByRole('button', { name: /^Goedkeuren/ })
  expect((await step.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await step.click()
  await expect(month).toHaveCount(0)
  // The list shows the row again before the server answers. The test waits for the answer, because the next step opens
  // a page, which would cancel the request.
  const undone = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(month.getByRole('button', { name: /^Goedkeuren/ })).toBeVisible()
  await undone
  await page.setViewportSize({ width: 1280, height: 800 })
}

async function pressWithoutSheet(page: Page, contracts: ReadonlyMap<string, number>): Promise<void> {
  const sheet = `**/administration/timesheet/${contracts.get(SECOND)}/2026-11/worked`
  const answers: (() => Promise<void>)[] = []
  await page.route(sheet, (route) => answers.push(() => route.continue()))
  await openFirst(page)
  await page.keyboard.press('j')
  await expect(place(page, 2)).toBeAttached()
  await page.keyboard.press('g')
  await expect(approve(page)).toHaveAccessibleDescription('De timesheet wordt nog geladen.')
  await Promise.all(answers.map((answer) => answer()))
  await page.unroute(sheet)
  await expect(approve(page)).not.toHaveAccessibleDescription('De timesheet wordt nog geladen.')
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(approve(page)).not.toHaveAccessibleDescription('De timesheet is al goedgekeurd voor facturatie.')
}

async function correctAndReturn(page: Page): Promise<void> {
  await openFirst(page)
  await page.keyboard.press('j')
  await expect(heading(page, SECOND)).toBeVisible()
  await page.keyboard.press('j')
  await expect(heading(page, THIRD)).toBeVisible()
  await page.keyboard.press('s')
  const back = page.getByRole('link', { name: `Terug naar 3 van ${COUNT}` })
  await expect(back).toBeVisible()
  const crumb = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Contracten' })
  await expect(crumb).toHaveAttribute('href', LIST)
  await expectNoViolation(page, 'the shifts of a reviewed month')
  await page.keyboard.press('d')
  await expect(heading(page, THIRD)).toBeVisible()
  await expect(place(page, 3)).toBeAttached()
  await page.keyboard.press('s')
  await back.click()
  await expect(place(page, 3)).toBeAttached()
  await page.keyboard.press('s')
  await expect(back).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.getByRole('row', { name: /Nazicht/ })).toHaveCount(REVIEWED.length)
}

async function undoApproval(page: Page): Promise<void> {
  await openFirst(page)
  await page.getByRole('button', { name: 'Goedkeuren en volgende' }).click()
  await expect(heading(page, SECOND)).toBeVisible()
  const message = page.getByText(`De timesheet van ${FIRST} is goedgekeurd.`)
  await expect(message).toBeVisible()
  const [messageBox, bar] = [await message.boundingBox(), await stepsOfMonth(page).boundingBox()]
  expect(messageBox!.y + messageBox!.height, 'the message covers no button').toBeLessThanOrEqual(bar!.y)
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
  await page.keyboard.press('g')
  const refusal = stepsOfMonth(page).getByRole('alert')
  await expect(refusal).toContainText(`${SECOND}: De timesheet is al goedgekeurd voor facturatie.`)
  await expect(refusal).toContainText('Dat deed Mieke Snel op')
  await expect(heading(page, SECOND)).toBeVisible()
  await expect(approve(page)).toHaveAccessibleDescription('De timesheet is al goedgekeurd voor facturatie.')
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
  await page.setViewportSize({ width: 1024, height: 768 })
  const sheet = page.getByRole('table', { name: 'Dagen van november 2026' })
  await expect(sheet.getByRole('columnheader', { name: 'Verschil met de planning' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Opens the preview, and presses a key after the router has changed the address and before React can show the preview. */
async function pressBeforePreview(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement
    new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]') !== null) dataset['hadDialog'] = 'true'
    }).observe(document.body, { childList: true, subtree: true })
    const push = history.pushState
    history.pushState = (...entry) => {
      history.pushState = push
      history.pushState(...entry)
      void pressWhenNavigationEnds()
    }
    // The loop waits until the promises of the navigation are settled. React renders the preview later, in a separate
    // task.
    async function pressWhenNavigationEnds() {
      for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', bubbles: true }))
    }
  })
  await page.keyboard.press('f')
  await expect(page).toHaveURL(/viewinvoicePreview/)
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Facturatie')
  expect(await page.evaluate(() => document.documentElement.dataset['hadDialog'])).toBeUndefined()
}

async function reviewOnPreview(page: Page): Promise<void> {
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
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/viewexcel\?contract=\d+&month=2026-11/)
  await expect(place(page, 2)).toBeAttached()
}
