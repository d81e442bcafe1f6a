import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'

test('the employee Lotte makes a calendar address on her phone, her calendar program reads it, and HR withdraws the address', async ({
  as,
  signInAs,
  request,
}) => {
  const office = await Office.open()
  const { id } = await office.hire('Lotte Agenda', { from: '2026-01-01' })
  const page = await signInAs('Lotte Agenda')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/calendars')

  await test.step('the employee Lotte makes a calendar address and copies it', async () => {
    await page.getByRole('button', { name: 'Adres maken' }).click()
    await expect(page.getByRole('textbox', { name: 'Naam' })).toBeFocused()
    await page.getByRole('textbox', { name: 'Naam' }).fill('Telefoon')
    await page.getByRole('button', { name: 'Adres maken' }).click()
  })
  const dialog = page.getByRole('dialog', { name: 'Het adres voor Telefoon' })
  const address = new URL((await dialog.getByRole('code').textContent())!)
  await expect(dialog.getByRole('link', { name: 'In mijn agenda openen' })).toHaveAttribute('href', /^webcal:/)
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  const read = await request.get(address.pathname)
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR/)
  await page.reload()
  await expect(page.getByRole('row', { name: /Telefoon/ })).toContainText('01/12/2026')

  await test.step('HR withdraws the calendar address', async () => {
    const hr = await as(demo.hr, `/admin/viewUserDetail?user=${id}`)
    const part = hr.getByRole('region', { name: 'Agenda-adressen' })
    await part.getByRole('button', { name: 'Telefoon intrekken' }).click()
    await hr.getByRole('dialog').getByRole('button', { name: 'Intrekken' }).click()
    await expect(part).toContainText('Geen agenda-adres.')
  })
  expect((await request.get(address.pathname)).status()).toBe(404)
})
