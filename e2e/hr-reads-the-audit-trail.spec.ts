import { readFile } from 'node:fs/promises'
import { personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { editHourlyRate } from '@uurwerk/contract/contracts/contracts'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const NURSE = 'Hilde Verleden'
const CUSTOMER = 'Woonzorg Historia'

/**
 * Makes the audit trail of this test. HR hired a person, made a contract, entered leave, and entered a higher rate.
 * After that, HR read the absences of the person.
 */
async function openHistory() {
  const office = await Office.open()
  const nurse = await office.hire(NURSE, { from: '2026-11-01' })
  const customerId = await office.welcomeCustomer(CUSTOMER, { abbreviation: 'HIS', invoicesTo: 'in@historia.example' })
  const contractId = await office.sign(nurse, { customerId, from: '2026-11-01', rate: 40 })
  await office.grantVacation(nurse, { year: 2026, days: 20 })
  const token = await tokenOf(HR_EMAIL)
  await call(editHourlyRate, { params: { contractId }, body: { baseHourlyRate: 42.5 } }, token)
  await call(personMonthAbsences, { params: { yearMonth: toYearMonth('2026-11'), userId: nurse.id } }, token)
  return { nurse, contractId }
}

test('HR reads which users changed and read the data of a person', async ({ as }) => {
  const { nurse, contractId } = await openHistory()
  const page = await as(demo.hr)
  const row = (what: string) => page.getByRole('row').filter({ hasText: what })

  await test.step('a link on the page of a person opens the audit entries about that person', async () => {
    await page.goto(`/admin/viewUserDetail?user=${nurse.id}`)
    await page.getByRole('link', { name: 'Historiek' }).click()
    await expect(page).toHaveURL(`/admin/audit?user=${nurse.id}`)
    await expect(page.getByRole('combobox', { name: 'Welke gebruiker' })).toHaveValue(NURSE)
    await expect(row('paste een verlofteller aan')).toContainText(/Toegekend.*0 dagen.*20 dagen/)
    await expect(row('wijzigde het uurtarief')).toContainText(/Uurtarief.*€\s40,00.*€\s42,50/)
    await expect(row('maakte een contract aan').getByRole('link')).toHaveText(`${NURSE}, ${CUSTOMER}`)
    await expectNoViolation(page, 'the history of a person')
  })

  await test.step('a separate filter shows which users read the data of the person', async () => {
    await page.getByRole('radiogroup', { name: 'Wat je wil zien' }).getByText('Inzage').click()
    await expect(page).toHaveURL(`/admin/audit?user=${nurse.id}&kind=readings`)
    await expect(row('bekeek de afwezigheden')).toContainText(demo.hr)
    await expect(row('paste een verlofteller aan')).toHaveCount(0)
    await page.reload()
    await expect(row('bekeek de afwezigheden')).toBeVisible()
  })

  await test.step('HR exports the shown audit entries for Excel', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^CSV van/ }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text).toMatch(/^\uFEFFWanneer;Wie;Wat;Over;Wijzigingen\r\n/)
    expect(text).toContain(`;${demo.hr};${demo.hr} bekeek de afwezigheden;`)
  })

  await test.step('one button clears all filters of the audit trail', async () => {
    await page.getByLabel('Tot en met').fill('01-01-2020')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Niets gevonden met deze filters')).toBeVisible()
    await page.getByRole('button', { name: 'Filters wissen' }).click()
    await expect(page).toHaveURL('/admin/audit')
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  })

  await test.step('the page of a contract links to the audit entries of the contract', async () => {
    await page.goto(`/admin/viewcontractDetail?contract=${contractId}`)
    await page.getByRole('link', { name: 'Historiek' }).click()
    await expect(page.getByRole('combobox', { name: 'Welk contract' })).toHaveValue(`${NURSE}, ${CUSTOMER}`)
    await expect(row('wijzigde het uurtarief')).toBeVisible()
    await expect(row('paste een verlofteller aan')).toHaveCount(0)
  })

  await test.step('HR downloads all stored data about a person as one file', async () => {
    await page.goto(`/admin/viewUserDetail?user=${nurse.id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Alle gegevens' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Gegevens Hilde Verleden \d{4}-\d\d-\d\d\.zip$/)
  })
})
