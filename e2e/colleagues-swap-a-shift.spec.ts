import type { Page } from '@playwright/test'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const [GIVER, COLLEAGUE] = ['Ruilbeurs Aerts', 'Ruilbeurs Baert']

async function handBack(hr: Page): Promise<void> {
  await hr.getByRole('button', { name: 'Ruil maken voor medewerkers' }).click()
  const form = hr.getByRole('dialog', { name: 'Ruil maken voor medewerkers' })
  await form.getByLabel('Dag van de shift').fill('09-12-2026')
  await form.getByLabel('Klant').selectOption({ label: 'WZC De Ruilbeurs' })
  await form.getByLabel('Shift om over te dragen').selectOption({ label: `${COLLEAGUE}: Vroege 07:00 – 15:06` })
  await expect(form.getByText('Kies eerst een collega.')).toBeVisible()
  await form.getByLabel('Aan wie').selectOption({ label: GIVER })
  await expectNoViolation(hr, 'the form that makes a swap')
  await form.getByRole('button', { name: 'Ruil en keur goed' }).click()
  await expect(hr.getByText('De shiften zijn geruild. Beide medewerkers krijgen een mail.')).toBeVisible()
  await hr.goto('/admin/planning?view=week&from=2026-12-07&q=Ruilbeurs')
  await expect(hr.getByRole('gridcell', { name: new RegExp(`^${GIVER}, woensdag 9.*Vroege`) })).toBeVisible()
}

test('an employee offers a shift in the calendar to a colleague, the colleague accepts the shift on a phone, and HR approves the swap and later gives the shift back', async ({
  as,
}) => {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer('WZC De Ruilbeurs', {
    abbreviation: 'RUI',
    invoicesTo: 'rui@ploeg.example',
  })
  const shiftTypeId = await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const contracts: number[] = []
  for (const name of [GIVER, COLLEAGUE])
    contracts.push(
      await office.sign(await office.hire(name, { from: '2026-12-01' }), { customerId, from: '2026-12-01', rate: 40 }),
    )
  const plan = { op: 'plan' as const, contractId: contracts[0]!, day: toDay('2026-12-09'), shiftTypeId }
  await call(applyTeamPlanning, { body: { mode: 'all', operations: [plan] } }, await tokenOf(HR_EMAIL))
  await test.step('the employee opens the shift in the calendar and asks the colleague to accept the shift', async () => {
    const page = await as(GIVER, '/dashboard?month=2026-12')
    await page
      .getByRole('gridcell', { name: /9 december/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('link', { name: 'Overdragen of ruilen' }).click()
    const form = page.getByRole('dialog', { name: 'Overdragen of ruilen' })
    await form.getByLabel('Aan wie').selectOption({ label: COLLEAGUE })
    await expectNoViolation(page, 'the form that asks a colleague')
    await form.getByRole('button', { name: 'Vraag het' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Wacht op collega' })).toBeVisible()
  })
  await test.step('the colleague accepts the shift on a phone', async () => {
    const phone = await as(COLLEAGUE, '/swaps')
    await phone.setViewportSize({ width: 360, height: 740 })
    await expect(phone.getByRole('heading', { name: 'Gevraagd aan jou' })).toBeVisible()
    await expectNoViolation(phone, 'the swaps of the colleague')
    await phone.getByRole('button', { name: 'Stem in' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Stem in' }).click()
    await expect(phone.getByText('Wacht op HR')).toBeVisible()
  })
  await test.step('HR approves the swap, and the shift is in the planning of the colleague', async () => {
    const hr = await as(demo.hr, '/admin/swaps')
    await expectNoViolation(hr, 'the swaps for HR')
    await hr.getByRole('button', { name: `Ruil goedkeuren van ${GIVER} aan ${COLLEAGUE}` }).click()
    await hr.getByRole('dialog').getByRole('button', { name: 'Goedkeuren' }).click()
    await expect(hr.getByText('De ruil is goedgekeurd.')).toBeVisible()
    await hr.goto('/admin/planning?view=week&from=2026-12-07&q=Ruilbeurs')
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${COLLEAGUE}, woensdag 9.*Vroege`) })).toBeVisible()
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${GIVER}, woensdag 9.*leeg`) })).toBeVisible()
  })
  const hr = await as(demo.hr, '/admin/swaps')
  await test.step('HR makes and approves a second swap for the two employees, in one step, which gives the shift back', () =>
    handBack(hr))
})
