import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { declineClaim, grantClaim } from '@uurwerk/contract/planning/openShifts/needs'
import {
  editPlannedShift,
  planShift,
  removeAllPlannedShifts,
  removePlannedShift,
  plannedMonth,
} from '@uurwerk/contract/planning/plannedMonth'
import { editWorkedShift, removeWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { tellChanges } from '../../ownStart/changes/tellChanges.ts'
import { lapseClaims } from './claims/lapseClaims.ts'
import { openShiftsWorld, listFor, claim } from '../../testing/world/planning/openShiftsWorld.ts'
import { DAY } from '../../testing/world/planning/colleaguesWorld.ts'

const { db, clock, services, world, bert, open, listForHr, anna, shiftsOn, apply } = await openShiftsWorld()

const instantOf = (iso: string) => toInstant(Date.parse(iso) / 1000)

test('when HR grants one of two claims, the other claim is refused, and each person gets one mail without the name of the other', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert(), needId)
  const [need] = await listForHr()
  expect(need).toMatchObject({ filled: 0, claims: [{ name: 'Anna Peeters' }, { name: 'Bert Aerts' }] })
  const [annas, berts] = need!.claims.map(({ id }) => id)
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: berts! } })
  expect(await listForHr()).toMatchObject([{ state: 'filled', filledBy: ['Bert Aerts'], claims: [] }])
  for (const [claimId, code] of [
    [annas!, 'need_filled'],
    [berts!, 'claim_gone'],
  ] as const) {
    const again = await refused(world().hr.call, grantClaim, { params: { needId }, body: { claimId } })
    expect(again).toMatchObject({ status: 409, code })
  }
  const mails = await db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'claim')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  const texts = mails.map(({ subject, body }) => `${subject} ${body}`)
  expect(texts.toSorted()).toEqual([
    expect.stringMatching(/^Niet toegekend: Vroege.*Dag Anna/su),
    expect.stringMatching(/^Toegekend: Vroege.*Dag Bert/su),
  ])
  expect(texts[0]).not.toMatch(/Aerts|Peeters/u)
  expect(await listFor(world().anna.call)).toMatchObject([
    { claim: 'refused', actions: { claim: { code: 'need_filled' } } },
  ])
})

test('Anna gets no notice of the shift that HR planned for her claim, because the claim has its own mail', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  const [need] = await listForHr()
  await db.updateTable('people').set({ provider_subject: 'google-anna' }).where('id', '=', world().anna.id).execute()
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: need!.claims[0]!.id } })
  expect(await shiftsOn()).toHaveLength(1)
  clock.set('2026-11-24T17:00:00Z')
  await tellChanges(services)
  const notices = await db.selectFrom('change_notices').selectAll().where('person_id', '=', world().anna.id).execute()
  expect(notices).toEqual([])
})

test('when two HR users grant two claims for the last place at once, one grant succeeds and the other HR user reads that the open shift is filled', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert(), needId)
  const [need] = await listForHr()
  const outcomes = await Promise.all(
    need!.claims.map(({ id }) => outcomeOf(world().hr.call, grantClaim, { params: { needId }, body: { claimId: id } })),
  )
  expect(outcomes.map(({ refusal }) => refusal?.code ?? 'granted').toSorted()).toEqual(['granted', 'need_filled'])
  expect(await shiftsOn()).toHaveLength(1)
})

test('HR cannot grant the claim of a person who became absent, but can refuse the claim', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await call(world().hr.call, bookAbsenceFor, {
    params: { userId: world().anna.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 26, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  const [need] = await listForHr()
  const claimId = need!.claims[0]!.id
  const decision = { params: { needId }, body: { claimId } }
  expect((await refused(world().hr.call, grantClaim, decision)).code).toBe('absence_on_shift_day')
  await call(world().hr.call, declineClaim, decision)
  expect((await refused(world().hr.call, declineClaim, decision)).code).toBe('claim_gone')
})

test('a claim of an open shift that HR did not decide expires once when the open shift closes, also when two jobs run', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  const mails = () =>
    db
      .selectFrom('mails')
      .innerJoin('people', (on) => on.on(sql<boolean>`mails.recipients = array[people.email]`))
      .select('mails.body')
      .where('people.id', '=', world().anna.id)
      .execute()
  clock.set('2026-11-25T05:59:00Z')
  await lapseClaims(services)
  expect(await listFor(world().anna.call)).toMatchObject([{ claim: 'waiting' }])
  clock.set('2026-11-25T06:00:00Z')
  await Promise.all([lapseClaims(services), lapseClaims(services)])
  expect(await listForHr()).toMatchObject([{ state: 'closed', claims: [] }])
  expect(await listFor(world().anna.call)).toMatchObject([
    { claim: 'refused', actions: { claim: { code: 'need_closed' } } },
  ])
  expect(await mails()).toEqual([{ body: expect.stringContaining('Er werd niet tijdig beslist over je aanvraag') }])
})

test('when the month of Anna is confirmed, her waiting claim expires, and the claim of Bert waits for HR', async () => {
  const needId = await open({ grants: 'hr' })
  await claim(anna(), needId)
  await claim(bert(), needId)
  await lapseClaims(services)
  expect((await listForHr())[0]?.claims).toHaveLength(2)
  await givenConfirmed(db, { contractId: world().contractId, month: '2026-11' })
  await Promise.all([lapseClaims(services), lapseClaims(services)])
  expect((await listForHr())[0]?.claims).toMatchObject([{ personId: bert().id }])
})

test('a claim without a shift, and the note of an open shift, are deleted after two years', async () => {
  const needId = await open({ grants: 'hr', places: 2, note: 'Team 3' })
  await claim(anna(), needId)
  await claim(bert(), needId)
  const [need] = await listForHr()
  await call(world().hr.call, grantClaim, { params: { needId }, body: { claimId: need!.claims[0]!.id } })
  const stored = async () => {
    const claims = await db
      .selectFrom('need_claims')
      .select('person_id')
      .where('need_id', '=', needId)
      .orderBy('id')
      .execute()
    const [{ note } = { note: null }] = await db
      .selectFrom('staff_needs')
      .select('note')
      .where('id', '=', needId)
      .execute()
    return { claimants: claims.map(({ person_id: id }) => id), note }
  }
  await deleteExpired(db, instantOf('2028-11-22T09:00:00Z'))
  expect(await stored()).toEqual({ claimants: [world().anna.id, bert().id], note: 'Team 3' })
  await deleteExpired(db, instantOf('2028-11-29T09:00:00Z'))
  expect(await stored()).toEqual({ claimants: [world().anna.id], note: '' })
})

test('from 48 hours before its start, only HR can remove or move a claimed shift', async () => {
  const needId = await open()
  clock.set('2026-11-24T05:59:00Z')
  const month = { contractId: world().contractId, yearMonth: toYearMonth('2026-11') }
  await claim(anna(), needId)
  await call(world().anna.call, removePlannedShift, { params: month, body: { dayOfMonth: 26 } })
  expect(await listForHr()).toMatchObject([{ state: 'open', filled: 0 }])
  await claim(anna(), needId)
  clock.set('2026-11-24T06:00:00Z')
  const fixed = [
    refused(world().anna.call, removePlannedShift, { params: month, body: { dayOfMonth: 26 } }),
    refused(world().anna.call, removeAllPlannedShifts, { params: month }),
    refused(world().anna.call, removeWorkedShift, { params: month, body: { day: 26 } }),
  ]
  const { actions, plannedShiftDtos } = await call(world().anna.call, plannedMonth, { params: month })
  const refusal = { code: 'claimed_shift_fixed', days: [DAY], hours: 48 }
  expect(actions.removeAll).toEqual(refusal)
  expect(plannedShiftDtos[0]?.actions).toEqual({ edit: null, move: refusal, remove: refusal })
  const [shift] = await shiftsOn()
  fixed.push(
    refused(world().anna.call, editPlannedShift, {
      params: month,
      body: { startDate: '2026-11-27', shiftId: world().early, id: shift!.id },
    }),
  )
  for (const { status, code, message } of await Promise.all(fixed))
    expect({ status, code, message }).toEqual({
      status: 409,
      code: 'claimed_shift_fixed',
      message: 'Deze shift nam je als open shift: 26/11/2026. Vanaf 48 uur voor de start verandert alleen HR ze nog.',
    })
  await call(world().anna.call, editPlannedShift, {
    params: month,
    body: { startDate: DAY, shiftId: world().night, id: shift!.id },
  })
  const [worked] = await shiftsOn()
  expect(worked?.id).toBe(shift!.id)
  await apply({ op: 'remove', contractId: world().contractId, id: shift!.id, version: 2, day: toDay(DAY) })
  expect(await shiftsOn()).toEqual([])
})

test('an employee can enter the worked times of a claimed shift only on its day, and can always change a shift that nobody claimed', async () => {
  const needId = await open({ places: 2 })
  await claim(anna(), needId)
  const params = { contractId: world().contractId, yearMonth: toYearMonth('2026-11') }
  const edited = (day: string, dayOfMonth: number) =>
    outcomeOf(world().anna.call, editWorkedShift, {
      params,
      body: {
        day: dayOfMonth,
        labourPeriod: { startDateTimestamp: `${day}T07:00:00+01:00`, endDateTimestamp: `${day}T15:36:00+01:00` },
        remark: '',
      },
    })
  expect((await edited('2026-11-27', 26)).refusal?.code).toBe('claimed_shift_fixed')
  expect((await edited(DAY, 26)).status).toBe(200)
  await call(world().anna.call, planShift, { params, body: { startDate: '2026-11-25', shiftId: world().early } })
  await call(world().anna.call, removePlannedShift, { params, body: { dayOfMonth: 25 } })
})
