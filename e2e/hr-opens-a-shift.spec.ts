import type { Page } from '@playwright/test'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const SICK = 'Openers Aerts'
const COLLEAGUE = 'Openers Baert'

async function makeNurse(hr: Page): Promise<void> {
  await hr.getByRole('link', { name: COLLEAGUE }).click()
  await hr.getByRole('button', { name: 'Kwalificatie toevoegen' }).click()
  await hr.getByLabel('Kwalificatie', { exact: true }).selectOption({ label: 'Verpleegkundige' })
  await hr.getByRole('button', { name: 'Opslaan' }).click()
  await expect(hr.getByRole('row', { name: /Verpleegkundige/ })).toBeVisible()
}

async function claimUntilStart(hr: Page): Promise<void> {
  const need = hr.getByRole('listitem').filter({ hasText: 'WZC De Openers' })
  await need.getByRole('button', { name: 'Vroege 07:00–15:06 aanpassen' }).click()
  const form = hr.getByRole('dialog', { name: 'Vroege 07:00–15:06 aanpassen' })
  await expect(form.getByLabel('Plaatsen')).toHaveValue('1')
  await form.getByLabel('Aanvragen kan tot').selectOption({ label: 'De start van de shift' })
  await expectNoViolation(hr, 'the form that changes an open shift')
  await form.getByRole('button', { name: 'Opslaan' }).click()
  await expect(hr.getByText('De open shift is aangepast.')).toBeVisible()
  await expect(need).toContainText('Aanvragen kan tot 09-12-2026 07:00')
}

test('HR opens the shift of a sick person to nurses, the colleague who is a nurse claims it on a phone, and HR sees that the open shift is filled', async ({
  as,
}) => {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer('WZC De Openers', {
    abbreviation: 'OPN',
    invoicesTo: 'opn@ploeg.example',
  })
  await office.addShiftType(customerId, {
    name: 'Vroege',
    color: '#C7E0F4',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  for (const name of [SICK, COLLEAGUE]) {
    const person = await office.hire(name, { from: '2026-12-01' })
    await office.sign(person, { customerId, from: '2026-12-01', rate: 40 })
  }
  const hr = await as('Katrien Lauwers', '/admin/viewusers?q=Baert')
  await test.step('HR gives the colleague the qualification of nurse', () => makeNurse(hr))
  await hr.goto('/admin/planning?view=week&from=2026-12-07&q=Openers')
  await test.step('the key O on the day of the sick person opens the form for an open shift, with the customer and the day filled in', async () => {
    await hr.getByRole('gridcell', { name: new RegExp(`^${SICK}, maandag 7`) }).focus()
    for (const _ of ['tuesday', 'wednesday']) await hr.keyboard.press('ArrowRight')
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${SICK}, woensdag 9`) })).toBeFocused()
    await hr.keyboard.press('o')
    const form = hr.getByRole('dialog', { name: 'Open shift maken' })
    await expect(form.getByLabel('Van')).toHaveValue('09-12-2026')
    await form.getByLabel('Shift type').selectOption({ label: 'Vroege 07:00–15:06' })
    await form.getByLabel('Kwalificatie').selectOption({ label: 'Verpleegkundige' })
    await form.getByRole('button', { name: 'Openzetten' }).click()
    await expect(hr.getByText('De shift staat open.')).toBeVisible()
    await expect(hr.getByRole('listitem').filter({ hasText: 'WZC De Openers' })).toContainText('ingevuld 0/1')
    await expect(hr.getByRole('listitem').filter({ hasText: 'WZC De Openers' })).toContainText('Nodig: Verpleegkundige')
    await expectNoViolation(hr, 'the open shifts of HR')
  })
  await test.step('HR changes the open shift, so that it can be claimed until its start', () => claimUntilStart(hr))
  const phone = await as(COLLEAGUE, '/openshifts')
  await phone.setViewportSize({ width: 360, height: 740 })
  await test.step('the colleague sees the open shift and claims it', async () => {
    const shift = phone.getByRole('listitem').filter({ hasText: 'WZC De Openers' })
    await expect(phone.getByRole('heading', { name: 'woensdag 09/12/2026' })).toBeVisible()
    await expect(shift).toContainText('Nodig: Verpleegkundige')
    await expectNoViolation(phone, 'the open shifts of the colleague')
    await shift.getByRole('button', { name: 'Neem deze shift' }).click()
    await phone.getByRole('dialog').getByRole('button', { name: 'Neem deze shift' }).click()
    await expect(phone.getByText('De shift staat in je uurrooster.')).toBeVisible()
    await expect(phone.getByText('Er zijn nu geen open shiften voor jou.')).toBeVisible()
  })
  await test.step('HR sees which colleague fills the place, and the shift is in the team planning', async () => {
    await hr.reload()
    const need = hr.getByRole('listitem').filter({ hasText: 'WZC De Openers' })
    await expect(need).toContainText(`Ingevuld door ${COLLEAGUE}`)
    await hr.goto('/admin/planning?view=week&from=2026-12-07&q=Openers')
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${COLLEAGUE}, woensdag 9.*Vroege`) })).toBeVisible()
    await hr.getByLabel('Kwalificatie').selectOption({ label: 'Verpleegkundige' })
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${SICK}, maandag 7`) })).toBeHidden()
    await expect(hr.getByRole('gridcell', { name: new RegExp(`^${COLLEAGUE}, maandag 7`) })).toBeVisible()
  })
})
