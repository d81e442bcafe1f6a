import { demoMails } from '@uurwerk/contract/operations/mail/mail'
import { lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import type { Locator, Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo } from './fixtures/cast.ts'
import { test } from './fixtures/ownServer.ts'
import { november, PayrollOffice, type Employed } from './fixtures/offices/payrollOffice.ts'
import { expect, type Given } from './fixtures/test.ts'
import { confirm, givenTwentyPeople, HOURS_OF_ALL, linesOfPayroll } from './fixtures/offices/twentyPeople.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { takeMonthStep, takeStep } from './screens/office/contractMonths.ts'
import { PayrollTimesheet, savedBy } from './screens/office/payroll.ts'
import { PersonForm } from './screens/office/people.ts'
import { tryToLeave } from './screens/tryToLeave.ts'

const [INES, KAREL, LIZE, RIK, TOM] = ['Ines Ickx', 'Karel Klein', 'Lize Lenaers', 'Rik Ringoot', 'Tom Thijs']
const EMPLOYER_NUMBER = '1000099'

async function openClosing({ as }: Pick<Given, 'as'>) {
  const office = await PayrollOffice.open('Zonnewijzer', EMPLOYER_NUMBER)
  const people = await givenTwentyPeople(office, [INES, RIK])
  const page = await as(demo.hr)
  const month = new Closing(page, office.employer.name)
  return { people, page, month }
}

type Fixtures = Awaited<ReturnType<typeof openClosing>>

test('HR closes November for twenty people and exports the month to payroll', async ({ as }) => {
  const fixtures = await openClosing({ as })
  await test.step('only the employees Ines and Rik, who have not confirmed November, get a reminder', () =>
    remind(fixtures))
  await test.step('Rik locks November while HR reads the list, and HR locks all open months and undoes this: the planning of Rik stays locked', () =>
    undoLockOfAll(fixtures))
  await test.step('HR locks the open months, Rik confirms, and HR confirms for the employee Ines with a reason', () =>
    lockAndConfirm(fixtures))
  await test.step("HR changes the 'klein verlet' of Karel into unpaid leave", () => changeCode(fixtures))
  await test.step('the check list before the payroll export reports the missing payroll number of the employee Tom, and HR enters the number', () =>
    fillInMissingNumber(fixtures))
  await test.step('HR approves all twenty timesheets at once', () => approveAll(fixtures))
  await test.step('the file of the payroll export has exactly the expected bytes', () => exportToPayroll(fixtures))
  await test.step('HR enters a later medical certificate, and the month is marked as changed since the export', () =>
    seeLateCertificate(fixtures))
})

async function remind({ people, page }: Fixtures): Promise<void> {
  await remindWhoIsMissing(page, people)
}

async function undoLockOfAll({ people, page, month }: Fixtures): Promise<void> {
  await month.open('unconfirmed')
  await expect(month.rows).toHaveCount(2)
  await call(lockMonth, { params: { yearMonth: november } }, await tokenOf(people.get(RIK)!.email))
  await month.lockAll()
  await expect(month.row(INES).getByText('vastgezet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(month.row(INES).getByText('vastgezet', { exact: true })).toBeHidden()
  await expect(month.row(RIK).getByText('vastgezet', { exact: true })).toBeVisible()
}

async function lockAndConfirm({ people, page, month }: Fixtures): Promise<void> {
  await month.open('unconfirmed')
  await expect(month.rows).toHaveCount(2)
  await month.lockAll()
  await expect(month.row(INES).getByText('vastgezet', { exact: true })).toBeVisible()
  await expect(month.row(RIK).getByText('vastgezet', { exact: true })).toBeVisible()
  await takeStep(page, INES, 'Planning')
  await expect(page.getByText(`${demo.hr} van HR heeft de planning vastgezet, op 01-12-2026.`)).toBeVisible()
  await month.open('unconfirmed')
  await month.readWhatLapses(2)
  await confirm(people.get(RIK)!, { locked: true })
  await month.confirmFor(INES, 'tot januari afwezig')
  await month.open('approvable')
  await expect(month.rows).toHaveCount(20)
}

async function changeCode({ page }: Fixtures): Promise<void> {
  await takeStep(page, KAREL, 'Loonstaat')
  const payroll = new PayrollTimesheet(page)
  const code = await payroll.editCode('20-11-2026')
  await expect(code).toHaveValue('7360')
  await code.fill('9710')
  await payroll.row('20-11-2026').getByRole('button', { name: 'Opslaan' }).click()
  await expect(payroll.row('20-11-2026')).toContainText('9710')
  await expect(payroll.row('Totaal')).toContainText('159,60')
}

async function fillInMissingNumber({ page, month }: Fixtures): Promise<void> {
  await month.open()
  await month.check()
  await expect(month.dialog).toContainText(`20 medewerkers, ${HOURS_OF_ALL} uur.`)
  await expect(month.dialog).toContainText('Iedereen heeft bevestigd')
  await expect(month.eblox).toHaveAccessibleDescription('Eén gegeven ontbreekt')
  await month.dialog.getByRole('link', { name: `Er ontbreekt: het werknemersnummer van ${TOM}` }).click()
  await fillInNumber(page, '20')
}

async function approveAll({ month }: Fixtures): Promise<void> {
  await month.open('approvable')
  await month.approve(20)
  await expect(month.rows).toHaveCount(0)
  await month.open()
  await expect(month.rows.filter({ hasText: 'goedgekeurd' })).toHaveCount(20)
}

async function exportToPayroll({ page, month }: Fixtures): Promise<void> {
  await month.check()
  await expect(month.dialog).toContainText('Alle nummers en codes zijn ingevuld')
  const { name, text } = await savedBy(page, month.eblox)
  expect(name).toBe('SDWorx_export_november_2026_Zonnewijzer.txt')
  const lines = linesOfPayroll(EMPLOYER_NUMBER)
  expect(text.split('\n')).toEqual(lines)
  expect(text).toBe(lines.join('\n'))
  const hundredths = lines.reduce((sum, line) => sum + Number(line.slice(-4)), 0)
  expect(hundredths, 'the hours of the file are those of the timesheets').toBe(316_208)
  await expect(month.dialog).toContainText('Er is niets gewijzigd sinds de export')
}

async function seeLateCertificate({ people, page, month }: Fixtures): Promise<void> {
  await page.goto(`/admin/viewTimeSheet?user=${people.get(LIZE)!.id}&month=2026-11`)
  const payroll = new PayrollTimesheet(page)
  await expect(payroll.row('16-11-2026')).toContainText('T903')
  await expect(page.getByText('gewijzigd sinds de export')).toBeHidden()
  await payroll.conversion('16-11-2026').click()
  await expect(payroll.row('16-11-2026')).toContainText('T900')
  await expect(page.getByText('gewijzigd sinds de export')).toBeVisible()
  await month.open()
  await month.check()
  await expect(month.dialog).toContainText('Bij één medewerker is iets gewijzigd sinds de export')
  await expect(month.dialog.getByRole('listitem').filter({ hasText: LIZE }).last()).toContainText('16-11-2026 T90')
}

/** The screen with the month overview and the check list. A filter shows only the people of one HR employer. */
class Closing {
  readonly page: Page
  readonly rows: Locator
  readonly dialog: Locator
  readonly eblox: Locator
  readonly #employer: string

  constructor(page: Page, employer: string) {
    this.page = page
    this.rows = page.getByRole('row').filter({ hasText: `Huis ${employer}` })
    this.dialog = page.getByRole('dialog', { name: `Loonexport van ${employer}` })
    this.eblox = this.dialog.getByRole('button', { name: 'Export eBlox' })
    this.#employer = employer
  }

  async open(show: 'all' | 'unconfirmed' | 'approvable' = 'all'): Promise<void> {
    await this.page.goto(`/admin/viewcontracts?month=2026-11&show=${show}&q=Huis+${this.#employer}`)
  }

  row(name: string): Locator {
    return this.page.getByRole('row', { name: new RegExp(name) })
  }

  async lockAll(): Promise<void> {
    await takeMonthStep(this.page, 'Alle planningen vastzetten')
    const asking = this.page.getByRole('dialog', {
      name: 'Ben je zeker dat je alle planningen voor deze maand wil vastzetten?',
    })
    await asking.getByRole('button', { name: 'Alle planningen vastzetten' }).click()
  }

  async confirmFor(name: string, reason: string): Promise<void> {
    await takeStep(this.page, name, 'Bevestigen voor …')
    const asking = this.page.getByRole('dialog', {
      name: 'Wil je deze timesheet bevestigen in de plaats van de medewerker?',
    })
    await asking.getByLabel('Reden').fill(reason)
    await asking.getByRole('button', { name: 'Bevestigen' }).click()
    await expect(asking).toBeHidden()
  }

  /** Opens the question that the screen asks before HR confirms several months, reads it, and cancels. */
  async readWhatLapses(count: number): Promise<void> {
    await expect(this.rows).toHaveCount(count)
    for (const box of await this.rows.getByRole('checkbox').all()) await box.check()
    const bar = this.page.getByRole('region', { name: 'Selectie' })
    await bar.getByRole('button', { name: /^Bevestigen voor/ }).click()
    const asking = this.page.getByRole('dialog', {
      name: `Wil je deze ${count} timesheets bevestigen in de plaats van de medewerkers?`,
    })
    await expect(asking).toContainText('Kandidaturen en ruilen die nog wachten in deze maanden, vervallen.')
    await asking.getByRole('button', { name: 'Annuleren' }).click()
    await expect(asking).toBeHidden()
  }

  /** Approves all visible rows. Only the rows of this test are visible. */
  async approve(count: number): Promise<void> {
    await this.page.getByRole('checkbox', { name: 'Ada Aerts' }).check()
    const bar = this.page.getByRole('region', { name: 'Selectie' })
    await bar.getByRole('button', { name: `Alle ${count} goed te keuren kiezen` }).click()
    const letThrough = await holdAnswers(this.page, /\/administration\/contract\/[^/]+\/approve\?/)
    await bar.getByRole('button', { name: 'Goedkeuren' }).click()
    await expect(bar.getByRole('status')).toHaveText(`${count} worden goedgekeurd`)
    // When the user leaves the page now, the remaining rows are not sent. The browser therefore asks for a
    // confirmation.
    await tryToLeave(this.page)
    letThrough()
    await expect(bar).toBeHidden()
  }

  async check(): Promise<void> {
    await takeMonthStep(this.page, `Loonexport ${this.#employer}`)
  }
}

async function remindWhoIsMissing(page: Page, people: ReadonlyMap<string, Employed>): Promise<void> {
  await page.goto('/welcome?month=2026-11')
  const missing = page.getByRole('region', { name: 'Wie ontbreekt nog voor november?' })
  const ofTheTwenty = missing.getByRole('listitem').filter({ hasText: 'Huis Zonnewijzer' })
  await expect(missing.getByRole('listitem').first()).toBeVisible()
  // The list first shows five people, and people of other tests can be among these five. The test therefore shows all
  // people.
  const all = missing.getByRole('button', { name: /Toon alle \d+$/ })
  if (await all.isVisible()) await all.click()
  await expect(ofTheTwenty).toHaveText([/Ines Ickx/, /Rik Ringoot/])
  await missing.getByRole('button', { name: /^Herinner alle \d+$/ }).click()
  const question = page.getByRole('dialog', { name: /^Wil je \d+ herinneringen mailen\?$/ })
  await question.getByRole('button', { name: 'Mail versturen' }).click()
  for (const name of [INES, RIK])
    await expect(ofTheTwenty.filter({ hasText: name })).toContainText('herinnerd op 01-12-2026')
  const { _embedded } = await call(demoMails, {})
  const reminded = _embedded.demoMailList
    .filter(({ kind }) => kind === 'reminder')
    .flatMap(({ recipients }) => recipients)
  const mailed = [...people.values()].filter(({ email }) => reminded.includes(email)).map(({ name }) => name)
  expect(mailed).toEqual([INES, RIK])
}

async function fillInNumber(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Gegevens aanpassen' }).click()
  await new PersonForm(page).enter({ Werknemersnummer: number })
  await page.getByRole('button', { name: 'Opslaan' }).click()
  const question = page.getByRole('dialog', { name: 'Bent u zeker dat u deze wijzigingen wilt opslaan?' })
  await expect(question).toContainText(`Werknemersnummer: – wordt ${number}`)
  await question.getByRole('button', { name: 'Opslaan' }).click()
  await expect(question).toBeHidden()
}
