import { endContact } from '@uurwerk/contract/customers/contacts'
import {
  agreeToRest,
  contactMonth,
  disputeMonth,
  downloadContactMonth,
  judgeLines,
  signMonth,
  type CustomerLine,
} from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, reopenMonth } from '@uurwerk/contract/timesheets/contractMonths'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { lockContact, revokeAccess } from '../../customers/contacts/contactStore.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call, outcomeOf, refusalIn, refusalOf, refused } from '../../testing/call.ts'
import { untilLocked } from '../../testing/database/untilLocked.ts'
import { sized } from '../../testing/sized.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenInvoiced } from '../../testing/world/people/leave.ts'
import { givenContact } from '../../testing/world/world.ts'
import { agreeToAll, customerMonthWorld, readOfContact, signing } from '../../testing/world/customerMonthWorld.ts'

const NOW = '2026-11-24T09:00:00Z'
const app = await startTestApp(NOW)
const { db, asContact, clock } = app
const { els, givenMonth, endChange, changeEnd } = await customerMonthWorld(app)

test('the signature of a customer is lost when HR changes a line, returns when HR reverses the change, and stays when only a remark changes', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  await agreeToAll(wim, month)
  await call(wim, signMonth, await signing(wim, month))
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  expect(await readOfContact(wim, month)).toMatchObject({ status: 'to_review', signature: null })
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T16:06' })
  expect((await readOfContact(wim, month)).status).toBe('signed')
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T16:06', remark: 'rugpijn' })
  expect((await readOfContact(wim, month)).status).toBe('signed')
  await call(els, reopenMonth, { params: month, body: { reason: 'fout' } })
  expect(await readOfContact(wim, month)).toMatchObject({ status: 'not_confirmed', signature: null })
  await call(els, confirmMonthFor, { params: month, body: { reason: 'weer goed' } })
  expect((await readOfContact(wim, month)).status).toBe('signed')
})

test('a contact of a customer can sign a month from the end of its last shift on', async () => {
  const night = { start: '2026-10-31T22:00+01:00', end: '2026-11-01T06:00+01:00' }
  const { month, wim } = await givenMonth({ shifts: [night] })
  await agreeToAll(wim, month)
  clock.set('2026-11-01T04:59:00Z')
  const fresh = await asContact(
    (await db.selectFrom('customer_contacts').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()).id,
  )
  expect((await refused(fresh, signMonth, await signing(fresh, month))).code).toBe('shifts_to_come')
  clock.set('2026-11-01T05:00:00Z')
  expect((await call(fresh, signMonth, await signing(fresh, month))).status).toBe('signed')
  clock.set(NOW)
})

test('a contact of a customer without the right to sign can accept or dispute lines, but cannot sign', async () => {
  const { month, customerId } = await givenMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes', maySign: false }))
  await agreeToAll(nele, month)
  expect(await refused(nele, signMonth, await signing(nele, month))).toMatchObject({
    status: 403,
    code: 'may_not_sign',
  })
})

test('a contact of a customer cannot accept, dispute or sign the lines of a month with an invoice', async () => {
  const { month, wim } = await givenMonth()
  await agreeToAll(wim, month)
  await givenInvoiced(db, { contractId: month.contractId, month: '2026-10' })
  expect((await refused(wim, signMonth, await signing(wim, month))).code).toBe('month_invoiced')
  expect((await readOfContact(wim, month)).status).toBe('invoiced')
})

test('when two contacts sign a month at once, one signature is stored and the other is refused', async () => {
  const { month, wim, customerId } = await givenMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  await agreeToAll(wim, month)
  const both = await Promise.all(
    [wim, nele].map(async (contact) => outcomeOf(contact, signMonth, await signing(contact, month))),
  )
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ refusal }) => refusal !== null)!.refusal!.code).toBe('already_signed')
})

test('when a contact signs while HR changes a line, the contact either signs the lines that the contact read, or the signature is refused', async () => {
  for (const _time of Array.from({ length: 5 })) {
    const { month, wim, shiftIds } = await givenMonth()
    await agreeToAll(wim, month)
    const input = await signing(wim, month)
    const [signed] = await Promise.all([
      outcomeOf(wim, signMonth, input),
      changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' }),
    ])
    if (signed.refusal !== null) expect(signed.refusal.code).toBe('month_changed')
    expect(await readOfContact(wim, month)).toMatchObject({ signature: null, status: 'to_review' })
  }
})

test('when HR ends the access of a contact who is signing, the signature is stored before the end of the access or is refused', async () => {
  const { month, wim, customerId, contactId } = await givenMonth()
  await agreeToAll(wim, month)
  const input = await signing(wim, month)
  const [signed, ended] = await Promise.all([
    outcomeOf(wim, signMonth, input),
    outcomeOf(els, endContact, { params: { id: customerId, contactId } }),
  ])
  expect(ended.status).toBe(200)
  expect([200, 401]).toContain(signed.status)
  expect((await outcomeOf(wim, contactMonth, { params: month })).status).toBe(401)
})

test('a signature that waits while HR ends the access of the contact holds no lock that HR needs', async () => {
  const { month, wim, customerId, contactId } = await givenMonth()
  await agreeToAll(wim, month)
  const input = await signing(wim, month)
  const signature = await inTransaction(db, async (tx) => {
    await lockContact(tx, customerId, contactId)
    const answer = outcomeOf(wim, signMonth, input)
    await untilLocked(tx)
    // This statement fails when the signature already has a lock on the contact's session. HR and the contact would
    // then wait for each other, until the database cancels one of the two after a second.
    await sql`select from contact_sessions s where s.contact_id = ${contactId} for update nowait`.execute(tx)
    await revokeAccess(tx, contactId, clock.now())
    return { answer }
  })
  expect((await signature.answer).status).toBe(401)
})

test('nobody can change the signature of a customer in the database', async () => {
  const { month, wim } = await givenMonth()
  await agreeToAll(wim, month)
  await call(wim, signMonth, await signing(wim, month))
  const change = db
    .updateTable('customer_signatures')
    .set({ signed_name: 'Iemand Anders' })
    .where('contract_id', '=', month.contractId)
  await expect(change.execute()).rejects.toThrow('a signature never changes')
})

test('a contact of a customer signs with a name that has letters, also with letters that are not Latin', async () => {
  const { month, wim } = await givenMonth()
  await agreeToAll(wim, month)
  const { params, body } = await signing(wim, month)
  const named = (name: string) => ({ params, body: { ...body, name } })
  for (const name of ['---', '👍👍👍', '   ', 'Jo', 'Wim\u0000 Goossens'])
    expect((await refused(wim, signMonth, named(name))).code).toBe('invalid')
  const signed = await call(wim, signMonth, named('محمد \u202Eعلي'))
  expect(signed.signature).toMatchObject({ name: 'محمد علي' })
})

const step = fc.record({
  act: fc.constantFrom(
    ...(['agree', 'object', 'dispute', 'sign', 'sign', 'download', 'correct'] as const),
    ...(['reopen', 'confirm', 'invoice', 'later'] as const),
  ),
  by: fc.constantFrom('wim', 'wim', 'nele'),
})

test(
  'for random months and random steps of contacts, the screen shows the same refusal as the server gives, or no refusal when the step succeeds',
  { tags: 'sized' },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 6, maxLength: 14 }), async (confirmed, steps) => {
        clock.set(NOW)
        const { month, customerId, contactId, shiftIds } = await givenMonth({ confirmed })
        // It is the day of the last shift of the month, before the end of this shift.
        clock.set('2026-10-14T10:00:00Z')
        const wim = await asContact(contactId)
        const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes', maySign: false }))
        let isInvoiced = false
        for (const { act, by } of steps) {
          const contact = by === 'wim' ? wim : nele
          const { actions, contentHash, lines } = await readOfContact(contact, month)
          const body = { contentHash }
          const judged = { params: month, body: { contentHash, lines: lines.map(disputed) } }
          const taken = {
            agree: () => [actions.judge, refusalOf(contact, agreeToRest, { params: month, body })] as const,
            // Before the month is confirmed, the contact sees no shifts, and cannot dispute any.
            object: () => lines.length > 0 && ([actions.judge, refusalOf(contact, judgeLines, judged)] as const),
            dispute: () => [actions.dispute, refusalOf(contact, disputeMonth, { params: month, body })] as const,
            sign: async () => [actions.sign, refusalOf(contact, signMonth, await signing(contact, month))] as const,
            download: () => [actions.download, refusalOf(contact, downloadContactMonth, { params: month })] as const,
            correct: async () =>
              refusalOf(...(await endChange(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' }))),
            reopen: () => refusalOf(els, reopenMonth, { params: month, body: { reason: 'fout' } }),
            confirm: () => refusalOf(els, confirmMonthFor, { params: month, body: { reason: 'op vraag' } }),
            invoice: () => isInvoiced || givenInvoiced(db, { contractId: month.contractId, month: '2026-10' }),
            later: () => clock.set('2026-10-14T15:00:00Z'),
          }
          const result = await taken[act]()
          isInvoiced ||= act === 'invoice'
          if (!Array.isArray(result)) continue
          const [action, onServer] = result
          expect(refusalIn(await onServer)).toEqual(action)
        }
      }),
      { numRuns: sized(6, 80) },
    )
    clock.set(NOW)
  },
)

/** The request to dispute a shift. It contains the earlier answer about the shift, as the contact reads it. */
const disputed = ({ lineHash, verdict, remark, answer }: CustomerLine) => ({
  lineHash,
  verdict: 'disputed' as const,
  remark: 'te veel uren',
  seen: { verdict, remark, answer },
})
