import type { Problem } from '@uurwerk/contract/problem'
import type { TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { confirmMonthFor, lockMonthFor } from '@uurwerk/contract/timesheets/contractMonths'
import { contactMonth, judgeLines, signMonth } from '@uurwerk/contract/timesheets/customerMonths'
import {
  convertWorkedShiftFor,
  createWorkedShiftFor,
  editWorkedShiftFor,
  fullTimesheet,
  removeWorkedShiftFor,
  undoShiftRemovalFor,
} from '@uurwerk/contract/timesheets/fullTimesheet'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach, expect, test } from 'vitest'
import { call, refusalOf, refused } from '../../testing/call.ts'
import { startTestApp, type Caller } from '../../testing/startTestApp.ts'
import { givenShift } from '../../testing/world/people/leave.ts'
import { givenContact, givenShiftType, givenCustomer, givenHr, givenPersonAtWork } from '../../testing/world/world.ts'

const { db, as, asContact } = await startTestApp('2026-11-24T09:00:00Z')
const { call: els } = await givenHr({ db, as }, 'Els')
const yearMonth = toYearMonth('2026-10')
const SIGNED = 'De klant heeft deze uren ondertekend. Na je wijziging vervalt dat.'

let wim: Caller
let early: number
let month: { readonly contractId: number; readonly yearMonth: typeof yearMonth }

/** Lieselotte works two days in October. Wim, a contact of the customer, signs that month. */
beforeEach(async () => {
  const customerId = await givenCustomer(db)
  early = await givenShiftType(db, customerId)
  const { personId, contractId } = await givenPersonAtWork(db, {
    customerId,
    firstName: 'Lieselotte',
    lastName: 'Vanhaverbeke',
  })
  for (const day of ['13', '14'])
    await givenShift(db, {
      personId,
      contractId,
      start: `2026-10-${day}T07:00+02:00`,
      end: `2026-10-${day}T15:06+02:00`,
    })
  month = { contractId, yearMonth }
  wim = await asContact(await givenContact(db, { customerId }))
  await confirm()
  await sign()
})

async function confirm() {
  await call(els, lockMonthFor, { params: month })
  await call(els, confirmMonthFor, { params: month, body: { reason: 'op vraag' } })
}

async function sign() {
  const { contentHash, lines } = await call(wim, contactMonth, { params: month })
  const agreed = lines.map(({ lineHash }) => ({ lineHash, verdict: 'agreed' as const }))
  await call(wim, judgeLines, { params: month, body: { contentHash, lines: agreed } })
  await call(wim, signMonth, { params: month, body: { contentHash, name: 'Wim Goossens', confirmed: true } })
}

const statusOf = async () => (await call(wim, contactMonth, { params: month })).status

async function firstShift() {
  const { workedShiftDtos } = await call(els, fullTimesheet, { params: month })
  const { id, version, startDate } = workedShiftDtos[0]!
  return { id, version, day: startDate }
}

const labourPeriod = { startDateTimestamp: '2026-10-13T07:00', endDateTimestamp: '2026-10-13T15:06' }
const longer = { ...labourPeriod, endDateTimestamp: '2026-10-13T16:06' }
const added = { startDateTimestamp: '2026-10-20T07:00', endDateTimestamp: '2026-10-20T15:06' }

type Agreed = { readonly confirmedToo?: boolean }

/** The changes by HR that make the signature invalid. Each function sends its change and returns the refusal. */
const CHANGES: readonly (readonly [change: string, send: (agreed: Agreed) => Promise<Problem | null>])[] = [
  [
    'adds',
    (agreed) =>
      refusalOf(els, createWorkedShiftFor, {
        params: month,
        body: { ...agreed, date: '2026-10-20', labourPeriod: added, shiftTypeId: early },
      }),
  ],
  [
    'changes the end of',
    async (agreed) =>
      refusalOf(els, editWorkedShiftFor, {
        params: month,
        body: { ...agreed, ...(await firstShift()), labourPeriod: longer },
      }),
  ],
  [
    'removes',
    async (agreed) =>
      refusalOf(els, removeWorkedShiftFor, { params: month, body: { ...agreed, ...(await firstShift()) } }),
  ],
  [
    'converts to sickness',
    async (agreed) => {
      const { day: dayOfMonth, ...shift } = await firstShift()
      return refusalOf(els, convertWorkedShiftFor, { params: month, body: { ...agreed, ...shift, dayOfMonth } })
    },
  ],
]

test.each(CHANGES)(
  'HR must agree before HR %s a shift in the table of a month that the customer signed',
  async (_, send) => {
    const refusal = await send({})
    expect(refusal).toMatchObject({
      status: 409,
      code: 'month_is_confirmed',
      signed: [expect.stringContaining('oktober 2026')],
    })
    expect(refusal?.message).toContain(SIGNED)
    expect(await statusOf()).toBe('signed')
    expect(await send({ confirmedToo: true })).toBeNull()
    expect(await statusOf()).toBe('to_review')
    expect(await send({}), 'without a valid signature, the server asks for no confirmation').not.toMatchObject({
      code: 'month_is_confirmed',
    })
  },
)

test('when HR changes only a remark in a month that the customer signed, HR gets no question, and the signature still counts', async () => {
  const body = { ...(await firstShift()), remark: 'badge nagekeken', labourPeriod }
  expect(await refusalOf(els, editWorkedShiftFor, { params: month, body })).toBeNull()
  expect(await statusOf()).toBe('signed')
})

test('when HR undoes a removal in a month that the customer signed, HR gets no question, and the signature counts again', async () => {
  const body = { ...(await firstShift()), confirmedToo: true }
  const { undoId } = await call(els, removeWorkedShiftFor, { params: month, body })
  expect(await statusOf()).toBe('to_review')
  await call(els, undoShiftRemovalFor, { params: month, body: { undoId: undoId! } })
  expect(await statusOf()).toBe('signed')
})

test('before HR changes a month in the team planning, HR reads that the customer signed its hours', async () => {
  const { contractId } = month
  const operations: TeamOperation[] = [{ op: 'plan', contractId, day: toDay('2026-10-20'), shiftTypeId: early }]
  const all = { query: {}, body: { mode: 'all', operations } } as const
  const refusal = await refused(els, applyTeamPlanning, all)
  expect(refusal).toMatchObject({ code: 'month_is_confirmed', signed: refusal['months'] })
  expect(refusal.message).toContain(SIGNED)
  const possible = await call(els, applyTeamPlanning, { query: {}, body: { mode: 'possible', operations } })
  expect(possible.outcomes[0]).toMatchObject({ code: 'month_is_confirmed', message: expect.stringContaining(SIGNED) })
  expect(await statusOf()).toBe('signed')
  await call(els, applyTeamPlanning, { query: {}, body: { ...all.body, confirmedToo: true } })
  expect(await statusOf()).toBe('to_review')
  const again = await refused(els, applyTeamPlanning, {
    query: {},
    body: { mode: 'all', operations: [{ op: 'plan', contractId, day: toDay('2026-10-21'), shiftTypeId: early }] },
  })
  expect(again).toMatchObject({ code: 'month_is_confirmed', signed: [] })
  expect(again.message).not.toContain('ondertekend')
})
