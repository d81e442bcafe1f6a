import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { test } from './fixtures/ownServer.ts'
import { expect } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const NAME = 'Opleiding, art. 44 § 2, 4°'
const WORDS = {
  'Tekst in het Nederlands': 'Vrijgesteld van btw, artikel 44, § 2, 4°, Btw-Wetboek',
  'Tekst in het Frans': 'Exempté de TVA, article 44, § 2, 4°, du Code de la TVA',
  'Tekst in het Engels': 'Exempt, Article 44(2), 4°, VAT Code',
}

test('HR adds an exemption of the company and chooses it for a customer, and the next invoice of that customer has the exemption', async ({
  as,
}) => {
  const page = await as(demo.hr)
  await test.step('HR adds the exemption in the settings, after the form refused a text that belongs to another VAT regime', () =>
    addExemption(page))
  await test.step('HR chooses the exemption for a customer, and the list of customers shows its name', () =>
    chooseForCustomer(page))
  await test.step('an invoice for the customer with the exemption has the text of the exemption', () =>
    makeInvoice(page))
})

async function addExemption(page: Page): Promise<void> {
  await page.goto('/admin/settings?part=vat')
  const panel = page.getByRole('region', { name: 'Eigen vrijstellingen' })
  await expect(panel).toContainText('Nog geen eigen vrijstellingen.')
  await panel.getByRole('button', { name: 'Vrijstelling toevoegen' }).click()
  await panel.getByRole('textbox', { name: 'Naam op onze schermen' }).fill(NAME)
  for (const [name, text] of Object.entries(WORDS)) await panel.getByRole('textbox', { name }).fill(text)
  const dutch = panel.getByRole('textbox', { name: 'Tekst in het Nederlands' })
  await dutch.fill('Btw verlegd')
  await panel.getByRole('combobox', { name: 'Code in de UBL (VATEX)' }).selectOption('VATEX-EU-132-1I')
  await panel.getByRole('button', { name: 'Opslaan' }).click()
  await expect(panel).toContainText('Deze tekst hoort bij ‘Btw verlegd in België, art. 20 KB nr. 1’. Kies dat regime.')
  await expect(dutch).toBeFocused()
  await expectNoViolation(page, 'the form of an exemption')
  await dutch.fill(WORDS['Tekst in het Nederlands'])
  await panel.getByRole('button', { name: 'Opslaan' }).click()
  await expect(panel.getByRole('listitem')).toContainText(`${WORDS['Tekst in het Nederlands']} · VATEX-EU-132-1I`)
  await panel.getByRole('button', { name: `${NAME} aanpassen` }).click()
  await panel.getByRole('textbox', { name: 'Tekst in het Engels' }).fill('Exempt')
  await panel.getByRole('button', { name: 'Opslaan' }).click()
  await expect(panel.getByRole('button', { name: `${NAME} aanpassen` })).toBeVisible()
}

async function chooseForCustomer(page: Page): Promise<void> {
  await page.goto('/admin/viewcustomers')
  await page.getByRole('link', { name: /^Meer details.*AZ Klaverveld$/ }).click()
  const regime = page.getByRole('combobox', { name: 'Regime van de facturen' })
  await regime.selectOption({ label: NAME })
  const question = page.getByRole('dialog', { name: 'Wil je het btw-regime aanpassen?' })
  const saved = page.getByText(WORDS['Tekst in het Nederlands'])
  await expect(question.or(saved)).toBeVisible()
  if (await question.isVisible()) await question.getByRole('button', { name: 'Btw-regime aanpassen' }).click()
  await expect(regime).toHaveAccessibleDescription(WORDS['Tekst in het Nederlands'])
  await page.goto('/admin/viewcustomers')
  await expect(page.getByRole('row').filter({ hasText: NAME })).toHaveCount(1)
}

async function makeInvoice(page: Page): Promise<void> {
  await page.goto('/admin/viewcustominvoice')
  await page.getByRole('combobox', { name: 'Gegevens overnemen van klant' }).fill('Klaverveld')
  await page.getByRole('option', { name: 'AZ Klaverveld (AZK)' }).click()
  await expect(page.getByRole('combobox', { name: 'Btw-regime' })).toHaveAccessibleDescription(
    WORDS['Tekst in het Nederlands'],
  )
}
