import type { Page } from '@playwright/test'
import { convertWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const [SICK, SECOND, COLLEAGUE] = ['Rozenhof Aerts', 'Rozenhof Baert', 'Rozenhof Claes']
const WARD = 'WZC De Rozenhof'

/** Creates a ward with three people, two of whom have shifts. */
async function openWard(): Promise<number> {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(WARD, { abbreviation: 'ROZ', invoicesTo: 'roz@ploeg.example' })
  await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const contracts: number[] = []
  for (const name of [SICK, SECOND, COLLEAGUE]) {
    const person = await office.hire(name, { from: '2026-11-23' })
    contracts.push(await office.sign(person, { customerId, from: '2026-11-23', rate: 40 }))
  }
  return contracts[0]!
}

const cellOf = (hr: Page, name: string, day: string) =>
  hr.getByRole('gridcell', { name: new RegExp(`^${name}, ${day}`) })
const openPlaces = (hr: Page, left: string) =>
  hr.getByRole('button', { name: new RegExp(`^woensdag 16 december( 2026)?: ${left}$`) })

/**
 * HR plans two weeks with the keyboard and the mouse. After that, HR copies the planning of these weeks to the next two
 * weeks.
 */
async function planTwoWeeks(hr: Page): Promise<void> {
  await test.step('HR plans the first two weeks by keyboard', async () => {
    await cellOf(hr, SICK, 'maandag 30 november').focus()
    for (const _ of ['tuesday', 'wednesday']) await hr.keyboard.press('Shift+ArrowRight')
    await hr.keyboard.press('v')
    await expect(cellOf(hr, SICK, 'woensdag 2 december')).toHaveAccessibleName(/Vroege/)
    await cellOf(hr, SECOND, 'vrijdag 11 december').click()
    await hr.getByRole('dialog').getByRole('button', { name: 'Vroege 07:00–15:06' }).click()
    await expect(cellOf(hr, SECOND, 'vrijdag 11 december')).toHaveAccessibleName(/Vroege/)
  })
  await test.step('HR copies the first two weeks to the next two weeks, and no shift is planned on Christmas', async () => {
    await hr.goto('/admin/planning?view=fortnight&from=2026-12-14&q=Rozenhof')
    await hr.getByRole('button', { name: 'Vorige 2 weken kopiëren' }).click()
    const dialog = hr.getByRole('dialog', { name: 'Vorige 2 weken kopiëren' })
    await expect(dialog.getByText('3 shiften van 1 mens komen in deze periode')).toBeVisible()
    await expect(dialog.getByText('1 shift wordt overgeslagen')).toBeVisible()
    await expectNoViolation(hr, 'the dialog that copies two weeks')
    await dialog.getByRole('button', { name: 'Kopiëren naar deze periode' }).click()
    await expect(cellOf(hr, SICK, 'woensdag 16 december')).toHaveAccessibleName(/Vroege/)
    await expect(cellOf(hr, SECOND, 'vrijdag 25 december')).toHaveAccessibleName(/leeg/)
    await expect(hr.getByText('Weken 49–50 gekopieerd naar weken 51–52: 3 shiften, 1 overgeslagen.')).toBeVisible()
    await hr.getByRole('button', { name: 'Bekijk' }).click()
    const skipped = hr.getByRole('dialog', { name: 'Overgeslagen shiften' })
    await expect(skipped.getByRole('row', { name: SECOND })).toContainText('Het is een feestdag.')
    await expectNoViolation(hr, 'the skipped shifts of a copy')
    await hr.keyboard.press('Escape')
    await expect(skipped).toBeHidden()
  })
}

/** The first person becomes ill on 16 December. HR makes an open shift for the work of that day. */
async function openTheShift(hr: Page, contractId: number): Promise<void> {
  await test.step('the sick person is absent, and HR opens the person’s shift to colleagues with the key O', async () => {
    const sickness = { params: { contractId, yearMonth: toYearMonth('2026-12') }, body: { dayOfMonth: 16 } }
    await call(convertWorkedShiftFor, sickness, await tokenOf(HR_EMAIL))
    await hr.reload()
    await expect(cellOf(hr, SICK, 'woensdag 16 december')).toHaveAccessibleName(/Afwezig/)
    await cellOf(hr, SICK, 'woensdag 16 december').focus()
    await hr.keyboard.press('Control+Home')
    for (const _ of ['tuesday', 'wednesday']) await hr.keyboard.press('ArrowRight')
    await hr.keyboard.press('o')
    const form = hr.getByRole('dialog', { name: 'Open shift maken' })
    await form.getByLabel('Shift type').selectOption({ label: 'Vroege 07:00–15:06' })
    await form.getByRole('button', { name: 'Openzetten' }).click()
    await expect(hr.getByText('De shift staat open.')).toBeVisible()
    await hr.goto('/admin/planning?view=fortnight&from=2026-12-14&q=Rozenhof')
    await hr.getByLabel('Klant', { exact: true }).selectOption({ label: WARD })
    await expect(openPlaces(hr, '1 open plaats')).toBeVisible()
  })
  await test.step('a click on the number of open places opens the list of the people who can work, which shows who is absent but not why', async () => {
    await openPlaces(hr, '1 open plaats').click()
    const who = hr.getByRole('dialog', { name: 'Wie kan er?' })
    await expect(who.getByRole('listitem').filter({ hasText: SICK })).toContainText('Afwezig op deze dag.')
    await expect(who.getByRole('button', { name: `Plan voor ${COLLEAGUE}` })).toBeVisible()
    await expectNoViolation(hr, 'who can work an open place')
    await hr.keyboard.press('Escape')
    await expect(who).toBeHidden()
  })
}

/**
 * HR sees which colleague asked to work the open shift. HR then plans another person from the list that the key W
 * opens.
 */
async function planSomebodyElse(hr: Page): Promise<void> {
  await test.step('HR sees the colleague in the team planning, and sees that no place is open', async () => {
    await hr.reload()
    await expect(cellOf(hr, COLLEAGUE, 'woensdag 16 december')).toHaveAccessibleName(/Vroege/)
    await expect(openPlaces(hr, '0 open plaatsen, alles ingevuld')).toBeVisible()
  })
  await test.step('HR plans another person from the list that the key W opens', async () => {
    await cellOf(hr, SICK, 'donderdag 17 december').click()
    await hr.keyboard.press('Escape')
    await expect(cellOf(hr, SICK, 'donderdag 17 december')).toBeFocused()
    await hr.keyboard.press('w')
    const who = hr.getByRole('dialog', { name: 'Wie kan er?' })
    await who.getByRole('button', { name: `Plan voor ${SECOND}` }).click()
    await expect(cellOf(hr, SECOND, 'donderdag 17 december')).toHaveAccessibleName(/Vroege/)
  })
}

test('HR plans two weeks of a ward as a copy of the two weeks before, and a colleague claims the shift of a sick person on her phone', async ({
  as,
}) => {
  const contractId = await openWard()
  const hr = await as(demo.hr, '/admin/planning?view=fortnight&from=2026-11-30&q=Rozenhof')
  await planTwoWeeks(hr)
  await openTheShift(hr, contractId)
  const phone = await as(COLLEAGUE, '/openshifts')
  await phone.setViewportSize({ width: 360, height: 740 })
  await test.step('the colleague claims the shift on her phone', async () => {
    const shift = phone.getByRole('listitem').filter({ hasText: WARD })
    await shift.getByRole('button', { name: 'Neem deze shift' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Neem deze shift' }).click()
    await expect(phone.getByText('De shift staat in je uurrooster.')).toBeVisible()
  })
  await planSomebodyElse(hr)
})
