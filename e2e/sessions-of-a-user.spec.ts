import { tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { signIn } from './screens/signIn.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1'

test('the employee Nele ends her other sessions, and HR ends all sessions of Nele', async ({
  as,
  signInAs,
  browser,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 401/)
  const office = await Office.open()
  const { id, email } = await office.hire('Nele Sessies', { from: '2026-01-01' })
  const phone = await browser.newContext({ userAgent: PHONE, viewport: { width: 360, height: 740 } })
  const pocket = await phone.newPage()
  await signIn(pocket, 'Nele Sessies')
  await tokenOf(email)

  const page = await signInAs('Nele Sessies')
  const table = page.getByRole('table', { name: 'Mijn sessies' })
  await test.step('the employee Nele reads her sessions, and the row of her current device has no button', async () => {
    await page.getByRole('button', { name: 'Nele Sessies' }).click()
    await page.getByRole('menuitem', { name: 'Mijn sessies' }).click()
    await expect(page).toHaveURL('/sessions')
    await expect(table.getByRole('columnheader')).toHaveText(['Toestel', 'Aangemeld', 'Laatst gebruikt', 'Acties'])
    const here = table.getByRole('row', { name: /Chrome op Linux .* Dit toestel/ })
    await expect(here).toContainText('01/12/2026')
    await expect(here.getByRole('button')).toHaveCount(0)
  })
  await test.step('the employee Nele signs out her phone', async () => {
    await table.getByRole('button', { name: 'Safari op iPhone afmelden' }).click()
    await expect(page.getByText('Safari op iPhone is afgemeld.')).toBeVisible()
    await expect(table.getByText('Safari op iPhone')).toHaveCount(0)
    await pocket.goto('/sessions')
    await expect(pocket.getByText('U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.')).toBeVisible()
    await phone.close()
  })
  await test.step('the employee Nele signs out all her other devices', async () => {
    const everywhere = page.getByRole('button', { name: 'Overal elders afmelden' })
    await everywhere.click()
    const question = page.getByRole('dialog', { name: 'Overal elders afmelden?' })
    await expect(question).toContainText('Eén ander toestel wordt afgemeld. Hier blijf je aangemeld.')
    await question.getByRole('button', { name: 'Overal elders afmelden' }).click()
    await expect(question).toBeHidden()
    await expect(table.getByRole('row')).toHaveCount(2)
    await expect(everywhere).toHaveAttribute('aria-disabled', 'true')
    await expect(everywhere).toHaveAccessibleDescription('Je bent nergens anders aangemeld.')
  })
  await test.step('HR ends all sessions of the employee Nele', async () => {
    const hr = await as(demo.hr, `/admin/viewUserDetail?user=${id}`)
    const part = hr.getByRole('region', { name: 'Sessies' })
    await expect(part.getByRole('row', { name: /Chrome op Linux/ })).toContainText('01-12-2026')
    await part.getByRole('button', { name: 'Overal afmelden' }).click()
    await hr.getByRole('dialog').getByRole('button', { name: 'Overal afmelden' }).click()
    await expect(part).toContainText('Nergens aangemeld.')
    await page.goto('/details')
    await expect(page.getByText('U bent uitgelogd. Log opnieuw in om de app te blijven gebruiken.')).toBeVisible()
  })
})
