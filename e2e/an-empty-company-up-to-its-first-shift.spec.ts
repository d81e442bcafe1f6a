import type { Page } from '@playwright/test'
import { inEmptyCompany } from './fixtures/inEmptyCompany.ts'
import { expect, test } from './fixtures/test.ts'
import { ContractForm } from './screens/contract.ts'
import { CustomerForm } from './screens/customers.ts'
import { expectAccessible } from './screens/expectAccessible.ts'
import { PersonForm } from './screens/people.ts'
import { planFirstShift } from './screens/planFirstShift.ts'
import { signInWithGoogle } from './screens/signIn.ts'

const FOUNDER = 'els.maes@eerstehulp.example'
const NURSE = 'mo.janssens@eerstehulp.example'
const CUSTOMER = 'Woonzorgcentrum Ochtendgloren'

test('an administrator uses only the screens to bring an empty company to its first planned shift', async ({
  browser,
  consoleErrors,
}) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ origin, said, office, ward }) => {
    expect(said).toContain(`${FOUNDER} is toegevoegd en is admin`)
    await signInWithGoogle(office, FOUNDER)
    await test.step('the screens of an empty company show the next step', () => readWhatToDoNext(office))
    await test.step('the administrator chooses the first month in Uurwerk', () => chooseFirstMonth(office))
    await test.step('the administrator adds an HR employer', () => addEmployer(office))
    await test.step('the check list shows the finished steps', () => lookAtChecklist(office))
    await test.step('the administrator adds a customer', () => makeCustomer(office))
    await test.step('the administrator adds a nurse with a contract', () => makeNurse(office))
    await signInWithGoogle(ward, NURSE)
    await planFirstShift(ward, CUSTOMER)
    await test.step('the list of the first month names what is missing', () => checkFirstMonth(office, origin))
  })
})

const checklist = (page: Page) => page.getByRole('region', { name: 'Eerste stappen' })

/** Each list of an empty company shows the next step and a link to it. */
async function readWhatToDoNext(page: Page): Promise<void> {
  const main = page.getByRole('main')
  const open = (name: string) =>
    page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name, exact: true }).click()
  await open('Contracten')
  await expect(main).toContainText('maak een contract op het scherm van een gebruiker')
  await expect(main.getByRole('link', { name: 'Naar gebruikers' })).toHaveAttribute('href', '/admin/viewusers')
  await open('Klanten')
  await expect(main).toContainText('Een contract begint bij een klant. Voeg de eerste toe')
  await expect(main.getByRole('button', { name: 'Nieuwe klant' }).last()).toBeVisible()
  await open('Facturen')
  await expect(main).toContainText('Maak een factuur vanuit een goedgekeurde timesheet.')
  await expect(main.getByRole('link', { name: 'Naar goedgekeurde timesheets' })).toBeVisible()
  await open('Gebruikers')
  await expect(page.getByRole('table').getByText(FOUNDER), 'who founded it is the only one').toBeVisible()
  await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toBeVisible()
}

/** Checks that the list of first steps shows the progress, and follows the only link in that list. */
async function takeStep(page: Page, { done, action }: { done: number; action: string }): Promise<void> {
  await page.getByRole('link', { name: 'Uurwerk' }).click()
  await expect(checklist(page)).toContainText(`${done} van 7 stappen klaar`)
  await expect(checklist(page).getByRole('list').getByRole('link')).toHaveText([action])
  await checklist(page).getByRole('link', { name: action }).click()
}

/** The month of today is proposed, so that one press is enough. */
async function chooseFirstMonth(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Uurwerk' }).click()
  await expect(checklist(page)).toContainText('0 van 7 stappen klaar')
  await expect(checklist(page).getByRole('button', { name: 'Eerste maand' })).toHaveText('december 2026')
  await checklist(page).getByRole('button', { name: 'Maand opslaan' }).click()
  await expect(checklist(page)).toContainText('1 van 7 stappen klaar')
}

async function addEmployer(page: Page): Promise<void> {
  await takeStep(page, { done: 1, action: 'Naar HR werkgevers' })
  await expect(page.getByText('Er is nog geen HR werkgever.')).toBeVisible()
  await page.getByRole('button', { name: 'HR werkgever toevoegen' }).click()
  await page.getByRole('textbox', { name: 'Naam' }).fill('Eerste Hulp Zorg')
  await page.getByRole('textbox', { name: 'Loonkantoornummer' }).fill('77001')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('row', { name: /^Eerste Hulp Zorg 77001/ })).toBeVisible()
}

/**
 * Checks the list of first steps in the empty company, because the demo has completed all steps and does not show this
 * list.
 */
async function lookAtChecklist(page: Page): Promise<void> {
  await expectAccessible(page, new URL('/welcome', page.url()).href)
  await expect(checklist(page)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function makeCustomer(page: Page): Promise<void> {
  await takeStep(page, { done: 2, action: 'Naar klanten' })
  await page.getByRole('main').getByRole('button', { name: 'Nieuwe klant' }).last().click()
  await new CustomerForm(page).enter({
    Naam: CUSTOMER,
    Afkorting: 'OCHTEND',
    Verantwoordelijke: 'Lieve Somers',
    'E-mail verantwoordelijke': 'lieve@ochtendgloren.example',
    'Btw-nummer': 'BE0403019261',
    Organisatienaam: 'Ochtendgloren vzw',
    Aangeschrevene: 'Dienst facturatie',
    Straat: 'Netelaan',
    Huisnummer: '7',
    Postcode: '2560',
    Stad: 'Nijlen',
  })
  await page.getByRole('button', { name: 'Klant toevoegen' }).click()
  await expect(page.getByRole('heading', { name: `Gedetailleerd overzicht van klant ${CUSTOMER}` })).toBeVisible()

  await takeStep(page, { done: 3, action: 'Naar de klant' })
  await page.getByRole('button', { name: 'Shift type toevoegen' }).click()
  await page.getByLabel('Naam').fill('Vroege')
  await page.getByRole('radio', { name: 'Roze' }).check()
  await page.getByLabel('Start', { exact: true }).fill('7')
  await page.getByLabel('Einde', { exact: true }).fill('1506')
  await page.getByRole('switch', { name: 'Pauze' }).click()
  await page.getByLabel('Begin pauze').fill('12')
  await page.getByLabel('Einde pauze').fill('1230')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByRole('table', { name: 'Shift types' })).toContainText('07:00 – 15:06')
}

async function makeNurse(page: Page): Promise<void> {
  await takeStep(page, { done: 4, action: 'Naar gebruikers' })
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click()
  await new PersonForm(page).enter({
    Voornaam: 'Mo',
    Achternaam: 'Janssens',
    'E-mail': NURSE,
    Startdatum: '01-12-2026',
  })
  await page.getByRole('button', { name: 'Gebruiker maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mo Janssens' })).toBeVisible()
  await expect(page.getByText('Eerste Hulp Zorg'), 'the only employer is chosen').toBeVisible()

  await takeStep(page, { done: 5, action: 'Naar de medewerker' })
  const section = page.getByRole('region', { name: 'Contracten' })
  const form = new ContractForm(section)
  await form.button('Contract toevoegen').click()
  await form.choose('Klant', CUSTOMER)
  await form.enter({ Startdatum: '01-12-2026', Uurtarief: '42,5' })
  await form.button('Contract opslaan').click()
  await expect(section.getByRole('row', { name: new RegExp(CUSTOMER) })).toBeVisible()

  await page.getByRole('link', { name: 'Uurwerk' }).click()
  await expect(checklist(page)).toContainText('6 van 7 stappen klaar')
  await expect(checklist(page)).toContainText('Dit doet de medewerker zelf, op het uurrooster na het aanmelden.')
}

/** The checks of the first month name people and fields, and lead to the screens. */
async function checkFirstMonth(page: Page, origin: string): Promise<void> {
  const month = page.getByRole('region', { name: 'Eerste maand' })
  await page.goto(`${origin}/welcome`)
  await expect(page.getByRole('heading', { name: 'Goedemorgen, Els' })).toBeVisible()
  await expect(month).toContainText('3 van 8 stappen klaar')
  await expect(month).toContainText('Ontbreekt nog: Mo Janssens.')
  await expect(month).toContainText('Ontbreekt nog: naam, adres, btw- of ondernemingsnummer, IBAN.')
  await expectAccessible(page, new URL('/welcome', page.url()).href)
  await month.getByRole('link', { name: 'Naar eigen firma' }).click()
  const fields = {
    Naam: 'Eerste Hulp',
    Rechtsvorm: 'BV',
    'Btw-nummer': 'BE 0428.759.497',
    Ondernemingsnummer: '0428.759.497',
    Straat: 'Kortrijksesteenweg',
    Huisnummer: '12',
    Postcode: '9000',
    Stad: 'Gent',
    IBAN: 'BE68 5390 0754 7034',
  }
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  for (const [name, value] of Object.entries(fields)) await field(name).fill(value)
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('Alles wat op een factuur moet staan, is ingevuld.')).toBeVisible()
}
