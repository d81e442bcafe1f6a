import { editPerson, person as personCall } from '@uurwerk/contract/people/people'
import { reopenMonth, toggleApproval } from '@uurwerk/contract/timesheets/contractMonths'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { november, PayrollOffice } from './fixtures/offices/payrollOffice.ts'
import { expect, test, type Given } from './fixtures/test.ts'
import { itemOf, openMenuOf, takeMonthStep, takeStep } from './screens/office/contractMonths.ts'
import { savedBy } from './screens/office/payroll.ts'

const TIBO = 'Tibo Smets'
const ROOS = 'Roos Maas'
const JASMIN = 'Jasmin Okafor'
/** The eighteen people who have confirmed their month and have an employee number. */
const EIGHTEEN = 'Ada Bram Cleo Daan Elke Finn Gust Hana Ines Jules Kato Lars Mira Nele Otto Pien Quin Rune'.split(' ')

async function openClosing({ as, consoleErrors }: Given) {
  const token = await tokenOf(HR_EMAIL)
  const office = await PayrollOffice.open('Wilgentak Loon', '1000088')
  const inOrder = EIGHTEEN.map(async (name, index) => {
    const person = await office.employ(`${name} Wilgen`, { employeeNr: 8001 + index })
    await office.work(person, '2026-11-02')
    await office.confirm(person)
    return person
  })
  const tibo = await office.employ(TIBO, {})
  const roos = await office.employ(ROOS, { employeeNr: 8020 })
  const jasmin = await office.employ(JASMIN, { employee: false })
  await office.work(tibo, '2026-11-03')
  await office.confirm(tibo)
  await office.work(roos, '2026-11-04')
  await office.lock(roos)
  const [ada] = await Promise.all(inOrder)

  const page = await as(demo.hr)
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const dialog = page.getByRole('dialog', { name: `Loonexport van ${office.employer.name}` })
  const eblox = dialog.getByRole('button', { name: 'Export eBlox' })
  const openCheck = () => takeMonthStep(page, `Loonexport ${office.employer.name}`)
  await page.goto('/admin/viewcontracts?month=2026-11&q=Huis+Wilgentak')
  return { token, inOrder, tibo, jasmin, ada, page, row, dialog, eblox, openCheck, consoleErrors }
}

type Fixtures = Awaited<ReturnType<typeof openClosing>>

test('HR closes a month for twenty people, solves two problems, and exports the month', async ({
  as,
  consoleErrors,
}) => {
  const fixtures = await openClosing({ as, consoleErrors })
  await test.step('each row of the list shows the state of its month, and a disabled action shows its reason', () =>
    readRows(fixtures))
  await test.step('HR sees the check list of missing data before the payroll export', () => readChecklist(fixtures))
  await test.step('HR confirms the month of an absent employee with a reason', () => confirmForAbsent(fixtures))
  await test.step('HR exports the payroll file when no data is missing, and the screen reports later changes', () =>
    exportToPayroll(fixtures))
  await test.step('HR approves, prints and reopens several timesheets at once', () => approveAndReopen(fixtures))
  await test.step('a refusal is shown below the row, with the name of the colleague who changed the month first', () =>
    meetFasterColleague(fixtures))
  await test.step('the button that locks all months asks for a confirmation', () => lockAll(fixtures))
})

async function readRows({ jasmin, page, row, consoleErrors }: Fixtures): Promise<void> {
  await expect(row('Ada Wilgen').getByText('bevestigd')).toHaveCSS('background-color', 'rgb(227, 246, 231)')
  await expect(row(ROOS).getByText('vastgezet')).toHaveCSS('background-color', 'rgb(228, 242, 255)')
  // The text is red because HR must act: the month is over, and Roos has not confirmed it.
  await expect(row(ROOS).getByText('1 dag te laat')).toHaveCSS('color', 'rgb(166, 29, 35)')
  await expect(row('Ada Wilgen').getByText('te laat')).toHaveCount(0)
  const menu = await openMenuOf(page, JASMIN)
  const payroll = itemOf(menu, 'Loonstaat')
  await expect(payroll).toHaveAttribute('aria-disabled', 'true')
  await expect(payroll).toContainText('Een zelfstandige heeft geen looncodes. Maak een factuur of kies iemand anders.')
  const month = `contract=${jasmin.contractId}&month=${november}`
  for (const [link, address] of [
    ['Facturatie', `/admin/viewinvoicePreview?${month}`],
    ['Planning', `/admin/dashboard?user=${jasmin.id}&${month}`],
  ] as const)
    await expect(itemOf(menu, link)).toHaveAttribute('href', address)
  consoleErrors.expect(/409/)
  await page.goto(`/admin/viewTimeSheet?user=${jasmin.id}&month=2026-11`)
  await expect(page.getByRole('heading', { name: 'Geen loonstaat' })).toBeVisible()
  await page.goBack()
  for (const head of ['Medewerker', 'Ziekenhuis', 'Stand van de maand', 'Uren', 'Aandacht'])
    await expect(page.getByRole('columnheader', { name: head }).getByRole('button')).toBeVisible()
}

async function readChecklist({ tibo, page, dialog, eblox, openCheck }: Fixtures): Promise<void> {
  await openCheck()
  // Each of the twenty people has one day of work and the holiday of 11 November: 20 × 2 × 7,60 = 304,00 hours.
  await expect(dialog).toContainText('20 medewerkers, 304,00 uur. Deze maand is nog niet geëxporteerd.')
  await expect(dialog.getByRole('link', { name: `Er ontbreekt: het werknemersnummer van ${TIBO}` })).toHaveAttribute(
    'href',
    `/admin/viewUserDetail?user=${tibo.id}`,
  )
  await expect(dialog.getByRole('heading', { name: 'Eén medewerker heeft nog niet bevestigd' })).toBeVisible()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Huis Wilgentak' }).last()).toContainText(ROOS)
  await expect(dialog).toContainText('Bonus nacht')
  await expect(eblox).toHaveAccessibleDescription('Eén gegeven ontbreekt')
  const file = await savedBy(page, dialog.getByRole('button', { name: 'Download CSV' }))
  expect(file.text).toContain('Wilgentak Loon;1000088;;Tibo Smets;03-11-2026;0010;Gewerkte uren;7,60')
  await expect(dialog).toContainText('Laatste export: 01-12-2026')
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
}

async function confirmForAbsent({ page, row }: Fixtures): Promise<void> {
  await takeStep(page, ROOS, 'Bevestigen voor …')
  const asking = page.getByRole('dialog', {
    name: 'Wil je deze timesheet bevestigen in de plaats van de medewerker?',
  })
  await asking.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(asking.getByText('Het reden veld is verplicht')).toBeVisible()
  await asking.getByLabel('Reden').fill('op reis')
  await asking.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(row(ROOS).getByText('bevestigd', { exact: true })).toBeVisible()
  await expect(row(ROOS).getByText('bevestigd door HR', { exact: true })).toBeAttached()
}

async function exportToPayroll({ token, tibo, page, dialog, eblox, openCheck }: Fixtures): Promise<void> {
  const { id } = tibo
  const { hrEmployer, authProvider, roles, ...known } = await call(personCall, { params: { id } }, token)
  const body = { ...known, provider: authProvider, roles, hrEmployerId: hrEmployer?.id, employeeNr: 8019 }
  await call(editPerson, { params: { id }, body }, token)
  await openCheck()
  await expect(dialog).toContainText('Alle nummers en codes zijn ingevuld')
  await expect(dialog).toContainText('Iedereen heeft bevestigd')
  await expect(dialog).toContainText('Bij één medewerker is iets gewijzigd sinds de export')
  await expect(dialog).toContainText('Werknemersnummer: geen → 8019')
  const file = await savedBy(page, eblox)
  const numbers = Array.from({ length: 20 }, (_, index) => 8001 + index)
  const workedOn = (number: number) => (number === 8019 ? '03' : number === 8020 ? '04' : '02')
  expect(file.text.split('\n')).toEqual(
    numbers.flatMap((number) => [
      `1000088000${number}K202611${workedOn(number)}00100760`,
      `1000088000${number}K2026111102500760`,
    ]),
  )
  await expect(dialog).toContainText('Er is niets gewijzigd sinds de export')
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click()
}

async function approveAndReopen({ token, ada, page, row }: Fixtures): Promise<void> {
  const bar = page.getByRole('region', { name: 'Selectie' })
  const choose = async () => {
    for (const name of ['Ada Wilgen', TIBO]) await page.getByRole('checkbox', { name }).check()
  }
  await choose()
  await bar.getByRole('button', { name: 'Alle 20 goed te keuren kiezen' }).click()
  await expect(bar.getByRole('status')).toContainText('20 gekozen · ')
  const adas = { yearMonth: november, contractId: ada!.contractId }
  await call(toggleApproval, { params: adas, body: { confirmedForInvoice: true } }, token)
  await bar.getByRole('button', { name: 'Goedkeuren' }).click()
  await expect(page.getByRole('row').getByText('goedgekeurd', { exact: true })).toHaveCount(20)
  await expect(
    page.getByText('Eén timesheet is niet goedgekeurd. De timesheet is al goedgekeurd voor facturatie. (Ada Wilgen)'),
    'a colleague approved the timesheet of Ada first',
  ).toBeVisible()
  await expect(bar.getByRole('status')).toContainText('1 gekozen · ')
  await bar.getByRole('button', { name: 'Selectie wissen' }).click()
  await expect(bar).toBeHidden()

  await choose()
  const files: string[] = []
  page.on('download', (download) => files.push(download.suggestedFilename()))
  await bar.getByRole('button', { name: 'PDF’s' }).click()
  await expect(bar.getByRole('status')).toContainText('van 2 PDF’s gedownload')
  await expect.poll(() => files.length).toBe(2)
  await expect(bar).toBeHidden()

  await choose()
  await bar.getByRole('button', { name: 'Heropenen' }).click()
  const asking = page.getByRole('dialog', { name: 'Wil je deze 2 timesheets heropenen?' })
  await asking.getByLabel('Reden').fill('uren vergeten')
  await asking.getByRole('button', { name: 'Heropenen' }).click()
  for (const name of [TIBO, 'Ada Wilgen']) {
    await expect(row(name).getByText('vastgezet', { exact: true })).toBeVisible()
    await expect(row(name).getByText('heropend', { exact: true }).first()).toBeAttached()
  }
  await takeStep(page, TIBO, 'Unlock')
  const question = page.getByRole('dialog', { name: 'Wil je deze planning vrijgeven?' })
  await expect(question).toContainText(`${TIBO} · Huis Wilgentak Loon · november 2026`)
  await expect(question).toContainText('De vastgezette versie van 01-12-2026')
  await question.getByRole('button', { name: 'Unlock' }).click()
  await expect(row(TIBO).getByText('niet vastgezet')).toBeVisible()
  // The alert is found by its text, because the message of the reopening can still be visible.
  const unlocked = page.getByRole('alert').filter({ hasText: `De planning van ${TIBO} is vrijgegeven.` })
  await unlocked.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(row(TIBO).getByText('vastgezet', { exact: true })).toBeVisible()
}

async function meetFasterColleague({ token, inOrder, page, row }: Fixtures): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.goto('/admin/viewcontracts?month=2026-11&show=approved&q=Wilgen')
  const names = ['Rune Wilgen', 'Quin Wilgen']
  for (const [index, name] of names.entries()) {
    const { contractId } = (await Promise.all(inOrder))[17 - index]!
    await row(name).scrollIntoViewIfNeeded()
    const menu = await openMenuOf(page, name)
    const scrolled = await page.evaluate(() => scrollY)
    const params = { yearMonth: november, contractId }
    if (index === 0) await call(toggleApproval, { params, body: { confirmedForInvoice: false } }, token)
    else await call(reopenMonth, { params, body: { reason: 'fout' } }, token)
    await itemOf(menu, index === 0 ? 'Afkeuren' : 'Reopen').click()
    if (index === 1) {
      const asking = page.getByRole('dialog', { name: 'Wil je deze timesheet heropenen?' })
      await asking.getByRole('button', { name: 'Heropenen' }).click()
      await expect(asking).toBeHidden()
    }
    const why =
      index === 0 ? 'De timesheet is niet goedgekeurd voor facturatie.' : 'De timesheet is nog niet bevestigd.'
    const note = page.getByRole('alert').filter({ hasText: `${name}: ${why} Dat deed ${demo.hr} op 01-12-2026` })
    await expect(note).toBeInViewport()
    const stays = row(name).first()
    await expect(stays.getByText(index === 0 ? 'bevestigd' : 'vastgezet', { exact: true })).toBeVisible()
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(60)
    await note.getByRole('button', { name: `Melding over ${name} sluiten` }).click()
    await expect(row(name)).toBeHidden()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

async function lockAll({ ada, page, row }: Fixtures): Promise<void> {
  await takeMonthStep(page, 'Alle planningen vastzetten')
  const asking = page.getByRole('dialog', {
    name: 'Ben je zeker dat je alle planningen voor deze maand wil vastzetten?',
  })
  await asking.getByRole('button', { name: 'Annuleren' }).click()
  const hide = page.getByRole('switch', { name: 'Interne firma verbergen' })
  await page.goto('/admin/viewcontracts?month=2026-11&q=Wijzerplaat+Intern')
  await expect(row(demo.both)).toBeVisible()
  await hide.click()
  await expect(row(demo.both)).toBeHidden()
  await expect(page.getByText('Er is één rij van de interne firma die niet getoond wordt.')).toBeVisible()
  await page.getByRole('button', { name: 'Toon de interne firma' }).click()
  await expect(row(demo.both)).toBeVisible()
  await hide.click()
  await page.reload()
  await expect(hide).toBeChecked()
  await expect(row(demo.both)).toBeHidden()

  await page.goto('/admin/viewcontracts?month=2026-11&q=Ada')
  await row('Ada Wilgen').getByText('Huis Wilgentak').click()
  await expect(page).toHaveURL(`/admin/viewcontractDetail?contract=${ada?.contractId}&month=${november}`)
  await page.reload()
  const bar = page.getByRole('navigation').first()
  await expect(bar.getByRole('link', { name: 'Contracten' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('link', { name: 'Maand november 2026' })).toHaveAttribute(
    'href',
    `/admin/viewexcel?contract=${ada?.contractId}&month=${november}`,
  )
  const crumb = page.getByRole('listitem').getByRole('link', { name: 'Contracten' })
  await expect(crumb).toHaveAttribute('href', `/admin/viewcontracts?month=${november}`)
}
