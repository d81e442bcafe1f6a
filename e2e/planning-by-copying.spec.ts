import { planShift, planShifts } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'

/** Makes a person with nine shifts in November. For two of these shifts, the day in December is not free. */
async function openDecember({ as }: Pick<Given, 'as'>, name: string, customer: string, abbreviation: string) {
  const office = await Office.open()
  const person = await office.hire(name, { from: '2026-11-01' })
  const invoicesTo = `${abbreviation.toLowerCase()}@reizen.example`
  const customerId = await office.welcomeCustomer(customer, { abbreviation, invoicesTo })
  const labourTime = { startTime: '08:00', endTime: '16:06' }
  const breakTime = { startTime: '12:00', endTime: '12:30' }
  const day = await office.addShiftType(customerId, { name: 'Dag', color: '#F3DDAE', labourTime, breakTime })
  const atNight = { startTime: '22:00', endTime: '06:00' }
  const night = await office.addShiftType(customerId, {
    name: 'Nacht',
    color: '#C7E0F4',
    labourTime: atNight,
    breakTime: null,
  })
  const contractId = await office.sign(person, { customerId, from: '2026-11-01', rate: 40 })

  const token = await tokenOf(person.email)
  const november = { contractId, yearMonth: toYearMonth('2026-11') }
  const plan = (startDateOfFirstShift: string, startDateOfLastShift: string, shiftId: number) =>
    call(planShifts, { params: november, body: { startDateOfFirstShift, startDateOfLastShift, shiftId } }, token)
  await plan('2026-11-02', '2026-11-06', day)
  await plan('2026-11-09', '2026-11-11', night)
  await plan('2026-11-27', '2026-11-27', day)
  const december = { contractId, yearMonth: toYearMonth('2026-12') }
  await call(planShift, { params: december, body: { startDate: '2026-12-02', shiftId: night } }, token)

  const page = await as(name, '/dashboard')
  return {
    page,
    calendar: new Calendar(page),
    copy: page.getByRole('button', { name: 'Kopieer…' }),
    dialog: page.getByRole('dialog', { name: 'Shiften kopiëren' }),
  }
}

test.describe('an employee copies a month on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the employee Noor plans December as a copy of November, undoes the copy, and copies November again', async ({
    as,
  }) => {
    const { page, calendar, copy, dialog } = await openDecember({ as }, 'Noor Kopie', 'WZC De Spiegel', 'SPG')
    await page.getByRole('button', { name: 'Aan de slag' }).tap()
    await test.step('the preview of the copy lists each shift of November, also each shift that is not copied', async () => {
      await copy.tap()
      await expect(dialog).toContainText('7 shiften worden gepland. 2 niet: de reden staat erbij.')
      await expect(dialog.getByRole('listitem')).toHaveText([
        'di 01/12Dag08:00 – 16:06',
        'wo 02/12Dagal een shift',
        'do 03/12Dag08:00 – 16:06',
        'vr 04/12Dag08:00 – 16:06',
        'ma 07/12Dag08:00 – 16:06',
        'di 08/12Nacht22:00 – 06:00',
        'wo 09/12Nacht22:00 – 06:00',
        'ma 14/12Nacht22:00 – 06:00',
        'vr 25/12Dagfeestdag',
      ])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await expect(dialog.getByRole('button', { name: 'Plan 7 shiften' })).toBeInViewport()
    })
    await test.step('the calendar shows the copied shifts, and the undo removes them', async () => {
      await dialog.getByRole('button', { name: 'Plan 7 shiften' }).tap()
      await expect(dialog).toBeHidden()
      await expect(page.getByText('7 shiften gekopieerd.')).toBeVisible()
      await expect(calendar.day('woensdag 9 december')).toHaveAccessibleName(/, Nacht 22:00 tot 06:00/)
      await expect(calendar.day('vrijdag 25 december')).not.toHaveAccessibleName(/Dag 08:00/)
      await page.getByRole('button', { name: 'Ongedaan maken' }).tap()
      await expect(calendar.day('woensdag 9 december')).toHaveAccessibleName(/, niets gepland$/)
      await expect(calendar.day('woensdag 2 december')).toHaveAccessibleName(/, Nacht 22:00 tot 06:00/)
    })
    await test.step('after a reload, December has the shifts of the second copy', async () => {
      await copy.tap()
      await dialog.getByRole('button', { name: 'Plan 7 shiften' }).tap()
      await expect(page.getByText('7 shiften gekopieerd.')).toBeVisible()
      await page.reload()
      await expect(calendar.day('maandag 14 december')).toHaveAccessibleName(/, Nacht 22:00 tot 06:00/)
      await copy.tap()
      await expect(dialog).toContainText('Geen enkele shift wordt gepland. 9 niet: de reden staat erbij.')
    })
  })
})

test('the employee Milan copies a week with the keyboard', async ({ as }) => {
  const { page, calendar, copy, dialog } = await openDecember({ as }, 'Milan Kopie', 'WZC De Echo', 'ECH')
  await copy.focus()
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Wat wil je kopiëren?').focus()
  await dialog.getByLabel('Wat wil je kopiëren?').selectOption({ label: 'week 48 naar 30/11 – 06/12' })
  await expect(dialog).toContainText('Eén shift wordt gepland.')
  await dialog.getByRole('button', { name: 'Plan één shift' }).focus()
  await page.keyboard.press('Enter')
  await expect(calendar.day('vrijdag 4 december')).toHaveAccessibleName(/, Dag 08:00 tot 16:06/)
  await expect(copy).toBeFocused()
})
