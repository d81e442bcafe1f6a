import { call } from '../../../testing/call.ts'
import { Problem } from '@uurwerk/contract/problem'
import { expect, test } from 'vitest'
import { deleteExpired } from '../../jobs/expiredStore.ts'
import { startTestApp } from '../../../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../../../testing/world/world.ts'
import { countThings, createThings, thingRoutes, makeThing } from '../../../testing/world/things.ts'

const { db, as, clock } = await startTestApp('2026-11-20T09:00:00Z', {}, thingRoutes)
await createThings(db)
const annaId = await givenPerson(db)
const [anna, bert] = [await as(annaId), await as(await givenPerson(db))]

let serial = 0
const fresh = (fields = {}) => ({ name: `thing ${(serial += 1)}`, ...fields })
const withKey = (key: string) => ({ 'idempotency-key': key })

/** Runs `work`, and returns the number of records that it added. */
const made = async (work: () => Promise<unknown>): Promise<number> => {
  const before = await countThings(db)
  await work()
  return (await countThings(db)) - before
}

test('the same request with the same idempotency key is done once, and gets the same answer twice', async () => {
  const body = fresh()
  const count = await made(async () => {
    const first = await call(anna, makeThing, { body, headers: withKey('a') })
    const second = await call(anna, makeThing, { body, headers: withKey('a') })
    expect(second).toEqual(first)
    expect(first._links).toEqual({
      self: { href: '/api/thing' },
      print: { href: `/api/thing/${first.id}/print` },
    })
  })
  expect(count).toBe(1)
})

test.each(['/thing/', '/%74hing'])(
  'the spelling %s of the path does not make a request with an idempotency key a different request',
  async (spelling) => {
    const body = fresh()
    const headers = withKey(spelling)
    const count = await made(async () => {
      await anna.post('/thing', { body, headers })
      expect((await anna.post(spelling, { body, headers })).status).toBe(201)
    })
    expect(count).toBe(1)
  },
)

test('when five equal requests with one idempotency key arrive at once, four wait for the first', async () => {
  const body = fresh({ fails: 'late' })
  const count = await made(async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anna.post('/thing', { body, headers: withKey('b') })),
    )
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.toString()}`)).size).toBe(1)
  })
  expect(count).toBe(1)
})

test('a different request with the same idempotency key is refused', async () => {
  await anna.post('/thing', { body: fresh(), headers: withKey('c') })
  const count = await made(async () => {
    expect(await anna.post('/thing', { body: fresh(), headers: withKey('c') })).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    })
  })
  expect(count).toBe(0)
})

test('a preview and the real request count as two different requests for an idempotency key', async () => {
  const body = fresh()
  const preview = await anna.post(`/thing?preview=true`, { body, headers: withKey('d') })
  expect(preview.status).toBe(201)
  expect((await anna.post('/thing', { body, headers: withKey('d') })).body).toMatchObject({ code: 'stale' })
})

test('the refusal of a request with an idempotency key is stored, and the changes of the request are not', async () => {
  const body = fresh({ fails: 'refused' })
  const count = await made(async () => {
    const first = await anna.post('/thing', { body, headers: withKey('e') })
    const second = await anna.post('/thing', { body, headers: withKey('e') })
    expect(first).toMatchObject({ status: 409, body: { code: 'no_rate', days: ['2026-11-20'] } })
    expect(second.body).toEqual(first.body)
    expect(second.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  })
  expect(count).toBe(0)
})

test('when five equal requests with one idempotency key are refused at once, all get the same refusal', async () => {
  const body = fresh({ fails: 'refused' })
  const count = await made(async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => anna.post('/thing', { body, headers: withKey('refused at once') })),
    )
    expect(new Set(answers.map((answer) => `${answer.status} ${Problem.parse(answer.body).code}`))).toEqual(
      new Set(['409 no_rate']),
    )
  })
  expect(count).toBe(0)
})

test('an idempotency key without a stored answer can be used again, because the earlier request stored nothing', async () => {
  const claimed = { person_id: annaId, method: 'POST', path: '/api/thing', key: 'alone' }
  await db
    .insertInto('idempotent_answers')
    .values({ ...claimed, body_hash: Buffer.from('other'), created_at: '2026-11-20T09:00:00Z' })
    .execute()
  expect((await anna.post('/thing', { body: fresh(), headers: withKey('alone') })).status).toBe(201)
})

test('after an unexpected error, the same request can be sent again with the same idempotency key', async () => {
  const name = `thing ${(serial += 1)}`
  expect((await anna.post('/thing', { body: { name, fails: 'fault' }, headers: withKey('f') })).status).toBe(500)
  expect((await anna.post('/thing', { body: { name }, headers: withKey('f') })).status).toBe(201)
})

test('two people can use the same idempotency key', async () => {
  const [hers, his] = [
    await call(anna, makeThing, { body: fresh(), headers: withKey('g') }),
    await call(bert, makeThing, { body: fresh(), headers: withKey('g') }),
  ]
  expect(his.id).not.toBe(hers.id)
})

test('an idempotency key is valid for 24 hours', async () => {
  const body = fresh()
  await anna.post('/thing', { body, headers: withKey('h') })
  clock.set('2026-11-21T08:59:59Z')
  expect((await anna.post('/thing', { body, headers: withKey('h') })).status).toBe(201)
  clock.set('2026-11-21T09:00:00Z')
  expect((await anna.post('/thing', { body, headers: withKey('h') })).body).toMatchObject({ code: 'stale' })
  clock.set('2026-11-20T09:00:00Z')
})

test('the idempotency key of a change that waited in the browser without a network is valid for 14 days, also after the hourly clean-up', async () => {
  const body = fresh()
  await anna.post('/thing', { body, headers: withKey('o-lift') })
  await anna.post('/thing', { body: fresh(), headers: withKey('online') })
  clock.set('2026-12-04T08:59:59Z')
  await deleteExpired(db, clock.now())
  expect((await anna.post('/thing', { body, headers: withKey('o-lift') })).status).toBe(201)
  const kept = await db.selectFrom('idempotent_answers').select('key').where('person_id', '=', annaId).execute()
  expect(kept.map(({ key }) => key)).toEqual(['o-lift'])
  clock.set('2026-12-04T09:00:00Z')
  expect((await anna.post('/thing', { body, headers: withKey('o-lift') })).body).toMatchObject({ code: 'stale' })
  clock.set('2026-11-20T09:00:00Z')
})

test.each([
  ['empty', ''],
  ['endless', 'k'.repeat(256)],
])('an idempotency key that is %s gives 400', async (_how, key) => {
  expect((await anna.post('/thing', { body: fresh(), headers: withKey(key) })).status).toBe(400)
})

test('a request with a very long path and an idempotency key gets a normal answer', async () => {
  expect(
    (await anna.post(`/thing?preview=false&x=${'y'.repeat(6000)}`, { body: fresh(), headers: withKey('j') })).status,
  ).toBe(201)
})

test('a download with an idempotency key is made again each time', async () => {
  const { call: els } = await givenHr({ db, as }, 'Els')
  for (let times = 0; times < 2; times++) {
    expect((await els.post('/thing/1/print', { headers: withKey('k') })).body).toBe('hallo')
  }
})
