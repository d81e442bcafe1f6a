import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectAccessible, expectNoViolation } from './screens/expectAccessible.ts'

const [READER, WORKER, AWAY, STRANGER] = ['Teamleen Aerts', 'Teamleen Baert', 'Teamleen Claes', 'Teamleen Daems']
const WARD = 'WZC De Ploegzaal'
// 7 December 2026 is a Monday.
const WEEK = '/team?from=2026-12-07'

/** The reader and two colleagues work on one ward, and the stranger works elsewhere. One colleague is sick on Wednesday. */
async function givenTeam(): Promise<void> {
  const office = await Office.open()
  const token = await tokenOf(HR_EMAIL)
  const ward = await office.welcomeCustomer(WARD, { abbreviation: 'PLZ', invoicesTo: 'plz@ploeg.example' })
  const elsewhere = await office.welcomeCustomer('WZC Elders', { abbreviation: 'ELD', invoicesTo: 'eld@ploeg.example' })
  const plan = async (name: string, customerId: number, days: readonly string[]) => {
    const person = await office.hire(name, { from: '2026-12-01' })
    const contractId = await office.sign(person, { customerId, from: '2026-12-01', rate: 40 })
    const shiftTypeId = types.get(customerId)!
    const operations = days.map((day) => ({ op: 'plan' as const, contractId, day: toDay(day), shiftTypeId }))
    if (days.length > 0) await call(applyTeamPlanning, { body: { mode: 'all', operations } }, token)
    return person.id
  }
  const vroege = {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  }
  const types = new Map<number, number>()
  for (const id of [ward, elsewhere]) types.set(id, await office.addShiftType(id, vroege))
  await plan(READER, ward, ['2026-12-07'])
  await plan(WORKER, ward, ['2026-12-09'])
  await plan(STRANGER, elsewhere, ['2026-12-09'])
  const userId = await plan(AWAY, ward, [])
  const sick = { dayOfMonth: 9, absenceCategory: 'SICK_LEAVE', fullDay: true } as const
  await call(bookAbsenceFor, { params: { userId, yearMonth: toYearMonth('2026-12') }, body: sick }, token)
}

test('an employee reads on a phone and on a computer which colleagues of the ward work and which are absent, but neither the reason of an absence nor the people of another customer', async ({
  as,
}) => {
  await givenTeam()
  const page = await as(READER, WEEK)
  await test.step('on the computer the employee reads the week of the colleagues in a table', async () => {
    const table = page.getByRole('table', { name: new RegExp(WARD) })
    await expect(table.getByRole('row', { name: new RegExp(`^${READER} \\(jij\\).*Vroege`) })).toBeVisible()
    await expect(table.getByRole('row', { name: new RegExp(`^${WORKER}.*Vroege 07:00 – 15:06`) })).toBeVisible()
    await expect(table.getByRole('row', { name: new RegExp(`^${AWAY}.*Afwezig`) })).toBeVisible()
    await expect(page.getByText(STRANGER)).toHaveCount(0)
    await expect(page.getByText(/ziek/i)).toHaveCount(0)
    await expectAccessible(page, WEEK)
  })
  await test.step('on a phone of 360 pixels the employee chooses Wednesday and reads who works and who is absent', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    const wednesday = page.getByRole('group', { name: 'Dagen van de week' }).getByRole('button', { name: /9 december/ })
    expect((await wednesday.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await wednesday.click()
    const ward = page.getByRole('region', { name: WARD })
    await expect(ward.getByRole('listitem').filter({ hasText: WORKER })).toContainText('Vroege 07:00 – 15:06')
    await expect(ward.getByRole('listitem').filter({ hasText: AWAY })).toContainText('Afwezig')
    await expect(ward.getByRole('listitem').filter({ hasText: READER })).toHaveCount(0)
    await expectNoViolation(page, 'the team of a day on a phone')
  })
  await test.step('the employee opens the team from the menu, and goes to the next week', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('button', { name: READER, exact: true }).click()
    await page.getByRole('menuitem', { name: 'Mijn team' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mijn team' })).toBeVisible()
    await page.goto(WEEK)
    await page.getByRole('button', { name: 'Volgende week' }).click()
    await expect(page).toHaveURL(/from=2026-12-14/)
    await expect(page.getByText('Afwezig')).toHaveCount(0)
  })
})
