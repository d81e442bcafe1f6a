import { agreeToRest, disputeMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { answerDisputes } from '@uurwerk/contract/timesheets/customerSideSteps'
import { fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContact } from '../../testing/world/world.ts'
import { agreeToAll, customerMonthWorld, readOfContact, signing } from '../../testing/world/customerMonthWorld.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const { db, as, asContact, clock } = app
const { els, yearMonth, confirm, givenMonth, changeEnd } = await customerMonthWorld(app)

test('a contact of a customer disputes a line, HR corrects the line, and the contact signs', async () => {
  await db.updateTable('company_settings').set({ email: 'kantoor@uurwerk.example' }).execute()
  const { month, wim, shiftIds } = await givenMonth()
  const seen = await agreeToAll(wim, month)
  const disputed = {
    lineHash: seen.lines[1]!.lineHash,
    verdict: 'disputed',
    remark: 'Ze ging om 15:06 naar huis',
  } as const
  await call(wim, judgeLines, { params: month, body: { contentHash: seen.contentHash, lines: [disputed] } })
  expect((await refused(wim, signMonth, await signing(wim, month))).code).toBe('lines_not_agreed')
  const sent = await call(wim, disputeMonth, { params: month, body: { contentHash: seen.contentHash } })
  expect(sent.status).toBe('disputed')
  expect((await call(els, fullTimesheet, { params: month })).customerSide).toMatchObject({
    signature: null,
    disputes: [{ day: '2026-10-14', remark: disputed.remark, isChanged: false }],
  })
  const mails = db.selectFrom('mails').select(['recipients', 'subject', 'body']).where('kind', '=', 'contact_dispute')
  expect(await mails.execute()).toEqual([
    {
      recipients: ['kantoor@uurwerk.example'],
      subject: 'Opmerkingen bij de uren van oktober 2026',
      body: expect.not.stringContaining('Lieselotte'),
    },
  ])
  expect((await refused(wim, disputeMonth, { params: month, body: { contentHash: seen.contentHash } })).code).toBe(
    'nothing_disputed',
  )

  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  const corrected = await readOfContact(wim, month)
  expect(corrected).toMatchObject({
    status: 'to_review',
    actions: { judge: null, dispute: { code: 'nothing_disputed' }, sign: { code: 'lines_not_agreed' } },
  })
  expect(corrected.lines[1]).toMatchObject({ verdict: null, earlier: { remark: disputed.remark, answer: null } })
  expect(
    (
      await refused(wim, signMonth, {
        params: month,
        body: { contentHash: seen.contentHash, name: 'Wim G', confirmed: true },
      })
    ).code,
  ).toBe('month_changed')

  await agreeToAll(wim, month)
  const signed = await call(wim, signMonth, await signing(wim, month))
  expect(signed).toMatchObject({
    status: 'signed',
    signature: { name: 'Wim Goossens', signedAt: '2026-11-24T10:00:00+01:00' },
  })
  expect(await refused(wim, signMonth, await signing(wim, month))).toMatchObject({ code: 'already_signed' })
  expect((await call(els, fullTimesheet, { params: month })).customerSide).toMatchObject({
    signature: signed.signature,
    disputes: [],
  })
  const receipts = await db.selectFrom('mails').select('subject').where('kind', '=', 'contact_receipt').execute()
  expect(receipts).toEqual([{ subject: 'Uren van oktober 2026 ondertekend' }])
})

test('a contact of a customer who disputes a line must type a remark of at least three letters', async () => {
  const { month, wim } = await givenMonth()
  const { contentHash, lines } = await readOfContact(wim, month)
  const line = { lineHash: lines[0]!.lineHash, verdict: 'disputed', remark: 'x' } as const
  const body = { contentHash, lines: [line] }
  expect((await refused(wim, judgeLines, { params: month, body })).code).toBe('invalid')
})

test('HR’s list shows whether the customer must still sign, disputes lines or has signed, and ignores a signature when the lines changed afterwards', async () => {
  const { month, wim, customerId, shiftIds } = await givenMonth()
  const state = async () => {
    const { _embedded } = await call(els, contractMonths, {
      params: { yearMonth },
      query: { contracts: [month.contractId].join() },
    })
    return _embedded.contractWithTimeSheetInfoDtoList[0]!.customerState
  }
  expect(await state()).toBeNull()
  await db.updateTable('customers').set({ approval: 'informative' }).where('id', '=', customerId).execute()
  expect(await state()).toBe('awaited')
  const { contentHash, lines } = await readOfContact(wim, month)
  const disputed = { lineHash: lines[1]!.lineHash, verdict: 'disputed', remark: 'Eindigde om 15:06' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  expect(await state()).toBe('awaited')
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  expect(await state()).toBe('disputed')
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  expect(await state()).toBe('awaited')
  await agreeToAll(wim, month)
  await call(wim, signMonth, await signing(wim, month))
  expect(await state()).toBe('signed')
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T14:06' })
  expect(await state()).toBe('awaited')
})

test('the employee reads that the customer asked a question, and reads the answer of HR, but never reads the question', async () => {
  const { month, wim, personId, shiftIds } = await givenMonth()
  const lieselotte = await as(personId)
  const seen = async () => {
    const outcome = await outcomeOf(lieselotte, workedMonth, { params: { yearMonth } })
    expect(outcome.raw.toString()).not.toContain('verwisseld')
    return (await call(lieselotte, workedMonth, { params: { yearMonth } })).customerQuestions
  }
  const { contentHash, lines } = await readOfContact(wim, month)
  const { lineHash } = lines[1]!
  const disputed = { lineHash, verdict: 'disputed', remark: 'Verwisseld met een verwisselde dienst' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  expect(await seen()).toEqual([])
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  const question = { contractId: month.contractId, day: '2026-10-14' }
  expect(await seen()).toEqual([{ ...question, answer: null }])
  const answers = [{ lineHash, answer: 'De overdracht duurde langer' }]
  await call(els, answerDisputes, { params: month, body: { answers } })
  expect(await seen()).toEqual([{ ...question, answer: 'De overdracht duurde langer' }])
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  expect(await seen()).toEqual([])
})

/** Creates a confirmed month with 500 shifts of half an hour. */
async function givenLongMonth() {
  const { month, personId, wim, contactId } = await givenMonth({ confirmed: false, shifts: [] })
  await sql`
    insert into shifts (person_id, contract_id, start_at, end_at)
    select ${personId}, ${month.contractId}, timestamptz '2026-10-01T06:00+02:00' + n * interval '80 minutes',
      timestamptz '2026-10-01T06:30+02:00' + n * interval '80 minutes'
    from generate_series(0, 499) n`.execute(db)
  await confirm(month)
  return { month, wim, contactId }
}

test('a contact of a customer agrees to all remaining shifts of a month with 500 shifts at once, and signs the month', async () => {
  const { month, wim, contactId } = await givenLongMonth()
  const { contentHash, lines } = await readOfContact(wim, month)
  expect(lines).toHaveLength(500)
  const disputed = { lineHash: lines[7]!.lineHash, verdict: 'disputed', remark: 'Ze begon later' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  const judged = await call(wim, agreeToRest, { params: month, body: { contentHash } })
  expect(judged.lines.filter(({ verdict }) => verdict !== 'agreed')).toMatchObject([{ verdict: 'disputed' }])
  expect(judged.actions).toEqual({ judge: null, dispute: null, sign: { code: 'lines_not_agreed' }, download: null })
  const agreed = { lineHash: lines[7]!.lineHash, verdict: 'agreed' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [agreed] } })
  await call(wim, agreeToRest, { params: month, body: { contentHash } })
  expect(await call(wim, signMonth, await signing(wim, month))).toMatchObject({ status: 'signed' })
  const entries = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'judge lines')
    .where('contact_id', '=', contactId)
    .orderBy('id')
    .execute()
  const agreedDays = entries.map(({ changes }) => (changes as { agreed: [null, string[]] }).agreed[1].length)
  expect(agreedDays).toEqual([0, 499, 1])
})

test('when a colleague has just disputed a shift, a contact who agrees to all remaining shifts does not agree to that shift', async () => {
  const { month, wim, customerId } = await givenMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  const { contentHash, lines } = await readOfContact(nele, month)
  const disputed = { lineHash: lines[1]!.lineHash, verdict: 'disputed', remark: 'Eindigde om 15:06' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  const judged = await call(nele, agreeToRest, { params: month, body: { contentHash } })
  expect(judged).toMatchObject({
    status: 'disputed',
    lines: [{ verdict: 'agreed' }, { verdict: 'disputed', remark: 'Eindigde om 15:06' }],
  })
})

test('a contact cannot agree to a line or dispute it when the remark of a colleague or the answer of HR came after the contact read the line', async () => {
  const { month, wim, customerId } = await givenMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  const seenOf = async () => {
    const { verdict, remark, answer } = (await readOfContact(nele, month)).lines[1]!
    return { verdict, remark, answer }
  }
  const { contentHash, lines } = await readOfContact(nele, month)
  const { lineHash } = lines[1]!
  const bodyOf = (line: object) => ({ contentHash, lines: [{ lineHash, verdict: 'agreed' as const, ...line }] })
  const dispute = { verdict: 'disputed' as const, remark: 'Eindigde om 15:06' }
  const unjudged = await seenOf()
  await call(wim, judgeLines, { params: month, body: bodyOf({ ...dispute, seen: unjudged }) })
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  const judge = (line: object) => outcomeOf(nele, judgeLines, { params: month, body: bodyOf(line) })
  const changed = { refusal: { code: 'month_changed' } }
  expect(await judge({ seen: unjudged })).toMatchObject(changed)
  expect(await judge({ ...dispute, remark: 'Eindigde later', seen: unjudged })).toMatchObject(changed)
  const unanswered = await seenOf()
  const answers = [{ lineHash, answer: 'Nagekeken met de badge' }]
  await call(els, answerDisputes, { params: month, body: { answers } })
  expect(await judge({ seen: unanswered })).toMatchObject(changed)
  expect(await readOfContact(nele, month)).toMatchObject({
    status: 'answered',
    lines: [{ verdict: null }, { ...dispute, answer: 'Nagekeken met de badge' }],
  })

  expect(await judge({ seen: await seenOf() })).toMatchObject({ status: 200 })
  expect(await judge({ seen: unjudged })).toMatchObject({ status: 200 })
  expect(await judge(dispute)).toMatchObject({ status: 200 })
})

test('a contact can agree to all remaining shifts only when the contact has read their current hours, and only before the month is signed', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  const { contentHash } = await readOfContact(wim, month)
  await changeEnd(month, { shiftId: shiftIds[1]!, end: '2026-10-14T15:06' })
  const rest = (hash: string) => refused(wim, agreeToRest, { params: month, body: { contentHash: hash } })
  expect((await rest(contentHash)).code).toBe('month_changed')
  const other = await givenMonth()
  expect((await refused(wim, agreeToRest, { params: other.month, body: { contentHash } })).status).toBe(404)
  await agreeToAll(wim, month)
  const signed = await call(wim, signMonth, await signing(wim, month))
  expect((await rest(signed.contentHash)).code).toBe('already_signed')
})

test('after HR removes a line with a remark of a contact, the contact still reads the remark and the answer of HR', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  const { contentHash, lines } = await readOfContact(wim, month)
  const { lineHash } = lines[1]!
  const disputed = { lineHash, verdict: 'disputed', remark: 'Ze was er niet' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  expect(await readOfContact(wim, month)).toMatchObject({ removed: [] })
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  await db.deleteFrom('shifts').where('id', '=', shiftIds[1]!).execute()
  const gone = { day: '2026-10-14', remark: 'Ze was er niet' }
  expect(await readOfContact(wim, month)).toMatchObject({ removed: [{ ...gone, answer: null }], status: 'to_review' })
  const answers = [{ lineHash, answer: 'Klopt, geschrapt' }]
  await call(els, answerDisputes, { params: month, body: { answers } })
  expect(await readOfContact(wim, month)).toMatchObject({ removed: [{ ...gone, answer: 'Klopt, geschrapt' }] })
})

test('HR gets at most one mail in an hour about the remarks of one contact, and a separate mail about the remarks of another contact', async () => {
  await db.updateTable('company_settings').set({ email: 'kantoor@uurwerk.example' }).execute()
  const { month, wim, customerId } = await givenMonth()
  const nele = await asContact(await givenContact(db, { customerId, name: 'Nele Maes' }))
  const { contentHash, lines } = await readOfContact(wim, month)
  const mails = async () =>
    (await db.selectFrom('mails').where('kind', '=', 'contact_dispute').select('id').execute()).length
  const before = await mails()
  const dispute = async (contact: Caller, remark: string) => {
    const line = { lineHash: lines[0]!.lineHash, verdict: 'disputed', remark } as const
    await call(contact, judgeLines, { params: month, body: { contentHash, lines: [line] } })
    await call(contact, disputeMonth, { params: month, body: { contentHash } })
    return (await mails()) - before
  }
  expect(await dispute(wim, 'Ze begon later')).toBe(1)
  clock.set('2026-11-24T09:50:00Z')
  expect(await dispute(wim, 'Ze begon om 8 uur')).toBe(1)
  expect(await dispute(nele, 'Ze begon om 9 uur')).toBe(2)
  clock.set('2026-11-24T10:00:00Z')
  expect(await dispute(wim, 'Ze begon om 10 uur')).toBe(3)
  clock.set('2026-11-24T09:00:00Z')
})
