import { addContact, inviteContact, openContactSession } from '@uurwerk/contract/customers/contacts'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { createWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call, tokenOf } from './fixtures/call.ts'
import { demo, HR_EMAIL } from './fixtures/cast.ts'
import { mailsTo } from './fixtures/servers/mailServer.ts'
import { Office } from './fixtures/offices/office.ts'
import { expect, test } from './fixtures/test.ts'
import { expectNoViolation } from './screens/expectAccessible.ts'

const NURSE = 'Ondertekend Aerts'
const WIM = { name: 'Wim Ondertekent', emailAddress: 'wim.ondertekent@reizen.example' }
const SIGNED = 'De klant heeft deze uren ondertekend. Na je wijziging vervalt dat.'
const yearMonth = toYearMonth('2026-11')

/** A month with one shift, which HR confirmed and the contact Wim signed. */
async function givenSignedMonth() {
  const office = await Office.open()
  const customerId = await office.welcomeCustomer('WZC De Handtekening', {
    abbreviation: 'HAN',
    invoicesTo: 'han@reizen.example',
  })
  const labourTime = { startTime: '07:00', endTime: '15:06' }
  await office.addShiftType(customerId, { name: 'Vroege', color: '#C7E0F4', labourTime, breakTime: null })
  const nurse = await office.hire(NURSE, { from: '2026-01-01' })
  const contractId = await office.sign(nurse, { customerId, from: '2026-01-01', rate: 40 })
  const token = await tokenOf(HR_EMAIL)
  const params = { contractId, yearMonth }
  const labourPeriod = { startDateTimestamp: '2026-11-03T07:00', endDateTimestamp: '2026-11-03T15:06' }
  await call(createWorkedShiftFor, { params, body: { date: '2026-11-03', labourPeriod } }, token)
  await call(lockMonthFor, { params }, token)
  await call(confirmMonthFor, { params, body: { reason: 'op vraag' } }, token)
  const contacts = await call(addContact, { params: { id: customerId }, body: { ...WIM, maySign: true } }, token)
  const contactId = contacts._embedded.customerContactDtoList[0]!.id
  await call(inviteContact, { params: { id: customerId, contactId } }, token)
  await expect.poll(() => mailsTo(WIM.emailAddress)).toHaveLength(1)
  const [mail] = await mailsTo(WIM.emailAddress)
  const link = /#t=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const { token: wim } = await call(openContactSession, { body: { token: link } })
  const { contentHash, lines } = await call(contactMonth, { params }, wim)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  await call(judgeLines, { params, body: { contentHash, lines: agreed } }, wim)
  await call(signMonth, { params, body: { contentHash, name: WIM.name, confirmed: true } }, wim)
  const status = async () => (await call(contactMonth, { params }, wim)).status
  return { nurse, status }
}

test('before HR changes a month that the customer signed, the team planning and the table warn HR that the signature will not count any more', async ({
  as,
  consoleErrors,
}) => {
  // The server first refuses the change with 409, and HR then gets the question. The browser reports the refusal as an
  // error on its console.
  consoleErrors.expect(/status of 409/)
  const { nurse, status } = await givenSignedMonth()
  const page = await as(demo.hr, '/admin/planning?view=week&from=2026-11-02&q=Ondertekend')
  const question = page.getByRole('dialog', { name: 'Een bevestigde maand wijzigen?' })

  await test.step('in the team planning, HR plans a shift by keyboard, reads the question, and cancels', async () => {
    await page.getByRole('gridcell', { name: new RegExp(`^${NURSE}, woensdag 4`) }).focus()
    await page.keyboard.press('v')
    await expect(question).toContainText(SIGNED)
    await expectNoViolation(page, 'the question about a signed month')
    await question.getByRole('button', { name: 'Annuleren' }).click()
    expect(await status()).toBe('signed')
  })

  await test.step('in the table, the editor stays open when HR does not agree, and the change is saved when HR agrees', async () => {
    await page.goto(`/admin/details?user=${nurse.id}&month=2026-11`)
    await expect(page.getByText('de klant heeft deze uren ondertekend', { exact: false })).toBeVisible()
    await page.getByRole('row').filter({ hasText: '03-11-2026' }).getByRole('button').first().click()
    const end = page.getByRole('textbox', { name: 'Einde', exact: true })
    await end.fill('16:06')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(question).toContainText(SIGNED)
    await question.getByRole('button', { name: 'Annuleren' }).click()
    await expect(end).toHaveValue('16:06')
    expect(await status()).toBe('signed')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await question.getByRole('button', { name: 'Toch wijzigen' }).click()
    await expect(page.getByRole('heading', { name: 'Shift aanpassen' })).toBeHidden()
    await expect.poll(status).toBe('to_review')
  })
})
