import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import { setAvailability } from '@uurwerk/contract/planning/availability'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  addRotationPattern,
  editRotationPattern,
  endFollowing,
  fillPattern,
  followPattern,
  removeRotationPattern,
  stopFollowing,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { plannedIn, rotationWorld, skippedIn } from '../../testing/world/planning/rotationWorld.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { givenContract, givenCustomer, givenPerson, givenShiftType } from '../../testing/world/world.ts'

const { db, clock, world, body, listed, made, following, follow, laying, fill, relay, standing } = await rotationWorld()

test('HR makes a shift pattern for a ward, changes it, and removes it when no contract follows it', async () => {
  const id = await made()
  expect(await listed()).toMatchObject([{ id, name: 'Week A/B', weeks: 2, version: 1, followers: [] }])
  const notFollowed = { code: 'pattern_not_followed' }
  expect((await listed())[0]!.actions).toEqual({ fill: notFollowed, relay: notFollowed, remove: null })
  const params = { patternId: id }
  await call(world().hr.call, editRotationPattern, { params, body: body({ name: 'Nachten', version: 1 }) })
  const stale = await refused(world().hr.call, editRotationPattern, { params, body: body({ version: 1 }) })
  expect(stale).toMatchObject({ status: 409, code: 'stale' })
  await follow(id)
  expect((await listed())[0]!.actions).toEqual({ fill: null, relay: null, remove: { code: 'pattern_in_use' } })
  const inUse = await refused(world().hr.call, removeRotationPattern, { params })
  expect(inUse).toMatchObject({ status: 409, code: 'pattern_in_use' })
  const [follower] = (await listed())[0]!.followers
  await call(world().hr.call, stopFollowing, { params: { ...params, followerId: follower!.id } })
  await call(world().hr.call, removeRotationPattern, { params })
  expect(await listed()).toEqual([])
})

test('the start page of HR names the people whose pattern is not filled far enough ahead, each person once', async () => {
  const first = await made()
  await follow(first, { end: '2026-12-31' })
  await follow(first, { start: '2027-01-01' })
  const params = { yearMonth: toYearMonth('2026-11') }
  const named = async () => (await call(world().hr.call, hrStart, { params })).toDo.peopleToFill
  expect((await named()).filter((name) => name === 'Anna Peeters')).toHaveLength(1)
})

test('the server refuses a pattern of thirteen weeks, a pattern with a shift of another customer, and a pattern with the name of another pattern', async () => {
  await made()
  const send = (fields: object) =>
    refused(world().hr.call, addRotationPattern, { body: body({ name: 'B', ...fields }) })
  const elsewhere = await givenShiftType(db, await givenCustomer(db))
  expect(await send({ weeks: 13 })).toMatchObject({ status: 422, code: 'invalid' })
  expect(await send({ weeks: 1 })).toMatchObject({ status: 422, code: 'invalid' })
  expect(await send({ days: [{ week: 1, weekday: 1, shiftId: elsewhere }] })).toMatchObject({
    code: 'shift_type_of_other_customer',
  })
  expect(await send({ name: 'week a/b' })).toMatchObject({ status: 409, code: 'pattern_name_taken' })
  expect((await refused(world().anna.call, addRotationPattern, { body: body() })).status).toBe(403)
})

test('a contract follows only one pattern of its customer at a time, also when two HR users choose a pattern for it at once', async () => {
  const [first, second] = [await made(), await made({ name: 'Andere' })]
  const both = await Promise.all(
    [first, second].map((patternId) =>
      outcomeOf(world().hr.call, followPattern, { params: { patternId }, body: following() }),
    ),
  )
  expect(both.map(({ status, refusal }) => refusal?.code ?? status).toSorted()).toEqual([
    201,
    'contract_follows_pattern',
  ])
  const pattern = (await listed()).find(({ followers }) => followers.length > 0)!
  const [follower] = pattern.followers
  const params = { patternId: pattern.id, followerId: follower!.id }
  const backwards = { params, body: { version: 1, end: '2026-11-01' } }
  expect((await refused(world().hr.call, endFollowing, backwards)).code).toBe('period_reversed')
  await call(world().hr.call, endFollowing, { params, body: { version: 1, end: '2026-12-06' } })
  await follow(pattern.id === first ? second : first, { start: '2026-12-07' })
  const bertId = await givenPerson(db, { firstName: 'Bert' })
  const contractId = await givenContract(db, { personId: bertId, customerId: await givenCustomer(db) })
  const elsewhere = { params: { patternId: first }, body: { ...following(), contractId } }
  expect((await refused(world().hr.call, followPattern, elsewhere)).code).toBe('contract_of_other_customer')
})

test('HR plans the shifts of a pattern after a preview that changes nothing, and a second time only the missing shifts are planned', async () => {
  await follow(await made(), { start: '2026-12-05', firstWeek: 2 })
  const wanted = ['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-11'].map((day) => `${day} Vroege`)
  const preview = await fill('2026-12-05', '2026-12-12', { preview: 'true' })
  expect(plannedIn(preview)).toEqual(['2026-12-05 Nacht', ...wanted])
  expect(await standing('2026-12-05', '2026-12-12')).toEqual([])
  expect(await fill('2026-12-05', '2026-12-12')).toEqual({
    ...preview,
    undo: expect.anything(),
    _links: expect.anything(),
  })
  expect(await standing('2026-12-05', '2026-12-12')).toHaveLength(6)
  const again = await fill('2026-12-05', '2026-12-19')
  expect([plannedIn(again), again.skipped]).toEqual([['2026-12-19 Nacht'], []])
  const [{ followers }] = (await listed()) as [Awaited<ReturnType<typeof listed>>[number]]
  expect(followers[0]).toMatchObject({ filledUntil: '2026-12-19', isShort: true })
  await fill('2026-12-20', '2026-12-31')
  expect((await listed())[0]?.followers[0]?.isShort).toBe(false)
})

test('when HR stops the pattern of Anna, the shifts that the pattern planned stay', async () => {
  const patternId = await made()
  await follow(patternId)
  await fill('2026-12-07', '2026-12-12')
  const before = await standing('2026-12-07', '2026-12-12')
  expect(before).not.toEqual([])
  const [follower] = (await listed())[0]!.followers
  await call(world().hr.call, stopFollowing, { params: { patternId, followerId: follower!.id } })
  expect(await standing('2026-12-07', '2026-12-12')).toEqual(before)
})

test('when HR fills weeks in January while December is empty, the pattern of Anna does not count as filled until January', async () => {
  await follow(await made())
  const filled = async () => {
    const { filledUntil, isShort } = (await listed())[0]!.followers[0]!
    return [filledUntil, isShort]
  }
  await fill('2027-01-04', '2027-01-17')
  expect(await filled()).toEqual([null, true])
  await fill('2026-11-25', '2026-12-31')
  expect(await filled()).toEqual(['2026-12-31', false])
  await fill('2027-01-02', '2027-01-17')
  expect(await filled()).toEqual(['2026-12-31', false])
  await fill('2027-01-01', '2027-01-17')
  expect(await filled()).toEqual(['2027-01-17', false])
  clock.set('2027-02-10T09:00:00Z')
  await fill('2027-02-11', '2027-03-31')
  expect(await filled()).toEqual(['2027-03-31', false])
})

test('a pattern that begins in its second week plans the night shift on the first Saturday', async () => {
  await follow(await made(), { start: '2026-12-02', firstWeek: 2 })
  expect(plannedIn(await fill('2026-11-30', '2026-12-08'))).toEqual([
    '2026-12-05 Nacht',
    '2026-12-07 Vroege',
    '2026-12-08 Vroege',
  ])
})

test('a pattern skips Armistice Day when its setting for holidays is off; when the setting is on, it plans the day and the person gets a recuperation day', async () => {
  clock.set('2026-11-02T09:00:00Z')
  await follow(await made(), { start: '2026-11-09' })
  const granted = async () => {
    const entries = await db
      .selectFrom('counter_entries')
      .select('id')
      .where('person_id', '=', world().anna.id)
      .where('counter_type', '=', 'RECUPERATION_HOLIDAY')
      .execute()
    return entries.length
  }
  const without = await fill('2026-11-09', '2026-11-15')
  expect(plannedIn(without)).toHaveLength(4)
  expect(skippedIn(without)).toEqual(['2026-11-11 holiday'])
  const before = await granted()
  const withHolidays = await fill('2026-11-09', '2026-11-15', { onHolidays: true })
  expect(plannedIn(withHolidays)).toEqual(['2026-11-11 Vroege'])
  expect(await granted()).toBe(before + 1)
})

test('a pattern plans a shift with a warning on a day with half a day of vacation, and skips a whole day of vacation', async () => {
  for (const [dayOfMonth, fullDay] of [
    [8, false],
    [9, true],
  ] as const)
    await call(world().hr.call, bookAbsenceFor, {
      params: { userId: world().anna.id, yearMonth: toYearMonth('2026-12') },
      body: { dayOfMonth, absenceCategory: 'EXCUSED_ABSENCE', fullDay },
    })
  await follow(await made())
  const laid = await fill('2026-12-07', '2026-12-10')
  expect(plannedIn(laid)).toEqual(['2026-12-07 Vroege', '2026-12-08 Vroege', '2026-12-10 Vroege'])
  expect(laid.planned[1]?.message).toContain('halve dag')
  expect(skippedIn(laid)).toEqual(['2026-12-09 absence_on_shift_day'])
})

test('a pattern skips the days after the end of the contract and the months that are too far ahead', async () => {
  await follow(await made())
  await db
    .updateTable('contracts')
    .set({ end_on: toDay('2026-12-08') })
    .where('id', '=', world().contractId)
    .execute()
  const laid = await fill('2026-12-07', '2026-12-11')
  expect(plannedIn(laid)).toEqual(['2026-12-07 Vroege', '2026-12-08 Vroege'])
  expect(new Set(laid.skipped.map(({ code }) => code))).toEqual(new Set(['shift_outside_contract']))
  await db.updateTable('contracts').set({ end_on: null }).where('id', '=', world().contractId).execute()
  const far = await fill('2027-12-20', '2027-12-24')
  expect([far.planned, new Set(far.skipped.map(({ code }) => code))]).toEqual([[], new Set(['shift_too_far_ahead'])])
  const long = await refused(world().hr.call, fillPattern, laying('2026-12-01', '2027-12-31'))
  expect(long).toMatchObject({ status: 422, code: 'period_too_long' })
})

test('a pattern skips the days on which Anna is not available, until HR turns this setting off', async () => {
  await call(world().anna.call, setAvailability, {
    params: { day: toDay('2026-12-08') },
    body: { mark: 'unavailable' },
  })
  await follow(await made())
  expect(skippedIn(await fill('2026-12-07', '2026-12-09'))).toEqual(['2026-12-08 not_available'])
  const laid = await fill('2026-12-07', '2026-12-09', { onUnavailable: true })
  expect(plannedIn(laid)).toEqual(['2026-12-08 Vroege'])
  expect(laid.planned[0]?.message).toContain('niet beschikbaar')
})

test('a pattern plans no shift in a confirmed month, and reports the days of that month', async () => {
  await follow(await made())
  await givenConfirmed(db, { contractId: world().contractId, month: '2026-12' })
  const laid = await fill('2026-12-07', '2026-12-08')
  expect([plannedIn(laid), skippedIn(laid)]).toEqual([
    [],
    ['2026-12-07 month_is_confirmed', '2026-12-08 month_is_confirmed'],
  ])
})

test('when HR applies a changed pattern again, adjusted, claimed and past shifts stay, and the preview has the same counts', async () => {
  const patternId = await made({
    weeks: 1,
    days: [1, 2, 3, 4].map((weekday) => ({ week: 1, weekday, shiftId: world().early })),
  })
  await follow(patternId)
  await fill('2026-11-23', '2026-12-03')
  // The shift of Monday was adjusted in the table. Anna claims an open shift on Friday.
  await db
    .updateTable('shifts')
    .set({ adjusted: true, version: 2 })
    .where('contract_id', '=', world().contractId)
    .where('start_on', '=', toDay('2026-11-30'))
    .execute()
  const { ids } = await call(world().hr.call, createNeeds, {
    body: {
      customerId: world().customerId,
      shiftTypeId: world().early,
      days: ['2026-12-04'],
      places: 1,
      grants: 'first',
    },
  })
  await call(world().anna.call, claimOpenShift, {
    params: { needId: ids[0]! },
    body: { contractId: world().contractId },
  })
  const days = [1, 2, 5].map((weekday) => ({ week: 1, weekday, shiftId: world().night }))
  await call(world().hr.call, editRotationPattern, {
    params: { patternId },
    body: body({ weeks: 1, days, version: 1 }),
  })
  expect(await standing('2026-11-23', '2026-12-04')).toHaveLength(9)
  const preview = await relay('2026-11-23', '2026-12-04', { preview: 'true' })
  const laid = await relay('2026-11-23', '2026-12-04')
  expect({ ...laid, undo: null, _links: null }).toEqual({ ...preview, _links: null })
  expect(laid.removed.map(({ day }) => day)).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ])
  expect(plannedIn(laid)).toEqual(['2026-11-27 Nacht', '2026-12-01 Nacht'])
  expect(await standing('2026-11-23', '2026-12-04')).toEqual([
    ['2026-11-23', world().early, '07:00–15:06'],
    ['2026-11-24', world().early, '07:00–15:06'],
    ['2026-11-27', world().night, '22:00–06:00'],
    ['2026-11-30', world().early, '07:00–15:06'],
    ['2026-12-01', world().night, '22:00–06:00'],
    ['2026-12-04', world().early, '07:00–15:06'],
  ])
})

test('in the night in which summer time begins, a night shift of a pattern has its break at the clock time of its shift type', async () => {
  const shiftId = await givenShiftType(db, world().customerId, {
    name: 'Nacht met pauze',
    start: 1320,
    end: 360,
    break: [135, 165],
  })
  await follow(await made({ weeks: 1, days: [{ week: 1, weekday: 6, shiftId }] }))
  await fill('2027-03-27', '2027-03-28')
  const row = await db
    .selectFrom('shifts')
    .select(['break_start_at', 'break_end_at', 'worked_seconds', 'adjusted'])
    .where('contract_id', '=', world().contractId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    break_start_at: '2027-03-28T01:15:00Z',
    break_end_at: '2027-03-28T01:45:00Z',
    worked_seconds: 6.5 * 3600,
    adjusted: false,
  })
})
