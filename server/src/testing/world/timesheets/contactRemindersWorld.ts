import { setCustomerApproval } from '@uurwerk/contract/customers/contacts'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import type { CustomerApproval } from '@uurwerk/domain/customers/contacts/customerApproval'
import { toYearMonth, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach } from 'vitest'
import { call, request } from '../../call.ts'
import { givenSeller } from '../invoicing/invoicingWorld.ts'
import { givenShift } from '../people/leave.ts'
import { startMailServer } from '../../servers/startMailServer.ts'
import { startTestApp, type Caller } from '../../startTestApp.ts'
import { givenContact, givenContract, givenCustomer, givenHr, givenPerson } from '../world.ts'

// The month is confirmed on Tuesday 3 November. The third working day after the confirmation is Friday 6 November.
export const CONFIRMED = '2026-11-03T09:00:00Z'
export const yearMonth = toYearMonth('2026-10')

type Given = { readonly approval?: CustomerApproval; readonly maySign?: boolean; readonly customerId?: number }

type Month = { readonly params: { readonly contractId: number; readonly yearMonth: YearMonth } }

/** Starts an app with a mail server, which reminds contacts of the months that they did not sign. */
export async function contactRemindersWorld() {
  const mailServer = await startMailServer()
  const testApp = await startTestApp(CONFIRMED, { smtpUrl: mailServer.url })
  const { db, clock, services, asContact } = testApp
  await givenSeller(db)
  const { call: els } = await givenHr(testApp, 'Els')

  beforeEach(async () => {
    clock.set(CONFIRMED)
    // Ends the access of the contacts that earlier tests made, so that they get no reminders in this test.
    await db.updateTable('customer_contacts').set({ ended_at: CONFIRMED }).execute()
  })

  let serial = 0

  async function givenMonth({ approval = 'required', maySign = true, customerId = 0 }: Given = {}) {
    const customer = customerId === 0 ? await givenCustomer(db) : customerId
    const personId = await givenPerson(db, { firstName: 'Lieselotte', lastName: 'Vanhaverbeke' })
    const contractId = await givenContract(db, { personId, customerId: customer })
    await givenShift(db, {
      personId,
      contractId,
      start: '2026-10-13T07:00+02:00',
      end: '2026-10-13T15:06+02:00',
    })
    serial += 1
    const emailAddress = `wim${serial}@klaverveld.example`
    const contactId = await givenContact(db, { customerId: customer, maySign, emailAddress })
    await call(els, setCustomerApproval, { params: { id: customer }, body: { approval } })
    const params = { contractId, yearMonth }
    await call(els, lockMonthFor, { params })
    await call(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
    return { customerId: customer, params, contactId, emailAddress }
  }

  /** The request with which a contact accepts or disputes all shifts of the month. */
  async function judging(wim: Caller, { params }: Month, verdict: 'agreed' | 'disputed', remark = '') {
    const { contentHash, lines } = await call(wim, contactMonth, { params })
    const body = { contentHash, lines: lines.map(({ lineHash }) => ({ lineHash, verdict, remark })) }
    return request(wim, judgeLines, { params, body })
  }

  /** The request with which a contact signs the month, after reading the current shifts. */
  async function signing(wim: Caller, { params }: Month) {
    const { contentHash } = await call(wim, contactMonth, { params })
    return request(wim, signMonth, { params, body: { contentHash, name: 'Wim Goossens', confirmed: true } })
  }

  const judge = async (...judgement: Parameters<typeof judging>) => call(...(await judging(...judgement)))

  async function sign(wim: Caller, month: Month) {
    await judge(wim, month, 'agreed')
    return call(...(await signing(wim, month)))
  }

  return { mailServer, testApp, db, clock, services, asContact, els, givenMonth, judging, signing, judge, sign }
}
