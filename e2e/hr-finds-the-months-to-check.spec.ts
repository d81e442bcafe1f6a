import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { november, PayrollOffice } from './fixtures/offices/payrollOffice.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { whenShown } from './screens/whenShown.ts'

const CHANGED = 'Alba Nazien'
const AS_PLANNED = 'Boris Nazien'
const EMPLOYER = 'Verschilbeek'

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('HR finds the months that differ from the planning, opens a step from the palette, and goes through the payroll timesheets', async ({
  as,
}) => {
  const office = await PayrollOffice.open(EMPLOYER, '1000078')
  for (const [index, name] of [CHANGED, AS_PLANNED].entries()) {
    const person = await office.employ(name, { employeeNr: 7801 + index })
    await office.work(person, '2026-11-02')
    await office.lock(person)
    if (name === CHANGED) await office.work(person, '2026-11-03')
  }
  const page = await as(demo.hr)
  await page.goto(`/admin/viewcontracts?month=${november}&q=Huis+${EMPLOYER}`)
  await expect(row(page, AS_PLANNED)).toBeVisible()
  await test.step('the list counts and filters the months with a difference, also after a reload', () => filter(page))
  await test.step('two quick presses of two filters choose both filters', () => pressQuickly(page))
  await test.step('the palette shows the steps of HR, and opens the payroll export of an employer', () =>
    openExport(page))
  await test.step('the arrows and the keys of a payroll timesheet go through the people in the order of the list', () =>
    goThroughPayroll(page))
})

async function filter(page: Page): Promise<void> {
  const chip = page.getByRole('button', { name: /^Met verschil \d+$/ })
  await expect(row(page, CHANGED)).toContainText('1 verschil')
  await chip.click()
  await expect(row(page, AS_PLANNED)).toBeHidden()
  await expect(page).toHaveURL(/with=differences/)
  await page.reload()
  await expect(row(page, CHANGED)).toBeVisible()
  await expect(row(page, AS_PLANNED)).toBeHidden()
  await expectNoViolation(page, 'the list with a filter of differences')
  await chip.click()
  await expect(row(page, AS_PLANNED)).toBeVisible()
}

async function pressQuickly(page: Page): Promise<void> {
  const chips = page.getByRole('group', { name: 'Toon enkel' }).getByRole('button')
  // Both buttons are pressed before the screen shows the effect of the first press.
  await chips.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
  await expect(page).toHaveURL(/with=differences(,|%2C)remarks/)
  await chips.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
  await expect(page).not.toHaveURL(/with=/)
  await expect(row(page, AS_PLANNED)).toBeVisible()
}

async function openExport(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Zoeken of een scherm openen' })
  const field = palette.getByRole('combobox', { name: 'Zoekterm' })
  await field.fill('>')
  await expect(palette.getByRole('group')).toHaveCount(2)
  await expectNoViolation(page, 'the palette with steps')
  await field.fill(`>loonexport ${EMPLOYER.toLowerCase()}`)
  await expect(palette.getByRole('option')).toHaveText([new RegExp(`Loonexport ${EMPLOYER}`)])
  await page.keyboard.press('Enter')
  const question = page.getByRole('dialog', { name: `Loonexport van ${EMPLOYER}` })
  await expect(question).toBeVisible()
  await expect(page).not.toHaveURL(/ask=/)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
}

async function goThroughPayroll(page: Page): Promise<void> {
  await page.goto(`/admin/viewcontracts?month=${november}&q=Huis+${EMPLOYER}`)
  await expect(row(page, AS_PLANNED)).toBeVisible()
  await page.keyboard.press('j')
  await expect(row(page, CHANGED).getByRole('link', { name: CHANGED }).first()).toBeFocused()
  await page.keyboard.press('l')
  await expect(heading(page, CHANGED)).toBeVisible()
  await expect(page.getByText(/medewerker 1 van 2$/)).toBeAttached()
  const pressed = whenShown(page, { selector: 'h1', text: AS_PLANNED, press: 'k' })
  await page.getByRole('button', { name: `Volgende medewerker: ${AS_PLANNED}` }).click()
  await pressed
  await expect(heading(page, CHANGED)).toBeVisible()
  await page.keyboard.press('o')
  await expect(page).toHaveURL(new RegExp(`viewcontracts.*q=Huis`))
}
