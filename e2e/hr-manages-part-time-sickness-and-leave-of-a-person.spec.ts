import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { updatePartTimeRecord } from '@uurwerk/contract/people/partTime'
import { person } from '@uurwerk/contract/people/people'
import { endProlongedSickLeave, startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { PersonSections } from './screens/office/personSections.ts'

const NEEDS_END = 'Een nieuw deeltijds percentage tussen twee reeds bestaande periodes moet een einddatum hebben.'
const COVERS = 'Een nieuw deeltijds percentage mag een reeds bestaande periode niet volledig overlappen.'
const END_FIRST = 'Het einddatum veld moet een datum na het startdatum veld zijn'

async function openPartTime({ as, consoleErrors }: Given) {
  const office = await Office.open()
  const paula = await office.hire('Paula Desmet', { from: '2025-01-06' })
  const page = await as(demo.hr)
  const sections = new PersonSections(page)
  const { partTime } = sections
  await sections.open(paula.id)
  await sections.expectPartTime(['100 … 06-01-2025 tot heden'])
  return { paula, page, sections, partTime, consoleErrors }
}

type PartTime = Awaited<ReturnType<typeof openPartTime>>

test('HR changes the part-time records of the employee Paula after reading which other records change', async ({
  as,
  consoleErrors,
}) => {
  const fixtures = await openPartTime({ as, consoleErrors })
  await test.step('a new percentage first shows the resulting part-time records', () => addPercentage(fixtures))
  await test.step('the field and the button show the reason when part-time records are not valid', () =>
    enterInvalidHistory(fixtures))
  await test.step('new dates change the next part-time record, which is red until HR saves or cancels', () =>
    moveAdjacentRow(fixtures))
  await test.step('when two users save part-time records, the second user sees the values of the first user and chooses one version', () =>
    meetAnotherPercentage(fixtures))
})

async function addPercentage({ sections, partTime }: PartTime): Promise<void> {
  await sections.press('Deeltijds percentage toevoegen')
  await sections.press('Toon aanpassingen')
  await expect(partTime.getByText('Het percentage veld is verplicht')).toBeVisible()
  await expect(partTime.getByText('Het startdatum veld is verplicht')).toBeVisible()
  await expect(partTime.getByRole('textbox', { name: 'Percentage' })).toBeFocused()
  await sections.fill('Percentage', '80')
  await sections.fillDay('Startdatum', '01-03-2026')
  await sections.press('Toon aanpassingen')
  await sections.expectPartTime([
    '80 … 01-03-2026 tot heden … nieuw',
    '100 … 06-01-2025 t.e.m. 28-02-2026 … was 06-01-2025 tot heden',
  ])
  await sections.save()
  await sections.expectPartTime(['80 … 01-03-2026 tot heden', '100 … 06-01-2025 t.e.m. 28-02-2026'])
}

async function enterInvalidHistory({ sections, partTime }: PartTime): Promise<void> {
  await sections.press('Deeltijds percentage toevoegen')
  await sections.fill('Percentage', '50')
  await sections.fillDay('Startdatum', '01-02-2026')
  await expect(partTime.getByText(NEEDS_END).first()).toBeVisible()
  await sections.fillDay('Startdatum', '06-01-2025')
  await sections.fillDay('Einddatum', '28-02-2026')
  await expect(partTime.getByText(COVERS).first()).toBeVisible()
  await sections.fillDay('Einddatum', '06-01-2025')
  await expect(partTime.getByText(END_FIRST).first()).toBeVisible()
  const show = partTime.getByRole('button', { name: 'Toon aanpassingen' })
  await expect(show).toHaveAttribute('aria-disabled', 'true')
  await expect(show).toHaveAccessibleDescription(END_FIRST)
  await sections.press('Annuleren')
  await sections.press('Wijzigingen verwijderen')
}

async function moveAdjacentRow({ page, sections, partTime }: PartTime): Promise<void> {
  const moved = ['80 … 01-04-2026 tot heden … was 01-03-2026 tot heden', '100 … 06-01-2025 t.e.m. 31-03-2026']
  await sections.adjustPartTime('06-01-2025 t.e.m. 28-02-2026')
  await sections.fillDay('Einddatum', '31-03-2026')
  await sections.press('Toon aanpassingen')
  await sections.expectPartTime(moved)
  const neighbour = partTime.getByRole('row').filter({ hasText: 'was 01-03-2026' })
  await expect(neighbour).toHaveAttribute('data-tone', 'red')
  await sections.press('Annuleren')
  await sections.expectPartTime(['80 … 01-03-2026 tot heden', '100 … 06-01-2025 t.e.m. 28-02-2026'])
  await expect(page.getByRole('button', { name: 'Datums aanpassen: 06-01-2025 t.e.m. 28-02-2026' })).toBeFocused()

  await sections.adjustPartTime('06-01-2025 t.e.m. 28-02-2026')
  await sections.fillDay('Einddatum', '31-03-2026')
  await sections.press('Toon aanpassingen')
  await sections.save()
  await sections.expectPartTime(['80 … 01-04-2026 tot heden', '100 … 06-01-2025 t.e.m. 31-03-2026'])
}

async function meetAnotherPercentage({ paula, sections, partTime, consoleErrors }: PartTime): Promise<void> {
  consoleErrors.expect(/409/)
  const token = await tokenOf(HR_EMAIL)
  const params = { id: paula.id }
  const { version, partTimePercentageRecords } = await call(person, { params }, token)
  const last = partTimePercentageRecords.find(({ endDate }) => endDate === null)
  await sections.adjustPartTime('01-04-2026 tot heden')
  await sections.fill('Percentage', '60')
  await sections.press('Toon aanpassingen')
  await call(updatePartTimeRecord, { params, body: { ...last!, percentage: 70, version } }, token)
  await sections.press('Opslaan')
  const notice = partTime.getByRole('alert').filter({ hasText: 'Katrien Lauwers heeft deze persoon' })
  await expect(notice).toContainText('70 %, 01-04-2026 tot heden')
  await expect(notice).toContainText('60 %, 01-04-2026 tot heden')
  await notice.getByRole('button', { name: 'Bewaar wat ik invulde' }).click()
  await expect(notice).toBeHidden()
  await sections.expectPartTime(['60 … 01-04-2026 tot heden', '100 … 06-01-2025 t.e.m. 31-03-2026'])
}

async function openLeave({ as }: Pick<Given, 'as'>) {
  const office = await Office.open()
  const token = await tokenOf(HR_EMAIL)
  const remi = await office.hire('Remi Aerts', { from: '2025-01-06' })
  const params = { id: remi.id }
  await office.grantVacation(remi, { year: 2026, days: 20 })
  for (const dayOfMonth of [8, 16])
    await call(
      bookAbsenceFor,
      {
        params: { userId: remi.id, yearMonth: toYearMonth('2026-12') },
        body: { dayOfMonth, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
      },
      token,
    )
  await call(startProlongedSickLeave, { params, body: { date: '2026-12-07' } }, token)
  await call(endProlongedSickLeave, { params, body: { date: '2026-12-11' } }, token)
  await call(startProlongedSickLeave, { params, body: { date: '2027-01-04' } }, token)
  const page = await as(demo.hr)
  const sections = new PersonSections(page)
  await sections.open(remi.id)
  const { sickness, bonuses, corrections, recup, vacation } = sections
  const sickRows = sickness.getByRole('row').filter({ hasText: /\d{2}-\d{2}-\d{4}/ })
  return { page, sections, sickness, bonuses, corrections, recup, vacation, sickRows }
}

type Leave = Awaited<ReturnType<typeof openLeave>>

test('HR edits the sickness, the recuperation and the leave of the employee Remi', async ({ as, consoleErrors }) => {
  // The server's preview refuses a period of sickness that overlaps another period. The browser reports this refusal on
  // its console.
  consoleErrors.expect(/status of 409/)
  const fixtures = await openLeave({ as })
  await test.step('HR sorts the periods of sickness by start in both directions', () => sortSickness(fixtures))
  await test.step('a longer period of sickness shows the records that it removes, and cannot overlap another period', () =>
    lengthenSickness(fixtures))
  await test.step('the shifts come back when HR deletes the period of sickness that removed them, and HR can undo this', () =>
    deleteSickness(fixtures))
  await test.step('HR gives a recuperation bonus, removes the bonus and undoes the removal', () => giveBonus(fixtures))
  await test.step('HR corrects the recuperation of a month, and edits the last correction', () =>
    correctMonth(fixtures))
  await test.step('the screen shows the leave of this year and the days of sickness without a certificate', () =>
    readLeave(fixtures))
})

async function sortSickness({ sickness, sickRows }: Leave): Promise<void> {
  await expect(sickRows).toHaveText([/04-01-2027.*nog niet bekend/, /07-12-2026.*11-12-2026/])
  await sickness.getByRole('button', { name: 'Start' }).click()
  await expect(sickRows).toHaveText([/07-12-2026/, /04-01-2027/])
}

async function lengthenSickness({ sections, sickness, sickRows }: Leave): Promise<void> {
  await sections.press('Periode vanaf 07-12-2026 aanpassen')
  await sections.fillDay('Einddatum', '10-01-2027')
  await expect(sickness.getByText('De periode mag niet overlappen met data van andere periodes').first()).toBeVisible()
  await sections.fillDay('Einddatum', '18-12-2026')
  await sections.press('Toon aanpassingen')
  await expect(sickness.getByText('Nieuwe periode: 07-12-2026 – 18-12-2026')).toBeVisible()
  await expect(sickness.getByRole('listitem')).toHaveText(/1 afwezigheid.*16-12-2026/)
  await sections.save()
  await expect(sickRows.first()).toHaveText(/07-12-2026.*18-12-2026/)
}

async function deleteSickness({ page, sections, sickRows }: Leave): Promise<void> {
  await sections.press('Periode vanaf 07-12-2026 verwijderen')
  const question = page.getByRole('dialog', {
    name: 'Weet u zeker dat u deze periode van langdurige ziekte wilt verwijderen?',
  })
  await expect(question.getByRole('listitem')).toHaveText(/2 afwezigheden.*08-12-2026.*16-12-2026/)
  await expect(question.getByRole('switch', { name: 'Geef terug wat de periode had weggenomen' })).toBeChecked()
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(question).toBeHidden()
  await expect(sickRows).toHaveText([/04-01-2027/])
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(sickRows).toHaveText([/07-12-2026.*18-12-2026/, /04-01-2027/])
  await sections.press('Periode vanaf 07-12-2026 verwijderen')
  await expect(question.getByRole('listitem')).toHaveText(/2 afwezigheden.*08-12-2026.*16-12-2026/)
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(sickRows).toHaveText([/04-01-2027/])
}

async function giveBonus({ sections, bonuses, recup }: Leave): Promise<void> {
  await expect(recup.getByRole('columnheader')).toHaveText([
    'Maand',
    'Gepresteerde uren',
    'Vereiste uren',
    'Verschil',
    'Opgebouwde recup',
  ])
  await sections.press('Recupbonus toevoegen')
  await sections.press('Opslaan')
  await expect(bonuses.getByText('Het datum veld is verplicht')).toBeVisible()
  await expect(bonuses.getByText('Het uren veld is verplicht')).toBeVisible()
  await sections.fillDay('Datum', '05-01-2025')
  await sections.fill('Uren', '4,555')
  await sections.press('Opslaan')
  await expect(bonuses.getByText(/^Er is geen tewerkstelling op 05/)).toBeVisible()
  await expect(bonuses.getByText('Het uren veld mag hoogstens 2 cijfers na de komma hebben')).toBeVisible()
  await sections.fillDay('Datum', '10-03-2026')
  await sections.fill('Uren', '4,55')
  await sections.fill('Reden', 'Opleiding op zaterdag')
  await sections.save()
  const bonus = bonuses.getByRole('row', { name: '10-03-2026 4,55 Opleiding op zaterdag' })
  await expect(bonus).toBeVisible()
  await expect(recup.getByRole('row', { name: /maart 2026 voorlopig/ })).toContainText('4,55')
  await expect(recup.getByRole('img', { name: /^Opgebouwde recup in 2026: van 0,00 uur in januari/ })).toBeVisible()

  await expect(bonuses.getByRole('button', { name: /verwijderen$/ })).toHaveCount(0)
  await bonuses.getByRole('button', { name: 'Aanpassen' }).click()
  await sections.press('Recupbonus van 10-03-2026 verwijderen')
  await expect(bonus).toBeHidden()
  await sections.press('Ongedaan maken')
  await expect(bonus).toBeVisible()
  await sections.press('Klaar')
}

async function correctMonth({ page, sections, corrections, recup }: Leave): Promise<void> {
  await sections.press('Correctie toevoegen')
  await page.getByRole('combobox', { name: 'Maand' }).selectOption('september 2026')
  await sections.fill('Uren', '-3,25')
  await sections.save()
  await expect(corrections.getByRole('row', { name: 'september 2026 −3,25' })).toBeVisible()
  await sections.press('Laatste correctie aanpassen: september 2026')
  await sections.fill('Uren', '-3')
  await sections.fill('Reden', 'Uitbetaald')
  await sections.save()
  await expect(corrections.getByRole('row', { name: 'september 2026 −3,00 Uitbetaald' })).toBeVisible()
  await expect(recup.getByRole('row', { name: /november 2026 voorlopig/ })).toContainText('1,55')
  await recup.getByRole('button', { name: 'Vorig jaar' }).click()
  await expect(recup.getByRole('row', { name: /december 2025/ })).toBeVisible()
  await expect(page).toHaveURL(/year=2025/)
}

async function readLeave({ vacation }: Leave): Promise<void> {
  await expect(vacation.getByText('Goedgekeurd', { exact: true })).toBeVisible()
  await expect(vacation.getByRole('row', { name: 'Wettelijke vakantie 20 20', exact: true })).toBeVisible()
  await expect(vacation.getByRole('row', { name: 'Ziekte zonder attest 2 2' })).toBeVisible()
  await expect(vacation.getByRole('row')).toHaveCount(16)
}
