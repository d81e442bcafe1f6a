import type { Page } from '@playwright/test'
import { demo } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { ContractForm } from './screens/office/contract.ts'
import { factOf } from './screens/office/customers.ts'
import { DayQuestion, PeopleScreen, PersonForm } from './screens/office/people.ts'
import { PersonSections } from './screens/office/personSections.ts'

/**
 * Sanne begins on 1 December 2026, of which 23 days are weekdays: four up to Friday 4, three weeks of five, and four from
 * Monday 28 on. Friday 25 is a holiday. Her shifts are 07:00–15:06 with half an hour's break: 7,60 hours.
 *
 * Full time up to Friday 11, half time from Saturday 12 on:
 *   needed   9 × 7,60 + 14 × 3,80                        = 121,60
 * She plans Wed 2 – Fri 4, Mon 14 – Wed 16, Mon 21 and Tue 22, eight shifts:
 *   counted  8 × 7,60 + the holiday 3,80                 =  64,60
 * Ill from Mon 14 on without an end, five shifts are removed and 14 weekdays are credited, including the holiday:
 *   counted  3 × 7,60 + 14 × 3,80                        =  76,00
 * Ill from Tue 15 to Thu 17 only, the shifts of 14, 21 and 22 are back:
 *   counted  6 × 7,60 + 3 × 3,80 + the holiday 3,80      =  60,80
 * Employed until Friday 18: the shifts of 21 and 22 are removed and the holiday is not credited:
 *   needed   9 × 7,60 + 5 × 3,80                         =  87,40
 *   counted  4 × 7,60 + 3 × 3,80                         =  41,80, which is 45,60 short
 * Employed again, without the removed shifts:
 *   counted  4 × 7,60 + 3 × 3,80 + the holiday 3,80      =  45,60, which is 76,00 short of 121,60
 * Her month stays open, so only the bonus of 2,50 counts as recuperation.
 */
const SANNE = 'Sanne Verpleegster'
const CUSTOMER = 'Kliniek Avondrood'

test('HR handles a nurse from hiring to leaving, with part-time work and a prolonged sickness', async ({ as }) => {
  const office = await Office.open()
  const facts = { abbreviation: 'AVOND', invoicesTo: 'facturen@avondrood.example' }
  await office.addShiftType(await office.welcomeCustomer(CUSTOMER, facts), {
    name: 'Vroege',
    color: '#F3DDAE',
    labourTime: { startTime: '07:00', endTime: '15:06' },
    breakTime: { startTime: '12:00', endTime: '12:30' },
  })
  const hr = await as(demo.hr)
  await test.step('HR adds Sanne and a contract for Sanne', () => hire(hr))
  await test.step('HR enters half-time work for the employee Sanne and corrects the start', () =>
    workLess(new PersonSections(hr)))

  const sanne = await as(SANNE, '/welcome')
  await test.step('the employee Sanne plans December', () => planDecember(sanne))
  await test.step('HR starts a prolonged sickness of the employee Sanne', () => fallIll(hr))
  await test.step('the calendar counts the days of the sickness of the nurse Sanne', () =>
    expectHours(sanne, '76 van 121,6 uur'))
  await test.step('HR corrects and ends the sickness of the nurse Sanne', () => recover(hr))
  await test.step('the calendar shows the restored shifts of the nurse Sanne', () =>
    expectHours(sanne, '60,8 van 121,6 uur'))
  await expect(new Calendar(sanne).day('dinsdag 22 december')).toHaveAccessibleName(/, Vroege 07:00 tot 15:06/)

  const sections = new PersonSections(hr)
  await test.step('HR gives the employee Sanne a recuperation bonus', () => giveBonus(sections))
  await test.step('HR ends the employment of the nurse Sanne', () => leave(sections))
  await test.step('HR resumes the employment of the nurse Sanne', () => resumeEmployment(sections))
})

async function hire(page: Page): Promise<void> {
  const list = new PeopleScreen(page)
  await list.open()
  await page.getByRole('button', { name: 'Nieuw', exact: true }).click()
  const form = new PersonForm(page)
  await form.enter({ Voornaam: 'Sanne', Achternaam: 'Verpleegster', 'E-mail': 'sanne@reizen.example' })
  await form.enter({ Werknemersnummer: '78001', Startdatum: '01-12-2026' })
  await page.getByRole('combobox', { name: 'HR werkgever' }).selectOption('Wijzerplaat Zorg')
  await page.getByRole('button', { name: 'Gebruiker maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SANNE })).toBeVisible()

  const section = page.getByRole('region', { name: 'Contracten' })
  const contract = new ContractForm(section)
  await contract.button('Contract toevoegen').click()
  await contract.choose('Klant', CUSTOMER)
  await contract.enter({ Startdatum: '01-12-2026', Uurtarief: '41' })
  await contract.button('Contract opslaan').click()
  await expect(section.getByRole('row', { name: new RegExp(CUSTOMER) })).toContainText('01-12-2026 Tot onbepaald')
}

/** HR first enters the sixteenth as the start of half-time work, and then changes the start to the twelfth. */
async function workLess(sections: PersonSections): Promise<void> {
  await sections.press('Deeltijds percentage toevoegen')
  await sections.fill('Percentage', '50')
  await sections.fillDay('Startdatum', '16-12-2026')
  await sections.press('Toon aanpassingen')
  await sections.expectPartTime([
    '50 … 16-12-2026 tot heden … nieuw',
    '100 … 01-12-2026 t.e.m. 15-12-2026 … was 01-12-2026 tot heden',
  ])
  await sections.press('Opslaan')

  await sections.adjustPartTime('01-12-2026 t.e.m. 15-12-2026')
  await sections.fillDay('Einddatum', '11-12-2026')
  await sections.press('Toon aanpassingen')
  await sections.expectPartTime(['50 … 12-12-2026 tot heden … was 16-12-2026 tot heden', '100 … 01-12-2026'])
  const neighbour = sections.partTime.getByRole('row').filter({ hasText: 'was 16-12-2026' })
  await expect(neighbour).toHaveAttribute('data-tone', 'red')
  await sections.press('Opslaan')
  await sections.expectPartTime(['50 … 12-12-2026 tot heden', '100 … 01-12-2026 t.e.m. 11-12-2026'])
}

async function planDecember(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Uurrooster' }).first().click()
  await expect(page.getByRole('grid', { name: `Uurrooster bij ${CUSTOMER}, december 2026` })).toBeVisible()
  const calendar = new Calendar(page)
  await calendar.planRange('woensdag 2 december', 'vrijdag 4 december', 'Vroege')
  await calendar.planRange('maandag 14 december', 'woensdag 16 december', 'Vroege')
  await calendar.planRange('maandag 21 december', 'dinsdag 22 december', 'Vroege')
  await expect(page.getByText('64,6 van 121,6 uur')).toBeVisible()
}

async function expectHours(page: Page, hours: string): Promise<void> {
  await page.reload()
  await expect(page.getByText(hours)).toBeVisible()
}

async function fallIll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Op langdurig ziekte zetten' }).click()
  const question = new DayQuestion(page, 'Op langdurig ziekte zetten')
  await question.choose('Startdatum', '14-12-2026')
  await expect(question.dialog.getByRole('listitem')).toHaveText(
    '5 shiften14-12-2026 t.e.m. 16-12-2026, 21-12-2026 t.e.m. 22-12-2026',
  )
  await question.confirm('Op langdurig ziekte zetten')
  await expect(page.getByRole('button', { name: 'Uit langdurig ziekte zetten' })).toBeVisible()
}

/** HR first moves the start of the sickness one day later, and then enters the end of the sickness. */
async function recover(page: Page): Promise<void> {
  const sections = new PersonSections(page)
  const { sickness } = sections
  const rows = sickness.getByRole('row').filter({ hasText: /\d{2}-\d{2}-\d{4}/ })
  await expect(rows).toHaveText([/14-12-2026.*nog niet bekend/])
  await sections.press('Periode vanaf 14-12-2026 aanpassen')
  await sections.fillDay('Startdatum', '15-12-2026')
  await sections.press('Toon aanpassingen')
  await expect(sickness.getByRole('listitem')).toHaveText('1 shift14-12-2026')
  await sections.press('Opslaan')
  await expect(rows).toHaveText([/15-12-2026.*nog niet bekend/])

  await page.getByRole('button', { name: 'Uit langdurig ziekte zetten' }).click()
  const question = new DayQuestion(page, 'Uit langdurig ziekte zetten')
  await question.choose('Einddatum', '17-12-2026')
  await expect(question.dialog.getByRole('listitem')).toHaveText('2 shiften21-12-2026 t.e.m. 22-12-2026')
  await question.confirm('Uit langdurig ziekte zetten')
  await expect(rows).toHaveText([/15-12-2026.*17-12-2026/])
  await expect(page.getByRole('button', { name: 'Op langdurig ziekte zetten' })).toBeVisible()
}

async function expectDecember({ recup }: PersonSections, figures: string): Promise<void> {
  await expect(recup.getByRole('row', { name: /^december 2026 voorlopig/ })).toHaveAccessibleName(
    new RegExp(`voorlopig ${RegExp.escape(figures)}$`),
  )
}

async function giveBonus(sections: PersonSections): Promise<void> {
  await expectDecember(sections, '60,80 121,60 −60,80 0,00')
  await sections.press('Recupbonus toevoegen')
  await sections.fillDay('Datum', '10-12-2026')
  await sections.fill('Uren', '2,5')
  await sections.fill('Reden', 'Peter voor een nieuwe collega')
  await sections.press('Opslaan')
  const bonus = sections.bonuses.getByRole('row', { name: '10-12-2026 2,50 Peter voor een nieuwe collega' })
  await expect(bonus).toBeVisible()
  await expectDecember(sections, '60,80 121,60 −60,80 2,50')
}

async function leave(sections: PersonSections): Promise<void> {
  const { page } = sections
  await page.getByRole('button', { name: 'Samenwerking stopzetten' }).click()
  const question = new DayQuestion(page, 'Laatste werkdag')
  await question.choose('Laatste werkdag', '18-12-2026')
  await expect(question.dialog.getByRole('listitem')).toHaveText('2 shiften21-12-2026 t.e.m. 22-12-2026')
  await question.confirm('Samenwerking stopzetten')
  await expect(factOf(page, 'Einde samenwerking')).toHaveText('18-12-2026')
  await expectDecember(sections, '41,80 87,40 −45,60 2,50')

  const list = new PeopleScreen(page)
  await list.open()
  await expect(list.row('sanne@reizen.example')).toHaveCount(0)
  await list.show('Niet actief')
  await expect(list.row('sanne@reizen.example')).toContainText('Niet actief')
  await list.row('sanne@reizen.example').getByRole('link').first().click()
}

async function resumeEmployment(sections: PersonSections): Promise<void> {
  const { page } = sections
  await page.getByRole('button', { name: 'Samenwerking verderzetten' }).click()
  const question = page.getByRole('dialog', { name: `Wil je de samenwerking met ${SANNE} verderzetten?` })
  await question.getByRole('button', { name: 'Samenwerking verderzetten' }).click()
  await expect(page.getByRole('button', { name: 'Samenwerking stopzetten' })).toBeVisible()
  await expect(factOf(page, 'Einde samenwerking')).toHaveCount(0)
  await expectDecember(sections, '45,60 121,60 −76,00 2,50')
}
