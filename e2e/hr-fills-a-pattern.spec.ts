import type { Page } from '@playwright/test'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const NURSE = 'Patroon Aerts'

async function changeTheEnd(hr: Page): Promise<void> {
  await test.step('HR chooses the last day on which the nurse follows the pattern, and removes this end again', async () => {
    const row = hr.getByRole('row', { name: new RegExp(NURSE) })
    await hr.getByRole('button', { name: `Einde: ${NURSE}` }).click()
    const form = hr.getByRole('dialog')
    await form.getByLabel('Tot en met').fill('31-01-2027')
    await expectNoViolation(hr, 'the form for the end of a pattern')
    await form.getByRole('button', { name: 'Opslaan' }).click()
    await expect(row).toContainText('31-01-2027')
    await hr.getByRole('button', { name: `Einde: ${NURSE}` }).click()
    await hr.getByRole('dialog').getByLabel('Tot en met').fill('')
    await hr.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
    await expect(row).not.toContainText('31-01-2027')
  })
}

async function undoAndFillFromTheGrid(hr: Page): Promise<void> {
  const row = hr.getByRole('row', { name: new RegExp(NURSE) })
  await test.step('HR undoes the filling, and the row of the nurse shows again that the shifts of the pattern are not planned yet', async () => {
    await hr.getByRole('button', { name: 'Ongedaan maken' }).click()
    await expect(row).toContainText('nog niet')
  })
  const cell = (day: string) => hr.getByRole('gridcell', { name: new RegExp(`^${NURSE}, ${day}`) })
  await test.step('the head of the grid shows the name of Christmas, and HR fills the shown period with the pattern', async () => {
    await hr.getByRole('link', { name: 'Rooster' }).click()
    await hr.goto('/admin/planning?view=fortnight&from=2026-12-21&q=Patroon')
    await expect(hr.getByRole('columnheader', { name: 'vr 25 Kerstmis' })).toBeVisible()
    await hr.getByRole('button', { name: 'Patroon', exact: true }).click()
    const form = hr.getByRole('dialog', { name: 'Vullen met een patroon' })
    await form.getByLabel('Patroon', { exact: true }).selectOption({ label: 'Weekdagen · WZC De Patronen' })
    await expectNoViolation(hr, 'the form that fills the shown period')
    await form.getByRole('button', { name: '4 shiften plannen' }).click()
    await expect(cell('maandag 21 december')).toHaveAccessibleName(/Vroege/)
  })
  await test.step('one undo removes all shifts of the filling, and one redo plans them again', async () => {
    await cell('woensdag 23 december').focus()
    await hr.keyboard.press('Control+z')
    for (const day of ['maandag 21 december', 'dinsdag 29 december'])
      await expect(cell(day)).toHaveAccessibleName(/, leeg, /)
    await hr.keyboard.press('Control+y')
    for (const day of ['maandag 21 december', 'dinsdag 29 december'])
      await expect(cell(day)).toHaveAccessibleName(/Vroege/)
  })
  await test.step('HR makes an open shift with a button at the top of the screen, and the tab of the open shifts shows the number of open places', async () => {
    await hr.getByRole('button', { name: 'Open shift', exact: true }).click()
    const form = hr.getByRole('dialog', { name: 'Open shift maken' })
    await form.getByLabel('Klant').selectOption({ label: 'WZC De Patronen' })
    await form.getByLabel('Shift type').selectOption({ label: 'Vroege 07:00–15:06' })
    await form.getByRole('button', { name: 'Openzetten' }).click()
    await expect(hr.getByRole('link', { name: /^Open shiften \d+ open plaats/ })).toBeVisible()
  })
  await test.step('HR fills the rest of December on the page of the patterns', async () => {
    await hr.getByRole('link', { name: 'Patronen' }).click()
    await hr.getByRole('button', { name: 'Vullen: Weekdagen' }).click()
    const form = hr.getByRole('dialog')
    await form.getByLabel('Van').fill('01-12-2026')
    await form.getByLabel('Tot en met').fill('31-12-2026')
    await form.getByRole('button', { name: '5 shiften plannen' }).click()
    await expect(hr.getByText('5 shiften gepland.')).toBeVisible()
  })
}

test('HR makes a shift pattern for a ward, lets a nurse follow the pattern and plans its shifts after a preview, and the nurse sees the shifts', async ({
  as,
}) => {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer('WZC De Patronen', {
    abbreviation: 'PTR',
    invoicesTo: 'ptr@ploeg.example',
  })
  await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const person = await office.hire(NURSE, { from: '2026-11-01' })
  await office.sign(person, { customerId, from: '2026-11-01', rate: 40 })
  const hr = await as('Katrien Lauwers', '/admin/patterns')
  await test.step('HR makes a shift pattern of one week for a ward', async () => {
    await hr.getByRole('button', { name: 'Nieuw patroon' }).click()
    const form = hr.getByRole('dialog', { name: 'Nieuw patroon' })
    await form.getByLabel('Klant').selectOption({ label: 'WZC De Patronen' })
    await form.getByLabel('Naam').fill('Weekdagen')
    await form.getByLabel('Aantal weken').selectOption({ label: '1 week' })
    for (const day of ['maandag', 'dinsdag']) await form.getByLabel(day).selectOption({ label: 'Vroege' })
    await expectNoViolation(hr, 'the form of a pattern')
    await form.getByRole('button', { name: 'Opslaan' }).click()
    await expect(hr.getByText('Nog niemand volgt dit patroon.')).toBeVisible()
  })
  await test.step('a nurse follows the pattern from 1 December on', async () => {
    await hr.getByRole('button', { name: 'Laat volgen: Weekdagen' }).click()
    const form = hr.getByRole('dialog')
    await form.getByLabel('Contract').selectOption({ label: NURSE })
    await form.getByLabel('Van').fill('01-12-2026')
    await form.getByRole('button', { name: 'Laat volgen' }).click()
    await expect(hr.getByRole('row', { name: new RegExp(NURSE) })).toContainText('nog niet')
    await expectNoViolation(hr, 'the patterns of HR')
  })
  await test.step('HR reads the preview of December for the pattern, and plans the shifts of December', async () => {
    await hr.getByRole('button', { name: 'Vullen: Weekdagen' }).click()
    const form = hr.getByRole('dialog')
    await form.getByLabel('Van').fill('01-12-2026')
    await form.getByLabel('Tot en met').fill('31-12-2026')
    await expect(form.getByRole('button', { name: '9 shiften plannen' })).toBeEnabled()
    await expectNoViolation(hr, 'the preview of a pattern')
    await form.getByRole('button', { name: '9 shiften plannen' }).click()
    await expect(hr.getByText('9 shiften gepland.')).toBeVisible()
    await expect(hr.getByRole('row', { name: new RegExp(NURSE) })).toContainText('31-12-2026')
  })
  await undoAndFillFromTheGrid(hr)
  await changeTheEnd(hr)
  await test.step('the calendar of the nurse shows the shifts of the pattern', async () => {
    const nurse = await as(NURSE, '/dashboard?month=2026-12')
    await expect(nurse.getByRole('gridcell', { name: /dinsdag 1 december.*Vroege/ })).toBeVisible()
  })
})
