import { customerContacts, endContactSessions } from '@uurwerk/contract/customers/contacts'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { createWorkedShiftFor, editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { Page } from '@playwright/test'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { holdAnswers } from './screens/holdAnswers.ts'
import { expectAccessible, expectNoViolation } from './screens/expectAccessible.ts'
import { textOfDownload, textOfPdf } from './fixtures/files/readPdf.ts'

const CUSTOMER = 'Kliniek Rozengaard'
const INVOICES_TO = 'lindehof@reizen.example'
const WIM = { name: 'Wim Goossens', email: 'wim.goossens@reizen.example' }
const SIGNED = `Ondertekend voor ${CUSTOMER} door ${WIM.name}`
const NURSE = 'Lieselotte Vanhaverbeke'
const [BAVO, CARLIJN] = ['Bavo Desmedt', 'Carlijn Everaert'] as const
const PHONE = { width: 360, height: 740 }
const [october, yearMonth] = [toYearMonth('2026-10'), toYearMonth('2026-11')] as const
type ContractMonth = { readonly contractId: number; readonly yearMonth: YearMonth }
const times = (start: string, end: string) => ({ startDateTimestamp: start, endDateTimestamp: end })

async function givenConfirmedMonth() {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer(CUSTOMER, {
    abbreviation: 'LHF',
    invoicesTo: INVOICES_TO,
  })
  const confirmMonth = async (params: ContractMonth, shifts: readonly (readonly [day: string, end: string])[]) => {
    for (const [date, end] of shifts)
      await call(
        createWorkedShiftFor,
        { params, body: { date, labourPeriod: times(`${date}T07:00`, `${date}T${end}`) } },
        token,
      )
    await call(lockMonthFor, { params }, token)
    await call(confirmMonthFor, { params, body: { reason: 'op vraag' } }, token)
    return params
  }
  const contractOf = async (name: string) => {
    const nurse = await office.hire(name, { from: '2026-01-01' })
    return office.sign(nurse, { customerId, from: '2026-01-01', rate: 40 })
  }
  const token = await tokenOf(HR_EMAIL)
  const params = await confirmMonth({ contractId: await contractOf(NURSE), yearMonth }, [
    ['2026-11-03', '15:06'],
    ['2026-11-04', '16:06'],
  ])
  const [bavo, carlijn] = [await contractOf(BAVO), await contractOf(CARLIJN)]
  await confirmMonth({ contractId: bavo, yearMonth: october }, [['2026-10-05', '15:06']])
  for (const contractId of [bavo, carlijn]) await confirmMonth({ contractId, yearMonth }, [['2026-11-05', '15:06']])
  const correct = async () => {
    const { workedShiftDtos } = await call(fullTimesheet, { params }, token)
    const { id, version } = workedShiftDtos[1]!
    const body = { id, version, day: '2026-11-04', labourPeriod: times('2026-11-04T07:00', '2026-11-04T15:06') }
    await call(editWorkedShiftFor, { params, body }, token)
  }
  return { customerId, contractId: params.contractId, correct }
}

async function inviteWim(hr: Page, customerId: number): Promise<void> {
  await hr.goto(`/admin/viewCustomerDetail?customer=${customerId}`)
  await hr.getByRole('button', { name: 'Contactpersoon', exact: true }).click()
  await hr.getByRole('textbox', { name: 'Naam' }).last().fill(WIM.name)
  await hr.getByRole('textbox', { name: 'E-mail' }).last().fill(WIM.email)
  await hr.getByRole('button', { name: 'Opslaan', exact: true }).last().click()
  await hr.getByRole('button', { name: `Mail een link naar ${WIM.name}` }).click()
  await expect(hr.getByText(/Link gemaild op/).last()).toBeVisible()
  await hr.getByText('Verplicht', { exact: true }).click()
  await expect(hr.getByText('Een factuur wacht tot de klant de uren ondertekent')).toBeVisible()
}

/** HR answers the remark. Before the customer signs, HR cannot make the invoice. */
async function answerRemark(hr: Page, contractId: number): Promise<void> {
  await hr.goto(`/admin/viewexcel?contract=${contractId}&month=2026-11`)
  const panel = hr.getByRole('region', { name: 'De klant', exact: true })
  await expect(panel).toContainText('De factuur wacht op de handtekening van de klant.')
  await expect(panel).toContainText('04-11-2026: Ze ging om 15:06 naar huis')
  await expectNoViolation(hr, 'the month with a remark of the customer')
  await panel.getByRole('textbox', { name: 'Antwoord over 04-11-2026' }).fill('Klopt, dat is aangepast')
  await panel.getByRole('button', { name: 'Eén antwoord versturen' }).click()
  await expect(panel.getByText('Ze ging om 15:06 naar huis')).toHaveCount(0)
}

/**
 * The supervisor opens the list of all months that wait for a signature, agrees to the hours of two colleagues in two
 * months, selects all months of the list, and signs the three months together.
 */
async function signTogether(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Medewerkers' }).click()
  await page.getByRole('combobox', { name: 'Maanden' }).selectOption('Alles wat wacht')
  const months = [
    ['oktober 2026', BAVO],
    ['november 2026', BAVO],
    ['november 2026', CARLIJN],
  ] as const
  for (const [name, colleague] of months) {
    await expect(page.getByRole('checkbox', { name: `${colleague}, ${name} mee ondertekenen` })).toHaveCount(0)
    await page.getByRole('region', { name }).getByRole('link', { name: colleague }).click()
    await expect(page.getByText(`${CUSTOMER}, ${name}`)).toBeVisible()
    await page.getByRole('button', { name: 'De rest akkoord (1)' }).click()
    await expect(page.getByRole('button', { name: /^De rest akkoord/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Medewerkers' }).click()
  }
  await page.getByRole('checkbox', { name: `${BAVO}, oktober 2026 mee ondertekenen` }).check()
  await page.getByRole('checkbox', { name: 'Alle 3 die akkoord zijn' }).check()
  await page.getByRole('checkbox', { name: /Ik bevestig namens/ }).check()
  await expectNoViolation(page, 'the months to sign together')
  await expectProgress(page, () => page.getByRole('button', { name: '3 maanden ondertekenen' }).click())
  await expect(page.getByText('3 maanden zijn ondertekend.')).toBeVisible()
  await expect(page.getByText('Er wachten geen uren op een handtekening.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Maanden' }).selectOption('Eén maand')
  await page.goto(`/customer?month=${yearMonth}`)
  await expect(page.getByRole('link', { name: /Ondertekend/ })).toHaveCount(3)
}

/** While the server signs the months, the supervisor reads how many months are done. */
async function expectProgress(page: Page, sign: () => Promise<void>): Promise<void> {
  const letThrough = await holdAnswers(page, '**/api/contact/months/sign')
  await sign()
  await expect(page.getByRole('status').filter({ hasText: '0 van 3 maanden verwerkt' })).toBeVisible()
  letThrough()
}

async function expectOwnCopy(page: Page): Promise<void> {
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF' }).click()
  const text = await textOfDownload(await file)
  expect(text).toContain(SIGNED)
  expect(text).toContain(NURSE)
}

/** The month is signed, so HR can make the invoice. The customer gets the signature with the invoice. */
async function invoiceWithSignature(hr: Page, contractId: number): Promise<void> {
  await hr.goto(`/admin/viewexcel?contract=${contractId}&month=2026-11`)
  await expect(hr.getByRole('region', { name: 'De klant', exact: true })).toContainText(`door ${WIM.name}`)
  await hr.getByRole('button', { name: 'Meer', exact: true }).click()
  const pdf = hr.waitForEvent('download')
  await hr.getByRole('menuitem', { name: 'Download PDF' }).click()
  expect(await textOfDownload(await pdf)).toContain(SIGNED)

  await hr.goto(`/admin/viewinvoicePreview?contract=${contractId}&month=2026-11`)
  await hr.getByRole('button', { name: 'Genereer factuur' }).click()
  const question = hr.getByRole('dialog', { name: /^Ben je zeker dat je een factuur wil genereren/ })
  await question.getByRole('button', { name: 'Genereer factuur' }).click()
  await expect(hr.getByRole('heading', { name: 'Factuuroverzicht Concept' })).toBeVisible()
  await hr.getByRole('button', { name: 'Factureren' }).click()
  await expect(hr.getByRole('heading', { name: /^Factuuroverzicht 2026-\d{6}$/ })).toBeVisible()
  await hr.getByRole('button', { name: `Bevestig e-mail ${INVOICES_TO}` }).click()
  await hr.getByRole('button', { name: 'Mailen', exact: true }).click()
  await expect(hr.getByRole('status').filter({ hasText: 'Verstuurd' })).toBeVisible()
  const files = (await mailsTo(INVOICES_TO)).flatMap(({ attachments }) => attachments)
  const timesheet = files.find(({ filename }) => filename?.startsWith('Timesheet bij factuur'))
  expect(await textOfPdf(new Uint8Array(timesheet?.content as ArrayBuffer))).toContain(SIGNED)
}

async function readPrivacyAndGuide(page: Page, mail: string): Promise<void> {
  expect(mail).toContain('/customer/privacy')
  await page.getByRole('link', { name: 'Privacy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
  await expect(page.getByText('Na het aanmelden lees je hier')).toHaveCount(0)
  await expectNoViolation(page, 'the privacy page')
  await page.getByRole('link', { name: 'Naar de uren' }).click()
  await page.getByRole('link', { name: 'Handleiding' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Voor de klant: planning en uren' })).toBeVisible()
  await expectNoViolation(page, 'the guide for customers')
  await page.getByRole('link', { name: 'Naar de uren' }).click()
}

async function disputeLine(page: Page): Promise<void> {
  await page.getByRole('link', { name: NURSE }).click()
  await page.getByRole('button', { name: /^Akkoord met .*03\/11\/2026/ }).click()
  await page.getByRole('button', { name: /^Betwisten: .*04\/11\/2026/ }).click()
  const remark = page.getByRole('textbox', { name: 'Wat klopt er niet?' })
  await remark.press('Escape')
  await expect(remark).toHaveCount(0)
  await page.getByRole('button', { name: /^Betwisten: .*04\/11\/2026/ }).click()
  await remark.fill('Ze ging om 15:06 naar huis')
  await remark.press('Enter')
  await page.getByRole('button', { name: 'Opmerkingen versturen' }).click()
  await expect(page.getByText('De opmerkingen zijn verstuurd.')).toBeVisible()
  await expectAccessible(page, page.url())
  await page.setViewportSize(PHONE)
}

/**
 * HR ends all sessions of the supervisor while the supervisor reads a month. The supervisor then asks for a new link.
 */
async function askForNewLink(page: Page, customerId: number): Promise<void> {
  const token = await tokenOf(HR_EMAIL)
  const { _embedded } = await call(customerContacts, { params: { id: customerId } }, token)
  const { id: contactId } = _embedded.customerContactDtoList[0]!
  await call(endContactSessions, { params: { id: customerId, contactId } }, token)
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Je toegang is beëindigd' })).toBeVisible()
  const before = (await mailsTo(WIM.email)).length
  await page.getByRole('textbox', { name: 'Je e-mailadres' }).fill(WIM.email)
  await page.getByRole('button', { name: 'Stuur me een link' }).click()
  await expect(page.getByText('Als dit adres bij ons bekend is, is er een mail onderweg.')).toBeVisible()
  await expect.poll(() => mailsTo(WIM.email)).toHaveLength(before + 1)
  await page.goto(linkIn((await mailsTo(WIM.email)).at(-1)?.text))
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uren nakijken' })).toBeVisible()
}

const linkIn = (mail: string | undefined) => /\/customer\/enter#t=[\w-]+/.exec(mail ?? '')?.[0] ?? 'no link'

/** The other tab of the supervisor shows at once that the access ended. */
async function signOutEverywhere(page: Page): Promise<void> {
  const otherTab = await page.context().newPage()
  await otherTab.goto('/customer')
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Uren nakijken' })).toBeVisible()
  await page.getByRole('button', { name: 'Alle toestellen afmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Alle toestellen afmelden?' })
  await expectNoViolation(page, 'the question before the sign-out on all devices')
  await question.getByRole('button', { name: 'Alle toestellen afmelden' }).click()
  await expect(page.getByRole('button', { name: 'Stuur me een link' })).toBeVisible()
  await expect(otherTab.getByRole('button', { name: 'Stuur me een link' })).toBeVisible()
  await otherTab.close()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Stuur me een link' })).toBeVisible()
}

async function readSignedMonth(page: Page, contractId: number): Promise<void> {
  await page.goto(`/customer?month=2026-11&contract=${contractId}`)
  await expect(page.getByText(`Ondertekend door ${WIM.name}`)).toBeVisible()
  await expectOwnCopy(page)
}

test('the supervisor of a customer disputes a line of a month on a phone, HR corrects the line, and the supervisor signs the month', async ({
  as,
  page,
  consoleErrors,
}) => {
  // The calls after HR ended the sessions get 401, which the browser reports on its console.
  consoleErrors.expect(/status of 401/)
  const { customerId, contractId, correct } = await givenConfirmedMonth()
  const hr = await as(demo.hr)
  await inviteWim(hr, customerId)
  await expect.poll(() => mailsTo(WIM.email)).toHaveLength(1)
  const [mail] = await mailsTo(WIM.email)
  const link = linkIn(mail?.text)

  await test.step('the link in the mail to the supervisor opens the month only after a press of the button, and the browser removes the secret from the address', async () => {
    await expectAccessible(page, link)
    await page.setViewportSize(PHONE)
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Uren nakijken' })).toBeVisible()
    await expect(page.getByText(`Welkom, ${WIM.name}. Je hebt nu toegang tot ${CUSTOMER}.`)).toBeVisible()
    await expect(page).not.toHaveURL(/t=/)
  })

  await test.step('the supervisor Wim reads on the privacy page which company keeps his data, and goes back', () =>
    readPrivacyAndGuide(page, mail?.text ?? ''))

  await test.step('the supervisor Wim accepts one line of the month, disputes the other line, and sends his remark to HR', () =>
    disputeLine(page))

  await test.step('after HR corrects the disputed line, the supervisor Wim accepts the line and signs the month', async () => {
    await correct()
    await answerRemark(hr, contractId)
    await page.reload()
    await expect(page.getByText('Gewijzigd na de opmerking')).toBeVisible()
    await page.getByRole('button', { name: 'De rest akkoord (1)' }).click()
    await page.getByRole('checkbox', { name: /Ik bevestig namens/ }).check()
    await page.getByRole('button', { name: 'Ondertekenen', exact: true }).click()
    await expect(page.getByText(`Ondertekend door ${WIM.name}`)).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
    await expectOwnCopy(page)
  })

  await test.step('the supervisor Wim agrees to the hours of two colleagues in two months and signs these months together', () =>
    signTogether(page))

  await test.step('HR reads the signature of the customer on the screen, makes the invoice and mails it, and the timesheet of the invoice has the name of the person who signed', () =>
    invoiceWithSignature(hr, contractId))

  await test.step('after the invoice, the supervisor Wim still reads the month and downloads the signed copy', () =>
    readSignedMonth(page, contractId))

  await test.step('after HR signs the supervisor Wim out, the page that Wim reads says so, and Wim comes back with a new link', () =>
    askForNewLink(page, customerId))

  await test.step('the supervisor Wim signs out on all devices, and needs a new link after that', () =>
    signOutEverywhere(page))
})
