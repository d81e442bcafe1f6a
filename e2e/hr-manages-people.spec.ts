import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import { editPerson, person } from '@uurwerk/contract/people/people'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, EMPLOYEE_EMAIL, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { factOf } from './screens/office/customers.ts'
import { DayQuestion, PeopleScreen, PersonForm } from './screens/office/people.ts'

test('HR searches, filters and sorts people, and adds a new person', async ({ as, consoleErrors }) => {
  consoleErrors.expect(/status of 409|500/)
  const page = await as(demo.hr)
  const list = new PeopleScreen(page)
  await test.step('HR loads the list of people again after a failure', () => tryAgain(page, list))
  await test.step('HR searches, filters and sorts people', () => findPeople(list))
  await test.step('HR adds Lien as a new person', () => enterLien(page))
})

test('HR corrects the data of a person after another user changed the same person', async ({ as, consoleErrors }) => {
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const { id } = await office.hire('Mona Wijziger', { from: '2026-03-02' })
  const page = await as(demo.hr, `/admin/viewUserDetail?user=${id}`)
  await test.step('HR reads the data on the page of a person', () => readFacts(page))
  await test.step('HR corrects the data of a person', () => correct(page))
  await test.step('HR saves the data of a person without a conflict when another user has added a part-time percentage', () =>
    saveBesidePartTime(page, id))
  await test.step('HR sees that another user has changed the person whom HR edits', () =>
    meetAnotherCorrection(page, id))
})

test('HR changes the prolonged sickness and the employment of a person, each after a preview', async ({
  as,
  consoleErrors,
}) => {
  consoleErrors.expect(/status of 409/)
  const office = await Office.open()
  const { id } = await office.hire('Noor Weg', { from: '2026-03-02' })
  await test.step('HR books unpaid leave for a person', () => bookUnpaidLeave(id, 21))
  const page = await as(demo.hr, `/admin/viewUserDetail?user=${id}`)
  await test.step('HR starts and ends a prolonged sickness', () => beLongSick(page))
  await test.step('HR ends and resumes the employment of the person', () => leaveAndComeBack(page))
})

test('the employee Annelies can read her own profile and cannot change the profile', async ({ as }) => {
  const page = await as(demo.employee, '/welcome')
  await page.getByRole('button', { name: demo.employee }).click()
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Profiel' }).click()
  await expect(page).toHaveURL(/\/profile$/)
  await expect(page.getByRole('heading', { level: 1, name: `Profiel van ${demo.employee}` })).toBeVisible()
  await test.step('the profile shows the data of the employee Annelies as text, without input fields', async () => {
    await expect(factOf(page, 'Werknemersnummer')).toHaveText('1000')
    await expect(factOf(page, 'E-mail')).toHaveText(EMPLOYEE_EMAIL)
    await expect(factOf(page, 'Voornaam')).toHaveText('Annelies')
    await expect(factOf(page, 'Achternaam')).toHaveText('Vandenbroucke')
    await expect(factOf(page, 'Deeltijds percentage')).toHaveText('100\u00A0%')
    await expect(factOf(page, 'Opgebouwde recup')).toHaveText(/^-?\d+,\d\d uur bevestigd tot en met [a-z]+ 2026$/)
    await expect(factOf(page, 'Duur van een ziektedag')).toHaveText('7,60 uur')
    await expect(page.getByRole('textbox')).toHaveCount(0)
  })

  await test.step('the ledger explains the balance of a leave counter', async () => {
    await page.getByRole('button', { name: 'Waarom staat Wettelijke vakantie zo?' }).click()
    const ledger = page.getByRole('dialog').getByRole('table')
    await expect(ledger.getByRole('row').nth(1)).toContainText(/Toegekend door HR\+20toegekend20\/20$/)
    await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).click()
  })

  await test.step('each column of the contracts can be sorted', async () => {
    const contracts = page.getByRole('table', { name: 'Contracten' })
    await expect(contracts.getByText(/^\d\d\/\d\d\/\d{4} \(met onbepaalde duur\)$/).first()).toBeVisible()
    for (const head of ['Contract id', 'Klant id', 'Klant', 'Periode']) {
      const column = contracts.getByRole('columnheader', { name: head, exact: true })
      await column.getByRole('button').click()
      await expect(column).toHaveAttribute('aria-sort', /ascending|descending/)
    }
  })
})

/** When the list cannot be loaded, the screen shows the reason instead of the list. */
async function tryAgain(page: Page, list: PeopleScreen): Promise<void> {
  const read = '**/api/administration/user/list'
  await page.route(read, (route) => route.fulfill({ status: 500 }))
  await page.goto('/admin/viewusers')
  await expect(page.getByRole('heading', { name: 'De lijst kon niet geladen worden' })).toBeVisible()
  await page.unroute(read)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(list.row('Annelies')).toBeVisible()
}

async function findPeople(list: PeopleScreen): Promise<void> {
  const { page } = list
  await expect(page.getByRole('heading', { level: 1, name: 'Overzicht gebruikers' })).toBeVisible()
  for (const head of ['Id', 'E-mail', 'Voornaam', 'Achternaam', 'Deeltijds percentage', 'Recup', 'Status']) {
    const column = page.getByRole('columnheader', { name: head, exact: true })
    await column.getByRole('button').click()
    await expect(column).toHaveAttribute('aria-sort', /ascending|descending/)
  }
  await page.getByRole('button', { name: 'Voornaam' }).click()
  const names = await list.column(3)
  expect(names).toEqual(names.toSorted(new Intl.Collator('nl-BE').compare))
  expect(await list.column(6), 'the hours of recuperation have a decimal comma').toContainEqual(
    expect.stringMatching(/^−?\d+,\d\d$/),
  )

  await list.search.fill('vandenbr anne')
  await expect.poll(() => list.column(4)).toEqual(['Vandenbroucke'])
  await list.show('Niet actief')
  await expect(page).toHaveURL(/status=inactive/)
  await expect(list.row('Vandenbroucke')).toHaveCount(0)
  await list.show('Actief')
  await list
    .row('Vandenbroucke')
    .getByRole('link', { name: `Meer details: ${demo.employee}` })
    .click()
  await expect(page).toHaveURL(/\/admin\/viewUserDetail\?user=\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: demo.employee })).toBeVisible()
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link', { name: 'Overzicht gebruikers' }).click()
}

async function enterLien(page: Page): Promise<void> {
  const form = new PersonForm(page)
  const save = page.getByRole('button', { name: 'Gebruiker maken' })
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click()
  await expect(form.field('Deeltijds percentage')).toHaveValue('100')
  await expect(form.field('Uren per ziektedag')).toHaveValue('7,60')
  await expect(page.getByRole('radio', { name: 'Google' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'Medewerker' })).toBeChecked()

  await page.getByRole('checkbox', { name: 'Gebruiker' }).uncheck()
  await save.click()
  await form.expectErrors([
    'Het voornaam veld is verplicht',
    'Het achternaam veld is verplicht',
    'Het e-mail veld is verplicht',
    'Het startdatum veld is verplicht',
    'Het HR werkgever veld is verplicht',
    'Het rol veld is verplicht',
  ])
  await expect(form.field('Voornaam')).toBeFocused()
  await form.enter({ 'E-mail': 'lien', 'Deeltijds percentage': '49', 'Uren per ziektedag': '7,65' })
  await save.click()
  await form.expectErrors([
    'Het email adres is niet geldig',
    'Het deeltijds percentage veld moet minstens 50 zijn',
    'Het uren per ziektedag veld mag hoogstens 1 cijfer na de komma hebben',
  ])

  await form.enter({ Voornaam: 'Lien', Achternaam: 'Nieuwkomer', 'E-mail': EMPLOYEE_EMAIL })
  await form.enter({ 'Deeltijds percentage': '80', 'Uren per ziektedag': '6,1', Werknemersnummer: '77001' })
  await form.enter({ Startdatum: '01-12-2026' })
  await page.getByRole('combobox', { name: 'HR werkgever' }).selectOption('Wijzerplaat Zorg')
  await page.getByRole('checkbox', { name: 'Gebruiker' }).check()
  await save.click()
  const taken = 'Er bestaat al een gebruiker met dit e-mailadres.'
  await expect(form.field('E-mail'), 'the refused form shows the reason at the field').toHaveAccessibleDescription(
    new RegExp(taken),
  )
  await expect(form.field('E-mail')).toBeFocused()
  await form.enter({ 'E-mail': 'lien.nieuwkomer@reizen.example' })
  await save.click()

  await expect(page.getByRole('heading', { level: 1, name: 'Lien Nieuwkomer' })).toBeVisible()
  await expect(save, 'the form is closed after the save').toBeHidden()
  await expect(factOf(page, 'Deeltijds percentage')).toHaveText('80\u00A0%')
  await expect(factOf(page, 'Uren per ziektedag')).toHaveText('6,10 uur')
}

async function readFacts(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Mona Wijziger' })).toBeVisible()
  const facts = {
    Id: /^\d+$/,
    Werknemersnummer: '–',
    'E-mail': 'mona.wijziger@reizen.example',
    Voornaam: 'Mona',
    Achternaam: 'Wijziger',
    'Deeltijds percentage': '100\u00A0%',
    Provider: 'Google',
    Rol: 'Gebruiker',
    'HR werkgever': 'Wijzerplaat Interim',
    'Uren per ziektedag': '7,60 uur',
    Startdatum: '02-03-2026',
    'Langdurig ziek': 'Nee',
  }
  for (const [name, value] of Object.entries(facts)) await expect(factOf(page, name)).toHaveText(value)
  await expect(factOf(page, 'Einde samenwerking')).toHaveCount(0)
}

async function correct(page: Page): Promise<void> {
  const form = new PersonForm(page)
  const save = page.getByRole('button', { name: 'Opslaan' })
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await expect(save).toHaveAccessibleDescription('Er is niets gewijzigd.')
  await form.enter({ Werknemersnummer: '77101' })
  await page.getByRole('checkbox', { name: 'Admin' }).check()
  await save.click()
  const question = page.getByRole('dialog', { name: 'Bent u zeker dat u deze wijzigingen wilt opslaan?' })
  await expect(question).toContainText('Werknemersnummer: – wordt 77101')
  await expect(question).toContainText('Rol: Gebruiker wordt Gebruiker, Admin')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await save.click()
  await question.getByRole('button', { name: 'Opslaan' }).click()
  await expect(factOf(page, 'Werknemersnummer')).toHaveText('77101')
  await expect(factOf(page, 'Rol')).toHaveText('Gebruiker, Admin')
}

async function saveBesidePartTime(page: Page, id: number): Promise<void> {
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await new PersonForm(page).enter({ Werknemersnummer: '77102' })
  const body = { percentage: 80, startDate: toDay('2027-02-01') }
  await call(addPartTimeRecord, { params: { id }, body }, await tokenOf(HR_EMAIL))
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(factOf(page, 'Werknemersnummer')).toHaveText('77102')
}

async function meetAnotherCorrection(page: Page, id: number): Promise<void> {
  const form = new PersonForm(page)
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await page.getByRole('combobox', { name: 'HR werkgever' }).selectOption('Wijzerplaat Zorg')
  await expect(page.getByRole('alert').filter({ hasText: 'Bij het ingeven' })).toHaveText(
    'Bij het ingeven van een andere HR werkgever moet ook het werknemersnummer aangepast worden.',
  )
  await form.enter({ Voornaam: 'Ramona' })

  const token = await tokenOf(HR_EMAIL)
  const now = await call(person, { params: { id } }, token)
  const body = { ...now, provider: now.authProvider, lastName: 'Andersom' }
  await call(editPerson, { params: { id }, body }, token)
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByText('Katrien Lauwers heeft deze gebruiker intussen gewijzigd.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: 'Achternaam' })
  await expect(row).toContainText('Andersom')
  await expect(row).toContainText('Wijziger')
  await page.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ramona Wijziger' })).toBeVisible()
}

async function bookUnpaidLeave(userId: number, dayOfMonth: number): Promise<void> {
  const yearMonth = toYearMonth('2026-12')
  const body = { dayOfMonth, absenceCategory: 'UNPAID_LEAVE', fullDay: true } as const
  await call(bookAbsenceFor, { params: { userId, yearMonth }, body }, await tokenOf(HR_EMAIL))
}

async function beLongSick(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Op langdurig ziekte zetten' }).click()
  const start = new DayQuestion(page, 'Op langdurig ziekte zetten')
  await start.choose('Startdatum', '01-03-2026')
  await expect(start.dialog.getByText(/^Er is geen tewerkstelling op/).first()).toBeVisible()
  await start.choose('Startdatum', '10-12-2026')
  await expect(start.dialog).toContainText('Dit valt weg:1 afwezigheid21-12-2026')
  await start.confirm('Op langdurig ziekte zetten')

  await page.getByRole('button', { name: 'Uit langdurig ziekte zetten' }).click()
  const end = new DayQuestion(page, 'Uit langdurig ziekte zetten')
  await end.choose('Einddatum', '10-12-2026')
  await expect(
    end.dialog.getByText('Het einddatum veld moet een datum na het startdatum veld zijn').first(),
  ).toBeVisible()
  await end.choose('Einddatum', '15-12-2026')
  await expect(end.dialog).toContainText('Dit komt terug:1 afwezigheid21-12-2026')
  await expect(end.dialog.getByRole('switch', { name: 'Geef terug wat de periode had weggenomen' })).toBeChecked()
  await end.confirm('Uit langdurig ziekte zetten')
  await expect(page.getByRole('button', { name: 'Op langdurig ziekte zetten' })).toBeVisible()
}

async function leaveAndComeBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Samenwerking stopzetten' }).click()
  const last = new DayQuestion(page, 'Laatste werkdag')
  await expect(last.dialog).toContainText('Deze dag is nog een werkdag. De eerste dag van de tewerkstelling mag ook.')
  await last.choose('Laatste werkdag', '')
  await expect(last.dialog.getByText('Het laatste werkdag veld is verplicht').first()).toBeVisible()
  await last.choose('Laatste werkdag', '18-12-2026')
  await expect(last.dialog).toContainText('Dit valt weg:1 afwezigheid21-12-2026')
  await last.confirm('Samenwerking stopzetten')
  await expect(page.getByText('Stopt op 18-12-2026', { exact: true })).toBeVisible()
  await expect(factOf(page, 'Einde samenwerking')).toHaveText('18-12-2026')

  const list = new PeopleScreen(page)
  await list.open()
  await list.show('Niet actief')
  await expect(list.row('Noor')).toContainText('Niet actief')
  await list
    .row('Noor')
    .getByRole('link', { name: /^Meer details/ })
    .click()
  await page.getByRole('button', { name: 'Samenwerking verderzetten' }).click()
  const question = page.getByRole('dialog', { name: 'Wil je de samenwerking met Noor Weg verderzetten?' })
  await question.getByRole('button', { name: 'Samenwerking verderzetten' }).click()
  await expect(page.getByRole('button', { name: 'Samenwerking stopzetten' })).toBeVisible()
  await expect(factOf(page, 'Einde samenwerking')).toHaveCount(0)
}
