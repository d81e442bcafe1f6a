import {
  calendarFeeds,
  createCalendarFeed,
  personCalendarFeeds,
  revokeCalendarFeed,
  revokePersonCalendarFeed,
} from '@uurwerk/contract/planning/calendarFeeds'
import { editPlannedShift, planShift, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../platform/jobs/expiredStore.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call, refused, outcomeOf } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'

const NOW = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(NOW, { publicUrl: 'https://uren.example' })
const { app, db, clock } = testApp

const work = eachTest(() => {
  clock.set(NOW)
  return annaAtWork(testApp)
})

const november = toYearMonth('2026-11')
const inMonth = () => ({ contractId: work().contractId, yearMonth: november })
const plan = (startDate: string, shiftId = work().early) =>
  call(work().anna.call, planShift, { params: inMonth(), body: { startDate, shiftId } })
const newFeed = async (withCustomer = false) =>
  (await call(work().anna.call, createCalendarFeed, { body: { name: 'Telefoon', withCustomer } })).url

const fetchFeed = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url: new URL(url).pathname, headers })

const removedShifts = () =>
  db.selectFrom('removed_shifts').select('shift_id').where('person_id', '=', work().anna.id).execute()

/** Reads the feed in the same way as a calendar program, with an external library. */
async function eventsOf(url: string) {
  const { statusCode, body } = await fetchFeed(url)
  expect(statusCode).toBe(200)
  const calendar = new ICAL.Component(ICAL.parse(body))
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      title: event.summary,
      place: event.location,
      start: event.startDate.toJSDate().toISOString(),
      hours: event.duration.toSeconds() / 3600,
      status: component.getFirstPropertyValue('status'),
    }
  })
}

test('a calendar program reads Anna’s shifts at her secret address', async () => {
  const url = await newFeed()
  expect(url).toMatch(/^https:\/\/uren\.example\/ical\/[\w-]{43}\.ics$/)
  await plan('2026-11-23')
  await plan('2026-11-24', work().night)
  const events = await eventsOf(url)
  expect(events).toMatchObject([
    { sequence: 0, title: 'Vroege', place: null, start: '2026-11-23T06:00:00.000Z', hours: 8.1, status: 'CONFIRMED' },
    { sequence: 0, title: 'Nacht', place: null, start: '2026-11-24T21:00:00.000Z', hours: 8, status: 'CONFIRMED' },
  ])
  expect(events[0]!.uid).toMatch(/^shift-\d+@uren\.example$/)
  const { headers } = await fetchFeed(url)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, max-age=900',
    'referrer-policy': 'no-referrer',
  })
})

test.each([
  ['the change to winter time', '2026-10-24', '2026-10-24T20:00:00.000Z', 9],
  ['the change to summer time', '2027-03-27', '2027-03-27T21:00:00.000Z', 7],
  ['the turn of the year', '2026-12-31', '2026-12-31T21:00:00.000Z', 8],
])('a calendar program reads the true length of a night shift during %s', async (_, day, start, hours) => {
  const url = await newFeed()
  await call(work().anna.call, planShift, {
    params: { contractId: work().contractId, yearMonth: toYearMonth(day.slice(0, 7)) },
    body: { startDate: day, shiftId: work().night },
  })
  expect(await eventsOf(url)).toMatchObject([{ title: 'Nacht', start, hours, status: 'CONFIRMED' }])
})

test('a calendar feed contains the name of the customer only when Anna chose this, and it never contains an absence', async () => {
  const [without, withPlace] = [await newFeed(), await newFeed(true)]
  await plan('2026-11-23')
  const sickDay = {
    person_id: work().anna.id,
    day_on: '2026-11-25',
    category: 'SICK_LEAVE',
    full_day: true,
    seconds: 27360,
    halves: '[0,2)',
    created_at: NOW,
  }
  await db.insertInto('absences').values(sickDay).execute()
  expect((await eventsOf(withPlace)).map(({ place }) => place)).toEqual([expect.stringContaining('AZ Klaverveld')])
  const { body } = await fetchFeed(without)
  expect(body).not.toMatch(/Klaverveld|ziek|afwezig/i)
})

test('in a calendar feed, a moved shift keeps its id with a higher sequence number, and a removed shift is shown as cancelled for 30 days', async () => {
  const url = await newFeed()
  await plan('2026-11-23')
  const [planned] = await eventsOf(url)
  await call(work().anna.call, editPlannedShift, {
    params: inMonth(),
    body: { startDate: '2026-11-23', shiftId: work().night },
  })
  expect(await eventsOf(url)).toMatchObject([{ uid: planned!.uid, sequence: 1, title: 'Nacht' }])
  await call(work().anna.call, removePlannedShift, { params: inMonth(), body: { dayOfMonth: 23 } })
  expect(await eventsOf(url)).toMatchObject([{ uid: planned!.uid, sequence: 2, status: 'CANCELLED' }])
  await db
    .updateTable('removed_shifts')
    .set({ removed_at: '2026-10-20T09:00:00Z' })
    .where('person_id', '=', work().anna.id)
    .execute()
  expect(await eventsOf(url)).toEqual([])
  await deleteExpired(db, clock.now())
  const kept = await removedShifts()
  expect(kept).toEqual([])
})

test('the server stores nothing about the removed shifts of a person without a calendar feed', async () => {
  await plan('2026-11-23')
  await call(work().anna.call, removePlannedShift, { params: inMonth(), body: { dayOfMonth: 23 } })
  const kept = await removedShifts()
  expect(kept).toEqual([])
})

test('a calendar program that already has the current text gets 304, and gets the new text after a change', async () => {
  const url = await newFeed()
  const { headers } = await fetchFeed(url)
  const etag = String(headers['etag'])
  expect(await fetchFeed(url, { 'if-none-match': etag })).toMatchObject({ statusCode: 304, body: '' })
  await plan('2026-11-23')
  expect((await fetchFeed(url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('Anna sees her calendar feeds without their addresses, and a withdrawn address gives the same answer as an unknown address', async () => {
  const url = await newFeed()
  await fetchFeed(url)
  const { _embedded } = await call(work().anna.call, calendarFeeds)
  expect(_embedded.calendarFeedDtoList).toMatchObject([
    { name: 'Telefoon', withCustomer: false, lastReadAt: '2026-11-20T10:00:00+01:00' },
  ])
  expect(JSON.stringify(_embedded)).not.toContain(new URL(url).pathname.slice(6, -4))
  const { id } = _embedded.calendarFeedDtoList[0]!
  const after = await call(work().anna.call, revokeCalendarFeed, { params: { id } })
  expect(after._embedded.calendarFeedDtoList).toEqual([])
  const [revoked, unknown] = [await fetchFeed(url), await fetchFeed('https://uren.example/ical/unknown.ics')]
  expect(revoked.statusCode).toBe(404)
  expect(unknown.statusCode).toBe(404)
  expect(revoked.json()).toEqual(unknown.json())
  expect(await refused(work().anna.call, revokeCalendarFeed, { params: { id } })).toMatchObject({ code: 'not_found' })
})

test('a person can have at most three calendar feeds, also when four requests add one at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => outcomeOf(work().anna.call, createCalendarFeed, { body: { name: 'Telefoon' } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409])
  expect(await refused(work().anna.call, createCalendarFeed, { body: { name: 'Vierde' } })).toMatchObject({
    code: 'too_many_feeds',
  })
  expect((await call(work().anna.call, calendarFeeds)).actions).toEqual({ create: { code: 'too_many_feeds' } })
})

test('the secret of a calendar feed is not in its database table, in the stored idempotent answers, or in the audit trail', async () => {
  const body = await call(work().anna.call, createCalendarFeed, {
    body: { name: 'Telefoon' },
    headers: { 'idempotency-key': 'feed-1' },
  })
  const token = new URL(body.url).pathname.slice('/ical/'.length, -'.ics'.length)
  const answers = await db.selectFrom('idempotent_answers').select('answer').execute()
  const entries = await db.selectFrom('audit_entries').select('changes').execute()
  const feeds = await db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify([answers, entries, feeds])).not.toContain(token)
})

test('HR can see and withdraw the calendar feeds of a person, and cannot withdraw a feed of another person through the path of this person', async () => {
  const url = await newFeed()
  const other = await annaAtWork(testApp)
  const { _embedded } = await call(work().hr.call, personCalendarFeeds, { params: { userId: work().anna.id } })
  const feedId = _embedded.calendarFeedDtoList[0]!.id
  expect(
    await refused(work().hr.call, revokePersonCalendarFeed, { params: { userId: other.anna.id, feedId } }),
  ).toMatchObject({ code: 'not_found' })
  await call(work().hr.call, revokePersonCalendarFeed, { params: { userId: work().anna.id, feedId } })
  expect((await fetchFeed(url)).statusCode).toBe(404)
})

test('a calendar feed ends 90 days after the employment of its person', async () => {
  const url = await newFeed()
  await db.updateTable('people').set({ employment_end_on: '2026-11-30' }).where('id', '=', work().anna.id).execute()
  clock.set('2027-02-28T09:00:00Z')
  expect((await fetchFeed(url)).statusCode).toBe(200)
  clock.set('2027-03-01T09:00:00Z')
  expect((await fetchFeed(url)).statusCode).toBe(404)
  const isStored = async () =>
    (await db.selectFrom('calendar_feeds').select('id').where('person_id', '=', work().anna.id).execute()).length > 0
  await deleteExpired(db, clock.now())
  expect(await isStored()).toBe(true)
  clock.set('2027-05-01T09:00:00Z')
  await deleteExpired(db, clock.now())
  expect(await isStored()).toBe(false)
})

test('the sixty-first read of a calendar feed within an hour is refused, and the answer says how long the program must wait', async () => {
  const url = await newFeed()
  const statuses: number[] = []
  for (let read = 0; read < 61; read++) statuses.push((await fetchFeed(url)).statusCode)
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200))
  expect(statuses[60]).toBe(429)
})
