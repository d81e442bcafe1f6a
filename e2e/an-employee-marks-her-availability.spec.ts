import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const NURSE = 'Wensdag Claes'
const TEAM = '/admin/planning?view=week&from=2026-12-07&q=Wensdag'

test('an employee marks days on a phone and marks a weekday by keyboard, and HR sees these marks and a warning', async ({
  as,
}) => {
  await hireNurse()
  const page = await as(NURSE, '/dashboard?month=2026-12')
  await test.step('the employee taps two days on her phone: she marks one day as impossible and the other day as preferred', () =>
    markOnPhone(page))
  await test.step('the employee marks Friday evenings as not available, without a mouse', () => addRule(page))
  const hr = await as(demo.hr, TEAM)
  await test.step('HR sees the marks, plans a shift on a marked day, and sees the warning', () => planAnyway(hr))
  await test.step('HR marks a day for the employee, and the employee sees that HR set this mark', async () => {
    await hr.goto(TEAM)
    await hr.getByRole('gridcell', { name: new RegExp(`^${NURSE}, \\w+ 9 december`) }).click()
    await hr.getByRole('dialog').getByRole('link', { name: 'Beschikbaarheid bekijken' }).click()
    await dayOf(hr, 21).click()
    await expect(dayOf(hr, 21)).toHaveAccessibleName(/Ingegeven door HR/)
    await page.reload()
    await expect(dayOf(page, 21)).toHaveAccessibleName(/Niet beschikbaar, Ingegeven door HR/)
    await expect(dayOf(page, 9)).toHaveAccessibleName(/shift Vroege 07:00–15:06 blijft staan/)
  })
})

async function hireNurse(): Promise<void> {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer('WZC De Wensdag', {
    abbreviation: 'WEN',
    invoicesTo: 'wen@ploeg.example',
  })
  await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  await office.sign(await office.hire(NURSE, { from: '2026-12-01' }), { customerId, from: '2026-12-01', rate: 40 })
}

const dayOf = (page: Page, number: number) =>
  page.getByRole('gridcell', { name: new RegExp(`^\\w+ ${number} december`) })

async function markOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'Beschikbaarheid' }).click()
  await expect(page.getByText('Dit is geen afwezigheid: je uren en verlof veranderen niet.')).toBeVisible()
  await dayOf(page, 9).click()
  await expect(dayOf(page, 9)).toHaveAccessibleName(/Niet beschikbaar/)
  await dayOf(page, 10).click()
  await dayOf(page, 10).click()
  await expect(dayOf(page, 10)).toHaveAccessibleName(/Liever wel/)
  await expectNoViolation(page, 'the availability on a phone')
}

async function addRule(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await dayOf(page, 10).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(dayOf(page, 11)).toHaveAccessibleName(/Niet beschikbaar/)
  await page.getByRole('button', { name: 'Uren of elke week' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Wanneer').selectOption('Tussen twee uren')
  await dialog.getByLabel('Herhalen').selectOption('Elke week')
  await dialog.getByLabel('Van').fill('18')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog.getByText(/Tot veld is verplicht/)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Tot', exact: true }).fill('23:30')
  await expectNoViolation(page, 'the form of a weekly rule')
  await dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dayOf(page, 18)).toHaveAccessibleName(/Niet beschikbaar 18:00–23:30, elke week/)
  await expect(page.getByText('Elke vrijdag')).toBeVisible()
}

const WARNING = 'Aangeduid als niet beschikbaar: 09-12-2026.'

async function planAnyway(hr: Page): Promise<void> {
  const cell = (number: number) => hr.getByRole('gridcell', { name: new RegExp(`^${NURSE}, \\w+ ${number} december`) })
  await expect(cell(10)).toHaveAccessibleName(/Liever wel/)
  await expect(cell(9)).toHaveAccessibleName(/Niet beschikbaar/)
  const letThrough = await holdAnswers(hr, '**?preview=true')
  await cell(9).click()
  const dialog = hr.getByRole('dialog')
  const shift = dialog.getByRole('button', { name: /Vroege/ })
  const before = await shift.boundingBox()
  letThrough()
  await expect(dialog.getByText(WARNING)).toBeVisible()
  expect(await shift.boundingBox(), 'the button stays under the pointer when the warning appears').toEqual(before)
  await shift.click()
  await expect(dialog).toBeHidden()
  await expect(hr.getByRole('alert').filter({ hasText: WARNING })).toBeVisible()
  await expect(cell(9)).toHaveAccessibleName(/Aangeduid als niet beschikbaar/)
  await expectNoViolation(hr, 'the team with marks')
}
