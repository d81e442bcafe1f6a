import { closeSession, currentUser } from '@uurwerk/contract/identity/identity'
import { createPerson, profile } from '@uurwerk/contract/people/people'
import { personalData } from '@uurwerk/contract/people/personalData'
import { Client } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addressOfOffice } from './platform/db/offices/office.ts'
import { call, outcomeOf, refused } from './testing/call.ts'
import { asSuperuser } from './testing/database/createOffices.ts'
import { startTestOffices } from './testing/database/startTestOffices.ts'
import { personBody } from './testing/world/masterDataBodies.ts'
import { importing, manyPeople } from './testing/world/movingIn.ts'
import { givenHr, givenPerson } from './testing/world/world.ts'

const { act, app, office, superUrl } = await startTestOffices('een', 'twee')
const [een, twee] = [await office('een'), await office('twee')]
const statusesOf = async (count: number, of: typeof een) =>
  (await Promise.all(Array.from({ length: count }, () => refused(of.nobody, profile)))).map(({ status }) => status)

test('calls above the limit of one office get 429 with a time to retry, while another office is served normally', async () => {
  await act('limits', 'een', '8', '1')
  const answered = await vi.waitFor(async () => {
    const answer = await outcomeOf(een.nobody, profile)
    expect(answer.status).toBe(429)
    return answer
  })
  expect(answered.headers['retry-after']).toBe('1')
  expect(answered.refusal).toMatchObject({
    code: 'office_calls',
    title: 'Je kantoor stuurt nu te veel aanvragen na elkaar. Probeer het over enkele seconden opnieuw.',
  })
  expect(new Set(await statusesOf(20, twee))).toEqual(new Set([401]))
})

test('a call of an office with few calls is answered before the many calls that another office sent earlier', async () => {
  await act('limits', 'een', '8', '1000')
  await vi.waitFor(async () => expect((await refused(een.nobody, profile)).status).toBe(401))
  const answered: string[] = []
  const callAt = async (name: string): Promise<void> => {
    const { statusCode } = await app.inject({
      url: '/api/user/profile',
      headers: { host: `${name}.test`, authorization: `Bearer ${'x'.repeat(43)}` },
    })
    expect(statusCode).toBe(401)
    answered.push(name)
  }
  await callAt('twee')
  const noisy = Array.from({ length: 60 }, () => callAt('een'))
  await callAt('twee')
  expect(answered.lastIndexOf('twee')).toBeLessThan(40)
  await Promise.all(noisy)
})

test('while an office is moved to another database, an employee can read data, but a change gets 503; after the move, reading and changing work as before the move', async () => {
  const an = await twee.as(await givenPerson(twee.db, { firstName: 'An' }))
  const els = await een.as(await givenPerson(een.db))
  const become = (state: string) =>
    asSuperuser(superUrl, `update house.offices set state = '${state}' where name = 'twee'`)
  const leaver = await twee.as(await givenPerson(twee.db))
  await call(an, currentUser)
  await become('moving')
  await vi.waitFor(async () => expect((await refused(leaver, closeSession)).status).toBe(503))
  // This transaction locks all tables of the second office, as a move of that office to another database does. A call
  // of the first office must not wait for this lock.
  const locks = new Client({ connectionString: superUrl })
  await locks.connect()
  await locks.query('begin; lock table office_twee.sessions, office_twee.people in share mode')
  expect(await call(an, currentUser)).toMatchObject({ firstName: 'An' })
  await locks.end()
  // The first office uses the same connections, and must still be able to write.
  await call(els, closeSession)
  await become('on')
  await vi.waitFor(() => call(an, closeSession))
})

test('when HR downloads the data of the employee An while the office of An is moved, HR gets 503, and the next calls of that office are answered', async () => {
  const anId = await givenPerson(twee.db, { firstName: 'An' })
  const { call: hr } = await givenHr(twee)
  const become = (state: string) =>
    asSuperuser(superUrl, `update house.offices set state = '${state}' where name = 'twee'`)
  onTestFinished(async () => void (await become('on')))
  await become('moving')
  // Before the data is sent, the server stores that HR read it. The call therefore writes, and gets 503.
  const params = { id: anId }
  await vi.waitFor(async () => expect((await refused(hr, personalData, { params })).status).toBe(503))
  for (let times = 0; times < 8; times++) await call(hr, currentUser)
})

test('when an office may use only one connection, an import ends although the call of another HR user occupies that connection and waits for the import', async () => {
  const { call: els } = await givenHr(een, 'Els')
  const { call: katrien } = await givenHr(een)
  await act('limits', 'een', '1', '1000')
  await vi.waitFor(() => call(els, currentUser))
  // Another transaction inserts a person with the same e-mail address as a person in the import, and does not commit.
  // The import waits until that transaction ends.
  const held = new Client({ connectionString: addressOfOffice(superUrl, een.office) })
  await held.connect()
  onTestFinished(() => held.end())
  await held.query('begin')
  await held.query(
    `insert into people (first_name, last_name, email, kind, provider, sick_day_seconds, employment_start_on, created_at)
     values ('An', 'Peeters', 'medewerker300@verhuis.example', 'employee', 'GOOGLE', 27360, '2024-01-01', now())`,
  )
  const waiting = async (count: number) =>
    vi.waitFor(async () => {
      const [row] = await asSuperuser(
        superUrl,
        `select count(*)::integer as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(row).toEqual({ waiting: count })
    })
  const imported = call(...importing(els, 'people', manyPeople(900)))
  await waiting(1)
  const email = 'medewerker0@verhuis.example'
  const added = refused(katrien, createPerson, { body: personBody({ email }) })
  await waiting(2)
  await held.query('rollback')
  expect((await imported).made).toBe(900)
  expect((await added).code).toBe('email_taken')
})
