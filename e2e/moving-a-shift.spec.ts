import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

/** Makes a person with shifts on Tuesday 8 and Thursday 10 December. */
async function openDecember({ as }: Pick<Given, 'as'>, name: string, customer: string, abbreviation: string) {
  const office = await Office.open()
  const person = await office.hire(name, { from: '2026-12-01' })
  const invoicesTo = `${abbreviation.toLowerCase()}@reizen.example`
  const customerId = await office.welcomeCustomer(customer, { abbreviation, invoicesTo })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const shiftId = await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  const contractId = await office.sign(person, { customerId, from: '2026-12-01', rate: 40 })
  const token = await tokenOf(person.email)
  const params = { contractId, yearMonth: toYearMonth('2026-12') }
  for (const startDate of ['2026-12-08', '2026-12-10'])
    await call(planShift, { params, body: { startDate, shiftId } }, token)
  const page = await as(name, '/dashboard?month=2026-12')
  return { page, calendar: new Calendar(page), dialog: page.getByRole('dialog', { name: 'Shift verplaatsen' }) }
}

const SHIFT = /, Dag 08:00 tot 16:06/
const EMPTY = /, niets gepland$/

test('the employee Jef drags a shift to another day, reads why a day is refused, and undoes the move', async ({
  as,
}) => {
  const { page, calendar, dialog } = await openDecember({ as }, 'Jef Verplaats', 'WZC De Schuif', 'SCH')
  const [from, taken, free] = ['dinsdag 8', 'donderdag 10', 'vrijdag 11'].map((day) => calendar.day(`${day} december`))
  const label = from!.getByText('Dag', { exact: true })
  const hold = async () => {
    const box = (await label.boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
  }
  await test.step('a day with another shift shows the reason before the drop, and a drop on that day changes nothing', async () => {
    await hold()
    await taken!.hover()
    await expect(page.getByText('Op deze dagen staat al een shift: 10/12/2026.')).toBeVisible()
    await page.mouse.up()
    await expect(page.getByText('Op deze dagen staat al een shift: 10/12/2026.')).toBeHidden()
    await expect(from!).toHaveAccessibleName(SHIFT)
    await expect(page.getByRole('dialog')).toBeHidden()
  })
  await test.step('the Escape key cancels the drag of a shift', async () => {
    await hold()
    await free!.hover()
    await expect(page.getByText('Naar vr 11/12')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Naar vr 11/12')).toBeHidden()
    await page.mouse.up()
    await expect(from!).toHaveAccessibleName(SHIFT)
  })
  await test.step('a dragged shift moves to the free day, and the undo moves it back', async () => {
    await hold()
    await free!.hover()
    await page.mouse.up()
    await expect(free!).toHaveAccessibleName(SHIFT)
    await expect(from!).toHaveAccessibleName(EMPTY)
    await expect(page.getByText('Dag verplaatst naar 11/12/2026.')).toBeVisible()
    // While the change of a shift waits for the server, the shift cannot be opened. The test therefore waits for the
    // answer.
    const undone = page.waitForResponse(/planned\/undo$/)
    await page.getByRole('button', { name: 'Ongedaan maken' }).click()
    await (await undone).finished()
    await expect(from!).toHaveAccessibleName(SHIFT)
    await expect(free!).toHaveAccessibleName(EMPTY)
  })
  await test.step('a small movement of the mouse on a shift counts as a click, and a drag beside the shift selects days', async () => {
    await hold()
    await page.mouse.up()
    await page
      .getByRole('dialog', { name: /^Wilt u volgende shift/ })
      .getByRole('button', { name: 'Sluiten' })
      .click()
    await calendar.chooseRange('maandag 14 december', 'dinsdag 15 december')
    await expect(page.getByRole('dialog', { name: 'Kies je shift' })).toContainText('14 – dinsdag 15 december')
  })
  await expect(dialog).toBeHidden()
})

test('the employee Roos moves a shift with the keyboard, and copies it to January', async ({ as }) => {
  const { page, calendar, dialog } = await openDecember({ as }, 'Roos Verplaats', 'WZC Het Spoor', 'SPO')
  const { keyboard } = page
  const open = async (day: string) => {
    await calendar.day(day).focus()
    await keyboard.press('Enter')
    const move = page.getByRole('button', { name: 'Verplaatsen…' })
    await expect(move).toBeVisible()
    await move.focus()
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('Naar welke dag?')).toBeFocused()
  }

  await test.step('the employee Roos moves the shift to a day that she types', async () => {
    await open('dinsdag 8 december')
    await expectNoViolation(page, 'the dialog that moves a shift')
    await keyboard.type('vr 11')
    await expect(dialog.getByLabel('Naar welke dag?')).toHaveValue('2026-12-11')
    await dialog.getByRole('button', { name: 'Verplaats de shift' }).focus()
    await keyboard.press('Enter')
    await expect(calendar.day('vrijdag 11 december')).toHaveAccessibleName(SHIFT)
    await expect(calendar.day('dinsdag 8 december')).toHaveAccessibleName(EMPTY)
    await expect(page.getByText('Dag verplaatst naar 11/12/2026.')).toBeVisible()
  })

  await test.step('the employee Roos copies the shift to January, and the shift in December stays', async () => {
    await open('vrijdag 11 december')
    await dialog.getByLabel('Naar welke dag?').selectOption('2027-01-05')
    await expect(dialog).toContainText('die van vrijdag 11 december 2026 blijft staan')
    await dialog.getByRole('button', { name: 'Plan een kopie' }).focus()
    await keyboard.press('Enter')
    await expect(page.getByText('Dag gepland op 05/01/2027.')).toBeVisible()
    await expect(calendar.day('vrijdag 11 december')).toHaveAccessibleName(SHIFT)
    await page.goto('/dashboard?month=2027-01')
    await expect(calendar.day('dinsdag 5 januari')).toHaveAccessibleName(SHIFT)
  })
})

test.describe('an employee moves a shift on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the employee Lien moves a shift by touch', async ({ as }) => {
    const { page, calendar, dialog } = await openDecember({ as }, 'Lien Verplaats', 'WZC De Wissel', 'WIS')
    await page.getByRole('button', { name: 'Aan de slag' }).tap()
    await calendar.day('dinsdag 8 december').tap()
    await page.getByRole('button', { name: 'Verplaatsen…' }).tap()
    const day = dialog.getByLabel('Naar welke dag?')
    await day.selectOption('2026-12-10')
    await expect(dialog).toContainText('Op deze dagen staat al een shift: 10/12/2026.')
    await day.selectOption('2026-12-09')
    await dialog.getByRole('button', { name: 'Verplaats de shift' }).tap()
    await expect(calendar.day('woensdag 9 december')).toHaveAccessibleName(SHIFT)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
