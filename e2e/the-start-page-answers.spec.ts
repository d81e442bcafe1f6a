import { addRecupBonus } from '@uurwerk/contract/balances/balances'
import { monthContracts } from '@uurwerk/contract/contracts/contracts'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { HR_EMAIL } from './fixtures/cast.ts'
import { Office, type Hired } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const OCTOBER = toYearMonth('2026-10')
const DECEMBER = toYearMonth('2026-12')

/** Gives Roos a contract with shifts in October and December, a locked October and extra hours of recuperation. */
async function signAndPlan(office: Office, roos: Hired): Promise<void> {
  const customerId = await office.welcomeCustomer('Rustoord Het Begin', {
    abbreviation: 'BEGIN',
    invoicesTo: 'begin@reizen.example',
  })
  const labourTime = { startTime: '20:45', endTime: '06:45' }
  const breakTime = { startTime: '01:00', endTime: '01:30' }
  await office.addShiftType(customerId, { name: 'Nacht', color: '#3D4568', labourTime, breakTime })
  await office.sign(roos, { customerId, from: '2026-10-01', rate: 40 })
  const token = await tokenOf(roos.email)
  const { _embedded } = await call(monthContracts, { params: { yearMonth: DECEMBER } }, token)
  const [contract] = _embedded.contractWithShiftTypesDtoList
  const shiftId = contract!.shiftTypes[0]!.id
  for (const [yearMonth, startDate] of [
    [OCTOBER, '2026-10-05'],
    [DECEMBER, '2026-12-24'],
    [DECEMBER, '2026-12-28'],
  ] as const) {
    await call(planShift, { params: { contractId: contract!.id, yearMonth }, body: { startDate, shiftId } }, token)
  }
  await call(lockMonth, { params: { yearMonth: OCTOBER } }, token)
  const bonus = { date: '2026-11-02', hours: 3.8, reason: 'wachtdienst' }
  await call(addRecupBonus, { params: { userId: roos.id }, body: bonus }, await tokenOf(HR_EMAIL))
}

test('the employee Roos reads on her phone when she works next, which tasks she has, which balances she has left, and what HR changed', async ({
  as,
}) => {
  const office = await Office.open()
  const roos = await office.hire('Roos Beginpagina', { from: '2026-10-01' })
  const page = await as(roos.name, '/welcome')
  await test.step('the employee Roos reads that HR must add her contract', async () => {
    await expect(
      page.getByText('Je hebt nog geen contract. HR voegt het toe; daarna kan je hier plannen.'),
    ).toBeVisible()
    await expect(page.getByText('HR heeft niets gewijzigd.')).toBeVisible()
  })
  await signAndPlan(office, roos)
  await page.reload()
  await test.step('the employee Roos reads her next shift, her balances and what HR changed', async () => {
    const next = page.getByRole('region', { name: 'Volgende shift' })
    await expect(next).toContainText('do 24/12')
    await expect(next).toContainText('20:45 – 06:45')
    await expect(next).toContainText('Rustoord Het Begin')
    await expect(next).toContainText('Daarna ma 28/12 om 20:45, Nacht')
    await expect(page.getByRole('region', { name: 'Mijn tellers' })).toContainText('recup')
    const changes = page.getByRole('region', { name: 'Laatst gewijzigd door HR' })
    await expect(changes.getByRole('link').first()).toContainText(
      /voegde een recup-bonus toe.*november 2026 · Uren: 3,8 uur/,
    )
    await expectNoViolation(page, 'the start page of an employee')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
  await test.step('the employee Roos reads her tasks, and opens the month that she must confirm', async () => {
    const tasks = page.getByRole('region', { name: 'Nu te doen' })
    await expect(tasks.getByRole('listitem').first()).toContainText('Bevestig oktober 2026')
    await expect(tasks.getByRole('listitem').filter({ hasText: 'Plan december 2026' })).toContainText(
      'van 174,8 uur gepland',
    )
    await tasks.getByRole('link', { name: 'Bevestig: Bevestig oktober 2026' }).tap()
    await expect(page).toHaveURL(/\/details\?month=2026-10/)
    await expect(page.getByRole('button', { name: 'Bevestig Timesheet' })).toBeEnabled()
  })
})
