import { endPersonSession, endSession, personSessions, sessions } from '@uurwerk/contract/identity/sessions'
import { addPushDevice, keepPushDevice, removePushDevice } from '@uurwerk/contract/ownStart/pushDevices'
import {
  createCalendarFeed,
  personCalendarFeeds,
  revokeCalendarFeed,
  revokePersonCalendarFeed,
} from '@uurwerk/contract/planning/calendarFeeds'
import { planPattern, takeBackShifts } from '@uurwerk/contract/planning/plannedMonth'
import {
  createShiftPattern,
  editShiftPattern,
  removeShiftPattern,
} from '@uurwerk/contract/planning/patterns/shiftPatterns'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, request } from '../testing/call.ts'
import { startIsolation, type People } from '../testing/startIsolation.ts'

const { twee, ours, theirs, inBoth, refusedByUs, notTried } = await startIsolation()

test('an employee of an office cannot use the shift patterns of another office, or undo its planned shifts', async () => {
  const monday = toDay('2026-12-07')
  const pattern = ({ shiftTypeId: shiftId }: People) => ({
    name: 'Week A',
    weeks: 1,
    startsOn: monday,
    days: [{ week: 1, weekday: 1, shiftId }],
  })
  const { contractId } = theirs
  const made = await inBoth(({ anna }) =>
    request(anna, createShiftPattern, { params: { contractId }, body: pattern(theirs) }),
  )
  await refusedByUs(
    (by) => request(by.anna, createShiftPattern, { params: { contractId: by.contractId }, body: pattern(theirs) }),
    'shift_type_of_other_customer',
  )
  const patternId = made._embedded.shiftPatternDtoList[0]!.id
  const ofPattern = (by: People) => ({ contractId: by.contractId, patternId })
  const month = (by: People) => ({ contractId: by.contractId, yearMonth: toYearMonth('2026-12') })
  await inBoth((by) => request(by.anna, editShiftPattern, { params: ofPattern(by), body: pattern(by) }))
  const input = { patternId, first: monday, last: toDay('2026-12-13') }
  await inBoth((by) => request(by.anna, planPattern, { params: month(by), query: {}, body: input }))
  const shifts = await twee.db.selectFrom('shifts').select(['id', 'version']).execute()
  await inBoth((by) => request(by.anna, takeBackShifts, { params: month(by), body: { shifts } }), 'nothing_to_undo')
  const left = await inBoth((by) => request(by.anna, removeShiftPattern, { params: ofPattern(by) }))
  expect(left._embedded.shiftPatternDtoList).toEqual([])
})

test('an employee of an office cannot end the messages to a phone of another office', async () => {
  const endpoint = 'https://web.push.apple.com/twee'
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const { devices } = await call(theirs.anna, addPushDevice, { body: { endpoint, keys } })
  expect(await call(ours.anna, keepPushDevice, { body: { endpoint } })).toMatchObject({ isOn: false })
  expect(await call(theirs.anna, keepPushDevice, { body: { endpoint } })).toMatchObject({ isOn: true })
  await inBoth(({ anna }) => request(anna, removePushDevice, { params: { id: devices[0]!.id } }))
})

test('nobody of an office can read or revoke the calendar addresses of people of another office', async () => {
  const newFeed = () => call(theirs.anna, createCalendarFeed, { body: { name: 'Telefoon' } })
  const { id } = await newFeed()
  await inBoth(({ hr }) => request(hr, personCalendarFeeds, { params: { userId: theirs.annaId } }))
  await inBoth(({ anna }) => request(anna, revokeCalendarFeed, { params: { id } }))
  const { id: feedId } = await newFeed()
  const left = await inBoth(({ hr, annaId: userId }) =>
    request(hr, revokePersonCalendarFeed, { params: { userId, feedId } }),
  )
  expect(left._embedded.calendarFeedDtoList).toEqual([])
})

test('nobody of an office can read or end the sessions of people of another office', async () => {
  await twee.as(theirs.annaId)
  await twee.as(theirs.annaId)
  const [first, second] = (await call(theirs.anna, sessions))._embedded.sessionDtoList.filter(({ current }) => !current)
  await inBoth(({ hr }) => request(hr, personSessions, { params: { userId: theirs.annaId } }))
  await inBoth(({ anna }) => request(anna, endSession, { params: { id: first!.id } }))
  const ofAnna = ({ annaId: userId }: People) => ({ params: { userId, sessionId: second!.id } })
  const left = await inBoth((by) => request(by.hr, endPersonSession, ofAnna(by)))
  expect(left._embedded.sessionDtoList).toHaveLength(1)
})

test('these tests cover every API call with the id of a record of the signed-in person', () => {
  expect(notTried(/^(?!\/administration\/rotationpattern).*\{(patternId|feedId|sessionId)\}/)).toEqual([])
})
