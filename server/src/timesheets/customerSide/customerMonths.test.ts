import { endContact } from '@uurwerk/contract/customers/contacts'
import {
  contactMonth,
  contactMonths,
  disputeMonth,
  judgeLines,
  signMonth,
} from '@uurwerk/contract/timesheets/customerMonths'
import { confirmMonthFor, contractMonths, lockMonthFor, reopenMonth } from '@uurwerk/contract/timesheets/contractMonths'
import { workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { answerDisputes } from '@uurwerk/contract/timesheets/customerSideSteps'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { editWorkedShiftFor, fullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenCounter, givenInvoiced, givenShift, givenVacationApproved } from '../../testing/world/leave.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const NOW = '2026-11-24T09:00:00Z'
const testApp = await startTestApp(NOW)
const { db, as, asContact, clock } = testApp
const els = await as(await givenPerson(db, { firstName: 'Els', roles: ['ROLE_ADMIN'] }))
const yearMonth = toYearMonth('2026-10')

const FIRST = { start: '2026-10-13T07:00+02:00', end: '2026-10-13T15:06+02:00' }
const SECOND = { start: '2026-10-14T07:00+02:00', end: '2026-10-14T16:06+02:00' }

async function givenMonth({ confirmed = true, shifts = [FIRST, SECOND] } = {}) {
  const customerId = await givenCustomer(db)
  const personId = await givenPerson(db, { firstName: 'Lieselotte', lastName: 'Vanhaverbeke' })
  const contractId = await givenContract(db, { personId, customerId })
  const shiftIds: number[] = []
  for (const times of shifts) shiftIds.push(await givenShift(db, { personId, contractId, ...times }))
  const contactId = await givenContact(db, { customerId })
  const month = { contractId, yearMonth }
  if (confirmed) await confirm(month)
  return { customerId, personId, month, shiftIds, contactId, wim: await asContact(contactId) }
}

type Month = { readonly contractId: number; readonly yearMonth: typeof yearMonth }

async function confirm(params: Month) {
  await call(els, lockMonthFor, { params })
  await call(els, confirmMonthFor, { params, body: { reason: 'op vraag' } })
}

const read = (wim: Caller, params: Month) => call(wim, contactMonth, { params })
const signing = async (wim: Caller, params: Month) => {
  const { contentHash } = await read(wim, params)
  return { params, body: { contentHash, name: 'Wim Goossens', confirmed: true } } as const
}

async function agreeToAll(wim: Caller, params: Month) {
  const { contentHash, lines } = await read(wim, params)
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  return call(wim, judgeLines, { params, body: { contentHash, lines: agreed } })
}

/** HR changes the end of a shift. HR agrees that a signature of the customer then no longer counts. */
async function changeEnd(params: Month, shiftId: number, end: string, remark = '') {
  const { workedShiftDtos } = await call(els, fullTimesheet, { params })
  const shift = workedShiftDtos.find(({ id }) => id === shiftId)!
  const { startDateTimestamp } = shift.labourPeriod
  await call(els, editWorkedShiftFor, {
    params,
    body: {
      id: shiftId,
      version: shift.version,
      day: shift.startDate,
      remark,
      confirmedToo: true,
      labourPeriod: { startDateTimestamp, endDateTimestamp: end },
    },
  })
}

test('a contact of a customer reads the lines of a confirmed month, with the locked times when HR changed them', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  await changeEnd(month, shiftIds[1]!, '2026-10-14T15:06')
  const seen = await read(wim, month)
  expect(seen).toMatchObject({ personName: 'Lieselotte Vanhaverbeke', status: 'to_review', hours: 16.2 })
  expect(seen.lines).toMatchObject([
    { day: '2026-10-13', worked: { from: '07:00', until: '15:06' }, planned: null, verdict: null },
    { day: '2026-10-14', worked: { from: '07:00', until: '15:06' }, planned: { from: '07:00', until: '16:06' } },
  ])
})

test('a contact of a customer reads the locked times of a shift that was removed and planned again, and then changed', async () => {
  const { month, wim, shiftIds, personId } = await givenMonth({ confirmed: false })
  await call(els, lockMonthFor, { params: month })
  await db.deleteFrom('shifts').where('id', '=', shiftIds[1]!).execute()
  const again = await givenShift(db, { personId, contractId: month.contractId, ...SECOND })
  await call(els, confirmMonthFor, { params: month, body: { reason: 'op vraag' } })
  expect((await read(wim, month)).lines).toMatchObject([{ planned: null }, { planned: null }])
  await changeEnd(month, again, '2026-10-14T15:06')
  expect((await read(wim, month)).lines).toMatchObject([
    { planned: null },
    { worked: { from: '07:00', until: '15:06' }, planned: { from: '07:00', until: '16:06' } },
  ])
})

test('the history has one entry a day about each month whose lines a contact of a customer read', async () => {
  const { month, wim, personId, contactId } = await givenMonth()
  const open = await givenMonth({ confirmed: false })
  const entries = (contact: number) =>
    db
      .selectFrom('audit_entries')
      .select(['actor_id', 'person_id', 'month_on'])
      .where('action', '=', 'read month (contact)')
      .where('contact_id', '=', contact)
      .execute()
  for (const _ of ['once', 'twice']) await read(wim, month)
  expect(await entries(contactId)).toEqual([{ actor_id: null, person_id: personId, month_on: '2026-10-01' }])
  await read(open.wim, open.month)
  expect(await entries(open.contactId)).toEqual([])
  clock.set('2026-11-25T09:00:00Z')
  await read(wim, month)
  clock.set(NOW)
  expect(await entries(contactId)).toHaveLength(2)
})

test('a contact of a customer sees no lines and no hours of a month that is not confirmed, and no month without shifts', async () => {
  const { month, wim, customerId, personId } = await givenMonth({ confirmed: false })
  expect(await read(wim, month)).toMatchObject({ status: 'not_confirmed', lines: [], hours: 0 })
  await givenContract(db, { personId, customerId, from: '2026-01-01' })
  const list = await call(wim, contactMonths, { params: { yearMonth } })
  expect(list._embedded.customerMonthDtoList.map(({ contractId }) => contractId)).toEqual([month.contractId])
  expect(
    (
      await refused(wim, judgeLines, {
        params: month,
        body: { contentHash: 'x', lines: [{ lineHash: 'x', verdict: 'agreed' }] },
      })
    ).code,
  ).toBe('not_confirmed')
})

test('a contact of a ward cannot read the parent or another ward, and a contact of the parent can read both wards', async () => {
  const ward = await givenMonth()
  const other = await givenMonth()
  const parent = await givenMonth()
  await db
    .updateTable('customers')
    .set({ parent_id: parent.customerId })
    .where('id', 'in', [ward.customerId, other.customerId])
    .execute()
  for (const { month } of [other, parent])
    expect((await refused(ward.wim, contactMonth, { params: month })).status).toBe(404)
  for (const { month } of [ward, other, parent]) expect((await read(parent.wim, month)).lines).toHaveLength(2)
  const listOf = async (wim: Caller) =>
    (await call(wim, contactMonths, { params: { yearMonth } }))._embedded.customerMonthDtoList.length
  expect([await listOf(ward.wim), await listOf(parent.wim)]).toEqual([1, 3])
  for (const act of [judgeLines, disputeMonth, signMonth]) {
    const body = {
      contentHash: 'x',
      name: 'Wim Goossens',
      confirmed: true,
      lines: [{ lineHash: 'x', verdict: 'agreed' }],
    } as const
    expect((await outcomeOf(ward.wim, act as typeof signMonth, { params: other.month, body })).status).toBe(404)
  }
})

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

  await changeEnd(month, shiftIds[1]!, '2026-10-14T15:06')
  const corrected = await read(wim, month)
  expect(corrected).toMatchObject({ status: 'to_review', facts: { notAgreed: 1 } })
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

test('the signature of a customer is lost when HR changes a line, returns when HR reverses the change, and stays when only a remark changes', async () => {
  const { month, wim, shiftIds } = await givenMonth()
  await agreeToAll(wim, month)
  await call(wim, signMonth, await signing(wim, month))
  await changeEnd(month, shiftIds[1]!, '2026-10-14T15:06')
  expect(await read(wim, month)).toMatchObject({ status: 'to_review', signature: null })
  await changeEnd(month, shiftIds[1]!, '2026-10-14T16:06')
  expect((await read(wim, month)).status).toBe('signed')
  await changeEnd(month, shiftIds[1]!, '2026-10-14T16:06', 'rugpijn')
  expect((await read(wim, month)).status).toBe('signed')
  await call(els, reopenMonth, { params: month, body: { reason: 'fout' } })
  expect(await read(wim, month)).toMatchObject({ status: 'not_confirmed', signature: null })
  await call(els, confirmMonthFor, { params: month, body: { reason: 'weer goed' } })
  expect((await read(wim, month)).status).toBe('signed')
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
  expect((await read(wim, month)).status).toBe('invoiced')
})

test('when two contacts sign a month at once, one of them signs', async () => {
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
      changeEnd(month, shiftIds[1]!, '2026-10-14T15:06'),
    ])
    if (signed.refusal !== null) expect(signed.refusal.code).toBe('month_changed')
    expect(await read(wim, month)).toMatchObject({ signature: null, status: 'to_review' })
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

test('a contact of a customer who disputes a line must type a remark of at least three letters', async () => {
  const { month, wim } = await givenMonth()
  const { contentHash, lines } = await read(wim, month)
  const line = { lineHash: lines[0]!.lineHash, verdict: 'disputed', remark: 'x' } as const
  const body = { contentHash, lines: [line] }
  expect((await refused(wim, judgeLines, { params: month, body })).code).toBe('invalid')
})

test('no answer to a contact contains why somebody was absent, what is paid, or who works at other customers', async () => {
  const { month, wim, personId, customerId, shiftIds } = await givenMonth()
  const other = await givenCustomer(db, { name: 'Berkenbroek' })
  const elsewhere = await givenContract(db, { personId, customerId: other, rateCents: 7777 })
  await givenShift(db, {
    personId,
    contractId: elsewhere,
    start: '2026-10-20T07:00+02:00',
    end: '2026-10-20T15:00+02:00',
  })
  const ownType = await givenShiftType(db, customerId, { name: 'Kinesist', ownerId: personId })
  await db
    .updateTable('shifts')
    .set({ shift_type_id: ownType, remark: 'migraine' })
    .where('id', '=', shiftIds[0]!)
    .execute()
  await givenCounter(db, { personId, days: 20 })
  await givenVacationApproved(db, personId)
  for (const [dayOfMonth, absenceCategory] of [
    [21, 'SICK_LEAVE'],
    [22, 'VACATION'],
  ] as const)
    await call(els, bookAbsenceFor, {
      params: { userId: personId, yearMonth },
      body: { dayOfMonth, absenceCategory, fullDay: true },
    })
  const answers = [
    await outcomeOf(wim, contactMonths, { params: { yearMonth } }),
    await outcomeOf(wim, contactMonth, { params: month }),
    await outcomeOf(wim, judgeLines, {
      params: month,
      body: {
        contentHash: (await read(wim, month)).contentHash,
        lines: (await read(wim, month)).lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const })),
      },
    }),
    await outcomeOf(wim, signMonth, await signing(wim, month)),
  ]
  const said = answers.map(({ raw }) => raw.toString()).join('\n')
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(said).toContain('Lieselotte Vanhaverbeke')
  for (const secret of [
    'migraine',
    'Kinesist',
    'Berkenbroek',
    '7777',
    '77.77',
    '4000',
    'SICK',
    'VACATION',
    'absence',
    'rate',
    'percentage',
    '2026-10-20',
    '2026-10-21',
    '2026-10-22',
    '@',
  ])
    expect(said).not.toContain(secret)
})

test('HR’s list shows whether the customer must still sign, disputes lines or has signed, and leaves out a signature for other lines', async () => {
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
  const { contentHash, lines } = await read(wim, month)
  const disputed = { lineHash: lines[1]!.lineHash, verdict: 'disputed', remark: 'Eindigde om 15:06' } as const
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: [disputed] } })
  expect(await state()).toBe('awaited')
  await call(wim, disputeMonth, { params: month, body: { contentHash } })
  expect(await state()).toBe('disputed')
  await changeEnd(month, shiftIds[1]!, '2026-10-14T15:06')
  expect(await state()).toBe('awaited')
  await agreeToAll(wim, month)
  await call(wim, signMonth, await signing(wim, month))
  expect(await state()).toBe('signed')
  await changeEnd(month, shiftIds[1]!, '2026-10-14T14:06')
  expect(await state()).toBe('awaited')
})

test('the employee sees that the customer has a question and the answer of HR, but never the question itself', async () => {
  const { month, wim, personId, shiftIds } = await givenMonth()
  const lieselotte = await as(personId)
  const seen = async () => {
    const outcome = await outcomeOf(lieselotte, workedMonth, { params: { yearMonth } })
    expect(outcome.raw.toString()).not.toContain('verwisseld')
    return (await call(lieselotte, workedMonth, { params: { yearMonth } })).customerQuestions
  }
  const { contentHash, lines } = await read(wim, month)
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
  await changeEnd(month, shiftIds[1]!, '2026-10-14T15:06')
  expect(await seen()).toEqual([])
})
