import { readFile } from 'node:fs/promises'
import { editHrEmployer, hrEmployers } from '@uurwerk/contract/people/hrEmployers'
import { monthInvoices } from '@uurwerk/contract/invoicing/invoiceCalls'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { test } from './fixtures/ownServer.ts'
import { expect } from './fixtures/test.ts'
import { Calendar } from './screens/month/calendar.ts'
import { SettingsScreen } from './screens/office/settings.ts'

/** The width of the logo in this test, which is a purple rectangle. */
const LOGO_WIDTH = 222
const LOGO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAN4AAAA8CAIAAACGiZNpAAAAv0lEQVR4nO3SMREAIBDAsPeCIlTg3wEG2OmQuwjo0DlrQ9B8L4AnaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaKsSZQ1ibImUdYkyppEWZMoaxJlTaIuRDiFbTMvTKMAAAAASUVORK5CYII=',
  'base64',
)

test('HR changes all settings of the company and sees their effect on other screens', async ({ as, consoleErrors }) => {
  // This test causes refusals on purpose, and the browser reports each refusal on its console.
  consoleErrors.expect(/status of (409|422)/)
  const page = await as(demo.hr, '/welcome')
  const screen = new SettingsScreen(page)
  await test.step('HR saves the form of the company, after the form showed the errors at the fields', () =>
    keepCompany(screen))
  await test.step('when two users save the settings, the second user sees both values', async () =>
    meetAnotherChange(screen, await as(demo.both, '/welcome')))
  await test.step('HR adds, changes and removes HR employers, but cannot remove an HR employer with people', () =>
    keepEmployers(screen))
  await test.step('HR exchanges two pay codes', () => swapPayCodes(screen))
  await test.step('HR cannot choose an inactive accounting cost', () => keepCosts(screen))
  await test.step('a company holiday is shown as a public holiday', () => addBridgingDay(screen))
  await test.step('no retention period is shorter than the legal minimum', () => keepTerms(screen))
  await test.step('the next invoice has a number in the new format and the new logo', () => numberAnew(screen))
  const annelies = await as(demo.employee, '/dashboard?month=2027-11')
  await expect(new Calendar(annelies).day('vrijdag 12 november')).toHaveAccessibleName(/feestdag Brugdag/)
})

async function keepCompany(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('Eigen firma')
  await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveAccessibleDescription('Er is nog niets gewijzigd.')
  await screen.enter({
    Naam: '',
    'Btw-nummer': 'BE 0403.019.262',
    IBAN: 'BE68 5390 0754 7035',
    BIC: 'KRED',
    'E-mail': 'facturatie',
  })
  await screen.press('Opslaan')
  await screen.expectErrors([
    'Het naam veld is verplicht',
    'Het btw-nummer veld is niet geldig',
    'Het IBAN veld is niet geldig',
    'Het BIC veld is niet geldig',
    'Het email adres is niet geldig',
  ])
  await expect(screen.field('Naam')).toBeFocused()

  await screen.enter({ Naam: 'Wijzerplaat Zorg', BIC: '', 'E-mail': '', IBAN: '' })
  await screen.enter({ 'Btw-nummer': 'be 0403.019.261', Ondernemingsnummer: '0403.019.261' })
  await screen.press('Opslaan')
  await expect(page.getByText('Voor een factuur ontbreekt nog: IBAN.')).toBeVisible()
  await expect(screen.field('Btw-nummer'), 'the VAT number has the standard notation').toHaveValue('BE 0403.019.261')
  await screen.enter({ IBAN: 'be68 5390 0754 7034' })
  await screen.press('Opslaan')
  await expect(page.getByText('Alles wat op een factuur moet staan, is ingevuld.')).toBeVisible()

  const choosing = page.waitForEvent('filechooser')
  await screen.press('Logo kiezen')
  const chooser = await choosing
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(
    page.getByText('Dit bestand is geen bruikbare PNG- of JPEG-afbeelding. Kies een ander bestand.'),
  ).toBeVisible()
  await chooser.setFiles({ name: 'logo.png', mimeType: 'image/png', buffer: LOGO })
  await expect(page.getByRole('img', { name: 'Het logo van de firma' })).toHaveJSProperty('naturalWidth', LOGO_WIDTH)
}

async function meetAnotherChange(screen: SettingsScreen, others: Page): Promise<void> {
  const { page } = screen
  const other = new SettingsScreen(others)
  await other.open('Eigen firma')
  await other.enter({ Straat: 'Slingerstraat' })
  await screen.enter({ Telefoon: '09 555 01 21' })
  await other.press('Opslaan')
  await expect(others.getByText('De instellingen zijn opgeslagen.')).toBeVisible()

  await screen.press('Opslaan')
  const notice = page.getByRole('table', { name: `${demo.both} heeft de instellingen intussen gewijzigd.` })
  await expect(notice.getByRole('row', { name: 'Straat Slingerstraat Raderwerkstraat' })).toBeVisible()
  await expect(notice.getByRole('row', { name: 'Telefoon 09 555 01 20 09 555 01 21' })).toBeVisible()
  await screen.press('Bewaar wat ik invulde')
  await expect(notice).toBeHidden()
  await others.reload()
  await expect(other.field('Straat')).toHaveValue('Raderwerkstraat')
  await expect(other.field('Telefoon')).toHaveValue('09 555 01 21')
  await others.close()
}

async function keepEmployers(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('HR werkgevers')
  await screen.press('HR werkgever toevoegen')
  await screen.enter({ Naam: 'Wijzerplaat Zorg', Loonkantoornummer: 'ZEE-1' })
  await screen.press('Opslaan')
  await screen.expectErrors(['Het loonkantoornummer veld is niet geldig'])
  await screen.enter({ Loonkantoornummer: 'zee1' })
  await screen.press('Opslaan')
  await expect(page.getByText('Er bestaat al een HR werkgever met deze naam.').first()).toBeVisible()
  await screen.enter({ Naam: 'Wijzerplaat Zee' })
  await screen.press('Opslaan')
  await expect(screen.row('Wijzerplaat Zee')).toContainText('ZEE1')

  await screen.press('Wijzerplaat Zee aanpassen')
  await screen.enter({ Naam: 'Wijzerplaat Kust' })
  const token = await tokenOf(HR_EMAIL)
  const { hrEmployerDtoList } = (await call(hrEmployers, {}, token))._embedded
  const id = hrEmployerDtoList.find(({ name }) => name === 'Wijzerplaat Zee')?.id ?? 0
  await call(editHrEmployer, { params: { id }, body: { name: 'Wijzerplaat Duin', payrollNumber: 'ZEE1' } }, token)
  await screen.press('Opslaan')
  const notice = page.getByRole('table', { name: `${demo.hr} heeft deze werkgever intussen gewijzigd.` })
  await expect(notice.getByRole('row', { name: 'Naam Wijzerplaat Duin Wijzerplaat Kust' })).toBeVisible()
  await screen.press('Bewaar wat ik invulde')
  await expect(notice).toBeHidden()
  await expect(screen.row('Wijzerplaat Kust')).toBeVisible()

  const refused = page.getByRole('button', { name: /^Wijzerplaat Zorg verwijderen: / })
  await expect(refused).toHaveAccessibleName(/Deze HR werkgever heeft nog gebruikers. Geef hen eerst een andere.$/)
  await expect(refused).toHaveAttribute('aria-disabled', 'true')
  await screen.press('Wijzerplaat Kust verwijderen')
  const question = page.getByRole('dialog', { name: 'Wil je Wijzerplaat Kust verwijderen?' })
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(screen.row('Wijzerplaat Kust')).toHaveCount(0)
  await page.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(screen.row('Wijzerplaat Kust')).toContainText('ZEE1')
  await screen.press('Wijzerplaat Kust verwijderen')
  await question.getByRole('button', { name: 'Verwijderen' }).click()
  await expect(screen.row('Wijzerplaat Kust')).toHaveCount(0)
}

async function swapPayCodes(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  const [withCertificate, without] = ['Looncode van Ziek met attest', 'Looncode van Ziek zonder attest']
  await screen.press('Looncodes van Wijzerplaat Zorg')
  await screen.enter({ [withCertificate]: 'T903' })
  await screen.press('Opslaan')
  const twice = 'Elke looncode staat maar één keer bij een HR werkgever: T903. Kies een andere code.'
  await expect(page.getByText(twice).first()).toBeVisible()
  await screen.enter({ [without]: 't900' })
  await screen.press('Opslaan')
  await expect(page.getByText('De looncodes zijn opgeslagen.')).toBeVisible()
  await screen.press('Looncodes van Wijzerplaat Zorg')
  await expect(screen.field(withCertificate)).toHaveValue('T903')
  await expect(screen.field(without)).toHaveValue('T900')
}

async function keepCosts(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('Boekhoudkosten')
  await screen.press('Boekhoudkost toevoegen')
  await screen.enter({ Naam: 'Fietsvergoeding', Boekhoudcode: '613300' })
  await screen.press('Opslaan')
  await expect(screen.row('Fietsvergoeding')).toContainText('In gebruik')
  await screen.press('Maaltijd niet meer aanbieden')
  await expect(screen.row('Maaltijd')).toContainText('Niet meer aangeboden')

  const params = { yearMonth: toYearMonth('2026-11') }
  const { invoiceDtoList } = (await call(monthInvoices, { params }, await tokenOf(HR_EMAIL)))._embedded
  await page.goto(`/admin/viewinvoicePreview?contract=${invoiceDtoList[0]?.contractId}&month=2026-12`)
  await screen.press('Vrije kost toevoegen')
  const offered = page.getByRole('combobox', { name: 'Boekhoudkost' })
  await expect(offered).toContainText('Fietsvergoeding')
  await expect(offered).not.toContainText('Maaltijd')
}

async function addBridgingDay(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('Feestdagen')
  await screen.press('Volgend jaar')
  await expect(page.getByRole('button', { name: /^O.L.H.-Hemelvaart verwijderen: Een wettelijke/ })).toBeVisible()
  await screen.press('Feestdag toevoegen')
  await screen.press('Opslaan')
  await screen.expectErrors(['Het datum veld is verplicht', 'Het naam veld is verplicht'])
  await screen.enter({ Datum: '11-11-2027', Naam: 'Brugdag' })
  await screen.press('Opslaan')
  await expect(page.getByText('Deze dag is al een feestdag.').first()).toBeVisible()
  await screen.enter({ Datum: '12-11-2027' })
  await screen.press('Opslaan')
  await expect(page).toHaveURL(/year=2027/)
  await expect(screen.row('12-11-2027')).toHaveText(/Brugdag.*Van de firma/)
  await screen.press('Brugdag verwijderen')
  await expect(screen.row('12-11-2027')).toHaveCount(0)
  await screen.press('Ongedaan maken')
  await expect(screen.row('12-11-2027')).toBeVisible()
}

async function numberAnew(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('Regels')
  await screen.enter({ Factuurnummer: 'F{jaar}' })
  await screen.press('Opslaan')
  await expect(page.getByText(/^Het factuurnummer veld moet één keer \{jaar\}/)).toBeVisible()
  await screen.enter({ Factuurnummer: 'CN{jaar}-{nummer}' })
  await screen.press('Opslaan')
  await expect(page.getByText(/^Een factuur en een creditnota zouden zo hetzelfde nummer/).first()).toBeVisible()
  await screen.enter({ Factuurnummer: 'F{jaar}/{nummer}' })
  await expect(screen.field('Factuurnummer')).toHaveAccessibleDescription(/Bijvoorbeeld F2026\/000123/)
  await screen.press('Opslaan')
  await expect(page.getByText('De instellingen zijn opgeslagen.')).toBeVisible()

  const params = { yearMonth: toYearMonth('2026-11') }
  const { invoiceDtoList } = (await call(monthInvoices, { params }, await tokenOf(HR_EMAIL)))._embedded
  const open = (wanted: readonly string[]) => {
    const { id } = invoiceDtoList.find(({ status }) => wanted.includes(status)) ?? {}
    return page.goto(`/admin/viewinvoicedetail?invoice=${id}`)
  }
  await open(['CONFIRMED', 'MAILED'])
  expect(await pictureWidths(page), 'an invoice from before the change has no new logo').not.toContain(LOGO_WIDTH)
  await open(['CREATED'])
  await screen.press('Factureren')
  await expect(page.getByRole('heading', { name: /^Factuuroverzicht F2026\/\d{6}$/ })).toBeVisible()
  expect(await pictureWidths(page)).toContain(LOGO_WIDTH)
}

/** Returns the widths of the pictures in the PDF of the open invoice. */
async function pictureWidths(page: Page): Promise<number[]> {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const file = await readFile(await (await downloading).path(), 'latin1')
  return [...file.matchAll(/\/Width (\d+)/g)].map(([, width]) => Number(width))
}

async function keepTerms(screen: SettingsScreen): Promise<void> {
  const { page } = screen
  await screen.open('Bewaartermijnen')
  await expect(page.getByText('Niets is voorbij zijn termijn.')).toBeVisible()
  await screen.enter({ 'Loon en uren (jaren)': '4', 'Facturen en hun bijlagen (jaren)': '7' })
  await screen.press('Opslaan')
  await screen.expectErrors([
    'De wet vraagt om sociale documenten minstens 5 jaar te bewaren',
    'De wet vraagt om facturen minstens 10 jaar te bewaren',
  ])
  await screen.enter({ 'Loon en uren (jaren)': '7', 'Facturen en hun bijlagen (jaren)': '10' })
  await screen.press('Opslaan')
  await expect(page.getByText('De bewaartermijnen zijn opgeslagen. Ze tellen vanaf vannacht.')).toBeVisible()
}
