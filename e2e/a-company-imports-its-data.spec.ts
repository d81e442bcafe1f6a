import type { Page } from '@playwright/test'
import { inEmptyCompany } from './fixtures/offices/inEmptyCompany.ts'
import { expect, test } from './fixtures/test.ts'
import { ImportScreen } from './screens/office/import.ts'
import { planFirstShift } from './screens/month/planFirstShift.ts'
import { signInWithGoogle } from './screens/signIn.ts'

const FOUNDER = 'els.maes@verhuisd.example'
const NURSE = 'mo.janssens@verhuisd.example'
const CUSTOMER = 'Woonzorgcentrum Ochtendgloren'

const PEOPLE = [
  'E-mail;Voornaam;Achternaam;Startdatum;Deeltijds percentage;Lievelingskleur',
  `${NURSE};Mo;Janssens;01-12-2025;100;blauw`,
  'zoe@verhuisd.example;Zoë;Claes;1/6/2019;80;rood',
]
const CUSTOMERS = [
  'Naam;Afkorting;Verantwoordelijke;E-mail verantwoordelijke;Btw-nummer;Organisatienaam;Aangeschrevene;Straat;Huisnummer;Postcode;Stad',
  `${CUSTOMER};OCHTEND;Lieve Somers;lieve@ochtendgloren.example;BE0403019261;Ochtendgloren vzw;Dienst facturatie;Netelaan;7;2560;Nijlen`,
]
const SHIFT_TYPES = ['Klant;Naam;Start;Einde;Kleur', `${CUSTOMER};Vroege;07:00;15:06;roze`]
const CONTRACTS = ['E-mail;Klant;Startdatum;Uurtarief', `${NURSE};${CUSTOMER};01-12-2025;42,50`]
const BALANCES = [
  'E-mail;Soort;Jaar;Toegekend;Over;Openingsmaand;Uren',
  `${NURSE};Wettelijke vakantie;2026;20;12,5;;`,
  `${NURSE};Recuperatie;;;;12-2026;4,25`,
]

test('a company imports its data and plans its first shift', async ({ browser, consoleErrors }) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ office, ward }) => {
    await signInWithGoogle(office, FOUNDER)
    await office.getByRole('link', { name: 'Naar importeren' }).click()
    await test.step('the administrator imports all files of the company', () =>
      importEverything(new ImportScreen(office)))
    await test.step('the screens show the data of the imported files', () => readWhatCame(office))
    await signInWithGoogle(ward, NURSE)
    await planFirstShift(ward, CUSTOMER, '07:00 tot 15:06')
  })
})

async function importEverything(screen: ImportScreen): Promise<void> {
  expect(await screen.templateName()).toBe('personen.csv')
  await screen.choose('personen.csv', [...PEOPLE, 'niemand;;Claes;31-02-2019;40;'])
  await expect(screen.errors.getByRole('row')).toHaveCount(1 + 4)
  await expect(screen.errors.getByRole('row', { name: /^4 Startdatum 31-02-2019/ })).toBeVisible()
  await expect(screen.page.getByText('niet bekend en worden niet gelezen: Lievelingskleur')).toBeVisible()
  await expect(screen.importButton).toHaveAccessibleDescription('Verbeter eerst 4 fouten in het bestand.')

  await screen.choose('personen.csv', PEOPLE)
  await expect(screen.sample).toContainText('01-06-2019')
  await screen.run('Importeer 2 personen', '2 personen geïmporteerd')
  await screen.next('klanten')
  await screen.choose('klanten.csv', CUSTOMERS)
  await screen.run('Importeer 1 klant', '1 klant geïmporteerd')
  await screen.next('shift types')
  await screen.choose('shift-types.csv', SHIFT_TYPES)
  await screen.run('Importeer 1 shift type', '1 shift type geïmporteerd')
  await screen.next('contracten')
  await screen.choose('contracten.csv', CONTRACTS)
  await screen.run('Importeer 1 contract', '1 contract geïmporteerd')
  await screen.next('beginsaldi')
  await screen.choose('beginsaldi.csv', BALANCES)
  await screen.run('Importeer 2 beginsaldi', '2 beginsaldi geïmporteerd')

  await screen.another()
  await screen.choose('beginsaldi.csv', [...BALANCES.slice(0, 2), BALANCES[2]!.replace('4,25', '5')])
  await expect(screen.differing.getByRole('row', { name: /Mo Janssens Uren 4,25 5$/ })).toBeVisible()
  await expect(screen.importButton).toHaveAccessibleDescription('Alles uit dit bestand staat er al.')
}

async function readWhatCame(page: Page): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Wat er geïmporteerd kan worden' })
  await expect(steps).toContainText('Personen3 ingevoerd')
  await page.goto(new URL('/admin/viewvacation?year=2026', page.url()).href)
  await expect(page.getByRole('row', { name: /Mo Janssens/ })).toContainText('12,5')
  await page.goto(new URL('/admin/viewcustomers', page.url()).href)
  await page.getByRole('link', { name: `Meer details: ${CUSTOMER}` }).click()
  await expect(page.getByRole('table', { name: 'Shift types' })).toContainText('07:00 – 15:06')
}
