import { bookAbsence } from '@uurwerk/contract/absences/absences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'
import { NewYearScreen } from './screens/office/newYear.ts'
import { VacationScreen } from './screens/office/vacation.ts'

const november = toYearMonth('2026-11')
const ELKE = 'Elke Nieuwjaers'
const STATUTORY = 'Wettelijke vakantie'
const RECUP = 'Recup feestdag'

async function openLeave({ as }: Pick<Given, 'as'>) {
  const office = await Office.open()
  // Elke works during 128 of the 365 days. 20 × 128 / 365 is 7.01 days, rounded up to 7.5 days.
  const elke = await office.hire(ELKE, { from: '2026-08-26' })
  await office.grantVacation(elke, { year: 2026, days: 4 })
  const vacation = { dayOfMonth: 24, absenceCategory: 'VACATION', fullDay: true } as const
  await call(bookAbsence, { params: { yearMonth: november }, body: vacation }, await tokenOf(elke.email))
  const page = await as(demo.hr)
  const vacationScreen = new VacationScreen(page)
  const newYear = new NewYearScreen(page)
  return { elke, page, vacationScreen, newYear }
}

type Fixtures = Awaited<ReturnType<typeof openLeave>>

test('HR approves the leave of a year, corrects a leave counter and starts the leave of the next year', async ({
  as,
}) => {
  const fixtures = await openLeave({ as })
  await test.step('HR withdraws the approval of the leave and approves the leave again', () => approveLeave(fixtures))
  await test.step('HR corrects a leave counter with a reason, and the ledger shows every change of the counter', () =>
    correctCounter(fixtures))
  await test.step('the preview of the new year explains each change, and refuses a transfer that is not possible', () =>
    previewNewYear(fixtures))
  await test.step('HR starts the new year of leave for the chosen people, and a second run changes nothing', () =>
    startNewYear(fixtures))
  await test.step('the leave of both years shows the transferred days', () => readBothYears(fixtures))
})

async function approveLeave({ page, vacationScreen }: Fixtures): Promise<void> {
  await page.goto('/admin/viewvacation?year=2026')
  await vacationScreen.search('elke')
  await page.getByRole('button', { name: `Afkeuren: ${ELKE}` }).click()
  await page.getByRole('button', { name: `Goedkeuren: ${ELKE}` }).click()
  await expect(page.getByRole('button', { name: `Afkeuren: ${ELKE}` })).toBeVisible()
}

async function correctCounter({ elke, page, vacationScreen }: Fixtures): Promise<void> {
  await expect(vacationScreen.counter(ELKE, STATUTORY)).toHaveText('3/4')
  await vacationScreen.counter(ELKE, STATUTORY).click()
  await vacationScreen.step('Oorspronkelijk saldo', 'minder').click()
  await vacationScreen.dialog.getByRole('textbox', { name: 'Reden' }).fill('Halve dag te veel geteld')
  await vacationScreen.dialog.getByRole('button', { name: 'Opslaan' }).click()
  await expect(vacationScreen.counter(ELKE, STATUTORY)).toHaveText('2,5/3,5')
  await vacationScreen.counter(ELKE, STATUTORY).click()
  await vacationScreen.dialog.getByRole('button', { name: 'Waarom staat deze teller zo?' }).click()
  const ledger = vacationScreen.dialog.getByRole('table', { name: 'Waarom staat deze teller zo?' })
  await expect(ledger.getByRole('row')).toHaveText([
    /Wanneer.*Waarom.*Wijziging.*Saldo/,
    /Katrien Lauwers.*\+4toegekend4\/4$/,
    /Elke Nieuwjaers.*Afwezigheid geboektAfwezigheid van 24-11-2026−13\/4$/,
    /Katrien Lauwers.*Halve dag te veel geteld−0,5toegekend2,5\/3,5$/,
  ])
  await expectNoViolation(page, 'the ledger of a counter')
  await ledger.getByRole('link', { name: '24-11-2026' }).click()
  await expect(page).toHaveURL(`/admin/details?user=${elke.id}&month=2026-11`)
}

async function previewNewYear({ page, newYear }: Fixtures): Promise<void> {
  await page.goto('/admin/newyear')
  await expect(page).toHaveTitle(/Nieuw jaar/)
  await newYear.find(ELKE)
  await expect(newYear.row(ELKE)).toContainText('35,07 %')
  await expect(newYear.row(ELKE)).toContainText('van 0 naar 7,5')
  // In 2026, All Saints' Day is a Sunday, so it gives one day of 'Feestdag recup'.
  await expect(newYear.row(ELKE)).toContainText('van 0 naar 1')
  await newYear.transfer(ELKE).fill('3')
  await expect(newYear.row(ELKE)).toContainText(`${ELKE} kan hoogstens 2,5 dagen overdragen.`)
  await newYear.transfer(ELKE).fill('1,5')
  await expect(newYear.row(ELKE)).not.toContainText('hoogstens 2,5 dagen')
}

async function startNewYear({ page, newYear }: Fixtures): Promise<void> {
  await newYear.run(ELKE)
  await expect(page.getByText('2027 is verwerkt voor 1 medewerker.')).toBeVisible()
  await expect(page.getByText(/^Laatst verwerkt op .* door Katrien Lauwers$/)).toBeVisible()
  await expect(newYear.row(ELKE)).toHaveCount(0)
  await newYear.show('Iedereen').click()
  await expect(newYear.row(ELKE)).toBeVisible()
  await expect(newYear.transfer(ELKE)).toHaveValue('1,5')
  await expect(newYear.row(ELKE)).not.toContainText('van 0')
}

async function readBothYears({ page, vacationScreen }: Fixtures): Promise<void> {
  await page.goto('/admin/viewvacation?year=2027&q=elke')
  await expect(vacationScreen.counter(ELKE, STATUTORY)).toHaveText('7,5/7,5')
  await expect(vacationScreen.counter(ELKE, 'Overdracht vorig jaar')).toHaveText('1,5/1,5')
  await expect(vacationScreen.counter(ELKE, 'Recup feestdag vorig jaar')).toHaveText('1/1')
  await page.getByRole('button', { name: 'Vorig jaar', exact: true }).click()
  await vacationScreen.counter(ELKE, RECUP).click()
  await vacationScreen.dialog.getByRole('button', { name: 'Waarom staat deze teller zo?' }).click()
  const ledger = vacationScreen.dialog.getByRole('table', { name: 'Waarom staat deze teller zo?' })
  await expect(ledger.getByRole('row').nth(1)).toContainText('Allerheiligen: begin van de tewerkstelling')
  await expect(ledger.getByRole('row').last()).toContainText(/Nieuw jaar 2027−10\/1$/)
}
