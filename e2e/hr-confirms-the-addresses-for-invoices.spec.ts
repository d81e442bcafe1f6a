import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectAccessible } from './screens/expectAccessible.ts'

const [CUSTOMER, ADDRESS, NEW_ADDRESS] = [
  'Kliniek Winterzon',
  'winterzon@reizen.example',
  'cato.winters@reizen.example',
]

async function openAddresses({ as, consoleErrors }: Given, visitor: Page) {
  // A second link within a minute is refused with 409, and an unknown link is refused with 404.
  // The browser reports both refusals on its console.
  consoleErrors.expect(/40[49]/)
  const office = await Office.open()
  await office.welcomeCustomer(CUSTOMER, { abbreviation: 'WZN', invoicesTo: ADDRESS })
  const page = await as(demo.hr)
  const bodyRows = page.getByRole('table').locator('tbody').getByRole('row')
  const rowOf = (text: string) => bodyRows.filter({ hasText: text })
  const head = (name: string) => page.getByRole('columnheader', { name })
  return { page, bodyRows, rowOf, head, visitor }
}

type Fixtures = Awaited<ReturnType<typeof openAddresses>>

test('HR confirms an e-mail address for invoices, or mails a confirmation link to the owner of the address', async ({
  as,
  consoleErrors,
  page: visitor,
}) => {
  const fixtures = await openAddresses({ as, consoleErrors }, visitor)
  await test.step('HR searches, filters and sorts the e-mail addresses', () => findAddresses(fixtures))
  await test.step('HR adds an e-mail address, and confirms the address with the name of the person who agreed', () =>
    addAddress(fixtures))
  await test.step('the owner of an e-mail address confirms the address with the link on a phone, without signing in', () =>
    confirmByLink(fixtures))
})

async function findAddresses({ page, bodyRows, rowOf, head }: Fixtures): Promise<void> {
  await page.goto('/admin/viewconfirmedemailoverview')
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht E-mails' })).toBeVisible()
  const search = page.getByPlaceholder('Zoeken op e-mail ..')
  await expect(search).toBeFocused()
  await expect(page.getByRole('columnheader')).toHaveText(['E-mail', 'Bevestigd?', 'Actie'])
  await expect(head('E-mail')).toHaveAttribute('aria-sort', 'ascending')
  await head('Bevestigd?').getByRole('button').click()
  await expect(head('Bevestigd?')).toHaveAttribute('aria-sort', 'ascending')
  await head('Bevestigd?').getByRole('button').click()
  await expect(head('Bevestigd?')).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('Bevestigd', { exact: true }).first().click()
  await expect(rowOf(ADDRESS)).toHaveCount(0)
  await page.getByText('Niet bevestigd', { exact: true }).first().click()
  await search.fill(ADDRESS.toUpperCase())
  await expect(bodyRows).toHaveCount(1)
  await search.fill('')
  await page.getByText('Alle', { exact: true }).click()
}

async function addAddress({ page, rowOf }: Fixtures): Promise<void> {
  await page.getByRole('button', { name: 'Nieuw' }).click()
  await expect(page.getByRole('button', { name: 'Annuleren' })).toHaveCount(1)
  const save = page.getByRole('button', { name: 'Opslaan', exact: true })
  const field = page.getByRole('textbox', { name: 'E-mail' })
  await save.click()
  await expect(field).toHaveAccessibleDescription('Het e-mail veld is verplicht')
  await field.fill('cato@')
  await field.press('Tab')
  await expect(field).toHaveAccessibleDescription('Het email adres is niet geldig')
  await field.fill(NEW_ADDRESS)
  await save.click()
  await expect(rowOf(NEW_ADDRESS)).toContainText('Niet bevestigd')
  await expect(rowOf(NEW_ADDRESS)).toContainText(/Link gemaild op 01-12-2026 \d\d:\d\d, vervalt op 15-12-2026/)
  await page.getByRole('button', { name: `Mail de link naar ${NEW_ADDRESS}` }).click()
  await expect(page.getByText('Er werd net een link gemaild.')).toBeVisible()
  await page.getByRole('button', { name: `Bevestig e-mail: ${NEW_ADDRESS}` }).click()
  await expect(rowOf(NEW_ADDRESS)).toContainText(demo.hr)
  const done = page.getByRole('button', { name: `E-mail reeds bevestigd: ${NEW_ADDRESS}` })
  await expect(done).toBeDisabled()
  await expect(done).toHaveText('E-mail reeds bevestigd')
}

async function confirmByLink({ page, rowOf, visitor }: Fixtures): Promise<void> {
  const [mail] = await mailsTo(ADDRESS)
  const path = /\/confirm-email\/[\w-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link'
  await expectAccessible(visitor, path)
  await expect(visitor.getByText(ADDRESS)).toBeVisible()
  const confirm = visitor.getByRole('button', { name: 'Bevestig dit e-mailadres' })
  await visitor.keyboard.press('Tab')
  await expect(confirm).toBeFocused()
  await visitor.keyboard.press('Enter')
  await expect(visitor.getByRole('status').filter({ hasText: 'Dank u, het adres is bevestigd' })).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByRole('heading', { name: 'Dit e-mailadres is al bevestigd' })).toBeVisible()
  await visitor.goto('/confirm-email/niets')
  await expect(visitor.getByRole('alert')).toContainText('vraag de afzender om een nieuwe')
  await page.reload()
  await expect(rowOf(ADDRESS)).toContainText(`Bevestigd${ADDRESS}, 01-12-2026`)
}
