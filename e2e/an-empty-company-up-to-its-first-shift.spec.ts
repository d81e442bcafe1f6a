import type { Page } from '@playwright/test'
import { countActs } from './fixtures/countActs.ts'
import { inEmptyCompany } from './fixtures/offices/inEmptyCompany.ts'
import { expect, test } from './fixtures/test.ts'
import { CustomerForm } from './screens/office/customers.ts'
import { expectAccessible } from './screens/expectAccessible.ts'
import { PersonForm } from './screens/office/people.ts'
import { planFirstShift } from './screens/month/planFirstShift.ts'
import { signInWithGoogle } from './screens/signIn.ts'

const FOUNDER = 'els.maes@eerstehulp.example'
const NURSE = 'mo.janssens@eerstehulp.example'
const CUSTOMER = 'Woonzorgcentrum Ochtendgloren'

test('an administrator needs few clicks and fields to bring an empty company to its first planned shift', async ({
  browser,
  consoleErrors,
}) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ origin, output, office, ward }) => {
    expect(output).toContain(`${FOUNDER} is toegevoegd en is admin`)
    const { acts } = await countActs(office.context())
    await office.reload()
    await signInWithGoogle(office, FOUNDER)
    await test.step('the administrator does the first steps of a new company on the start page', () =>
      takeFirstSteps(office))
    await test.step('the administrator plans the first shift', () => planForNurse(office))
    expect(acts(), 'the clicks and the fields of the sign-in are counted too').toEqual({ clicks: 9, fields: 15 })
    await signInWithGoogle(ward, NURSE)
    await planFirstShift(ward, CUSTOMER, '06:00 tot 14:00')
    await test.step('the check list of the first month shows which data is missing', () =>
      checkFirstMonth(office, origin))
  })
})

test('each list of an empty company shows the next step, and all screens are accessible', async ({
  browser,
  consoleErrors,
}) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ office }) => {
    await signInWithGoogle(office, FOUNDER)
    await readWhatToDoNext(office)
    await office.getByRole('link', { name: 'Uurwerk' }).click()
    await chooseFirstMonth(office)
    await lookAtChecklist(office)
    await addEmployer(office)
    await lookAtChecklist(office)
    await makeCustomer(office)
    await lookAtChecklist(office)
  })
})

test('the input of the administrator in the form of a first step stays when a colleague or another tab completes that step', async ({
  browser,
  consoleErrors,
}) => {
  await inEmptyCompany({ browser, consoleErrors, founder: FOUNDER }, async ({ office }) => {
    await signInWithGoogle(office, FOUNDER)
    const other = await office.context().newPage()
    await other.goto(new URL('/welcome', office.url()).href)
    await chooseFirstMonth(office)
    await test.step('another tab adds the HR employer while the administrator types in the form for the HR employer', () =>
      completeElsewhere(office, { other, step: addEmployer, done: 2, typed: 'Tijm' }))
    await checklist(office).getByRole('button', { name: 'Weggooien en verder' }).click()
    await test.step('another tab adds the customer while the administrator types in the form for the customer', () =>
      completeElsewhere(office, { other, step: makeCustomer, done: 4, typed: 'Rozemarijn' }))
    await new CustomerForm(office).enter({
      'Btw-nummer': 'BE0403019261',
      Verantwoordelijke: 'Lieve Somers',
      'E-mail verantwoordelijke': 'lieve@rozemarijn.example',
      Aangeschrevene: 'Dienst facturatie',
      Straat: 'Netelaan',
      Huisnummer: '9',
      Postcode: '2560',
      Stad: 'Nijlen',
    })
    await office.keyboard.press('Enter')
    await focused(office, 'Voornaam')
    await expect(doneElsewhere(office)).toBeHidden()
  })
})

type Elsewhere = {
  readonly other: Page
  readonly step: (page: Page) => Promise<void>
  /** The number of steps in the list that are done after this step. */
  readonly done: number
  readonly typed: string
}

/** Types a name in the open form of a step, completes this step in another tab, and then returns to the first tab. */
async function completeElsewhere(page: Page, { other, step, done, typed }: Elsewhere): Promise<void> {
  const name = checklist(page).getByRole('textbox', { name: 'Naam', exact: true })
  await name.fill(typed)
  await other.reload()
  await step(other)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await showsDone(page, done)
  await expect(name).toHaveValue(typed)
  await expect(doneElsewhere(page)).toBeVisible()
}

const checklist = (page: Page) => page.getByRole('region', { name: 'Eerste stappen' })

/** Reads the empty lists of the company. Each list shows the next step and a link to that step. */
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
  const toApproved = main.getByRole('link', { name: 'Naar goedgekeurde timesheets' })
  await expect(toApproved).toHaveAttribute('href', /viewcontracts\?month=.*sort=-confirmedForInvoice/)
  await open('Gebruikers')
  await expect(page.getByRole('table').getByText(FOUNDER), 'the list of people shows the founder').toBeVisible()
  await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toBeVisible()
}

/** Completes the first steps. After each step, the next step opens in the list, with the focus in its first field. */
async function takeFirstSteps(page: Page): Promise<void> {
  await chooseFirstMonth(page)
  await addEmployer(page)
  await makeCustomer(page)
  await makeNurse(page)
}

const doneElsewhere = (page: Page) => checklist(page).getByText('Deze stap is intussen al gedaan')

const showsDone = (page: Page, done: number) => expect(checklist(page)).toContainText(`${done} van 7 stappen klaar`)

const focused = (page: Page, name: string) =>
  expect(checklist(page).getByRole('textbox', { name, exact: true })).toBeFocused()

/** The form already contains the current month, so the user only has to press the button. */
async function chooseFirstMonth(page: Page): Promise<void> {
  await showsDone(page, 0)
  await expect(checklist(page).getByRole('button', { name: 'Eerste maand' })).toHaveText('december 2026')
  await expect(checklist(page).getByRole('button', { name: 'Maand opslaan' })).toBeFocused()
  await page.keyboard.press('Enter')
  await showsDone(page, 1)
}

async function addEmployer(page: Page): Promise<void> {
  await focused(page, 'Naam')
  await checklist(page).getByRole('textbox', { name: 'Naam' }).fill('Eerste Hulp Zorg')
  await page.keyboard.press('Enter')
  await showsDone(page, 2)
}

/**
 * Checks the layout of the list of first steps. This needs an empty company, because in the demo all steps are done.
 */
async function lookAtChecklist(page: Page): Promise<void> {
  await expectAccessible(page, new URL('/welcome', page.url()).href)
  await expect(checklist(page)).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function makeCustomer(page: Page): Promise<void> {
  const form = new CustomerForm(page)
  await focused(page, 'Naam')
  await form.enter({
    Naam: CUSTOMER,
    'Btw-nummer': 'BE0403019261',
    Verantwoordelijke: 'Lieve Somers',
    'E-mail verantwoordelijke': 'lieve@ochtendgloren.example',
    Aangeschrevene: 'Dienst facturatie',
    Straat: 'Netelaan',
    Huisnummer: '7',
    Postcode: '2560',
    Stad: 'Nijlen',
  })
  await form.expectValues({ Afkorting: 'OCHTEN', Organisatienaam: CUSTOMER, 'Vroege: start': '06:00' })
  await page.keyboard.press('Enter')
  await showsDone(page, 4)
}

async function makeNurse(page: Page): Promise<void> {
  const form = new PersonForm(page)
  await focused(page, 'Voornaam')
  await form.enter({ Voornaam: 'Mo', Achternaam: 'Janssens', 'E-mail': NURSE, Uurtarief: '42,5' })
  await expect(form.field('Startdatum contract')).toHaveValue('01-12-2026')
  await expect(checklist(page).getByRole('combobox', { name: 'Klant' })).toHaveValue(new RegExp(CUSTOMER))
  await page.keyboard.press('Enter')
  await showsDone(page, 6)
}

async function planForNurse(page: Page): Promise<void> {
  await checklist(page).getByRole('link', { name: 'Naar de teamplanning' }).click()
  const day = page.getByRole('gridcell', { name: /^Mo Janssens, dinsdag 1 december/ })
  await day.click()
  const stored = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Vroege/ })
    .click()
  await stored
  await expect(day).toHaveAccessibleName(/Vroege 06:00–14:00/)
}

/** Checks the first month. Each check names the people or fields with missing data, and has a link to their screen. */
async function checkFirstMonth(page: Page, origin: string): Promise<void> {
  const month = page.getByRole('region', { name: 'Eerste maand' })
  await page.goto(`${origin}/welcome`)
  await expect(page.getByRole('heading', { name: 'Goedemorgen, Els' })).toBeVisible()
  await expect(month).toContainText('2 van 8 stappen klaar')
  await expect(month).toContainText('Ontbreekt nog: Mo Janssens.')
  await expect(month).toContainText('Ontbreekt nog: Eerste Hulp Zorg.')
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
