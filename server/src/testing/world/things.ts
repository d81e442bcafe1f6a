import { sql } from 'kysely'
import { z } from 'zod'
import { endpoint } from '@uurwerk/contract/endpoint'
import { choice, clockTime, day, email, hours, id, optionalText, text, textOr, whole } from '@uurwerk/contract/fields'
import { list, resource } from '@uurwerk/contract/hal'
import type { Database } from '../../platform/db/database.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { openRoute, readRoute, writeRoute, type Route } from '../../platform/http/route.ts'

const Thing = resource({ id: z.number(), name: z.string() })

/** Creates an endpoint that exists only in tests. With it, tests check what all endpoints have in common. */
export const makeThing = endpoint.post('/thing', {
  access: 'user',
  summary: 'Iets maken',
  query: z.object({ preview: z.stringbool().optional() }),
  body: z.object({
    name: text('naam', { max: 40 }),
    /** How the call fails after it has written its row: with the code of a refusal, or with a kind of error. */
    fails: z.string().optional(),
  }),
  response: Thing,
  status: 201,
})

export const things = endpoint.get('/thing', {
  access: 'user',
  summary: 'Alles',
  response: list('thingList', z.object({ id: z.number(), name: z.string().nullable() }), { total: z.number() }),
})

const thing = endpoint.get('/thing/{id}', { access: 'user', summary: 'Iets', response: Thing })
const firstThing = endpoint.get('/thing/first', {
  access: 'user',
  summary: 'Het eerste',
  response: Thing,
})
const monthOfThing = endpoint.get('/thing/{id}/{yearMonth}', {
  access: 'user',
  summary: 'Een maand',
  response: resource({ yearMonth: z.string() }),
})
const fileOfThing = endpoint.get('/thing/{id}/file', {
  access: 'user',
  summary: 'Een bestand',
  response: { download: 'text/plain' },
})
const printThing = endpoint.post('/thing/{id}/print', {
  access: 'admin',
  summary: 'Afdrukken',
  response: { download: 'text/plain' },
})
const dateThing = endpoint.put('/thing/{id}/date', {
  access: 'user',
  summary: 'Een datum',
  body: textOr('date', z.object({ date: day('datum') })),
  response: resource({ date: z.string() }),
})
const describeThing = endpoint.put('/thing/{id}', {
  access: 'user',
  summary: 'Alle soorten velden',
  body: z.object({
    name: text('naam', { max: 40 }),
    email: email('e-mail'),
    note: optionalText('opmerking', 10),
    hours: hours('uren', 0, 24),
    number: whole('nummer', 1, 10),
    start: clockTime('begin'),
    on: day('dag'),
    kind: choice('soort', ['A', 'B']),
    parts: z.array(z.object({ id: id('deel') })).max(3, 'Hoogstens drie delen'),
  }),
  response: resource({}),
})
const openThing = endpoint.post('/open', {
  access: 'open',
  summary: 'Voor iedereen',
  body: z.object({ name: text('naam', { max: 9 }) }),
  response: resource({}),
})

export const createThings = (db: Database) =>
  sql`create table things (id bigint generated always as identity, name text unique check (name <> 'checked'))`.execute(
    db,
  )

export const countThings = async (db: Database): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from things`.execute(db)).rows[0]!.count

export const thingRoutes: readonly Route[] = [
  writeRoute(makeThing, async ({ tx }, { body: { name, fails } }) => {
    const { rows } = await sql<{ id: number }>`insert into things (name) values (${name}) returning id`.execute(tx)
    if (fails === 'fault') throw new Error('a fault that names Anna')
    if (fails === 'late') await sql`select pg_sleep(0.3)`.execute(tx)
    if (fails === 'locked') await sql`select pg_advisory_xact_lock(1)`.execute(tx)
    if (fails === 'refused') throw new RefusalError({ code: 'no_rate', days: ['2026-11-20'] })
    return { id: rows[0]!.id, name, _links: { print: { href: `/api/thing/${rows[0]!.id}/print` } } }
  }),
  readRoute(things, async ({ db }) => {
    const { rows } = await sql<{ id: number; name: string | null }>`select id, name from things order by id`.execute(db)
    return { _embedded: { thingList: rows }, total: rows.length }
  }),
  readRoute(thing, async ({ db }, { params }) =>
    orNotFound(
      (await sql<{ id: number; name: string }>`select id, name from things where id = ${params.id}`.execute(db))
        .rows[0],
    ),
  ),
  readRoute(firstThing, async () => ({ id: 0, name: 'first' })),
  readRoute(monthOfThing, async (_context, { params: { yearMonth } }) => ({ yearMonth })),
  readRoute(
    fileOfThing,
    async () =>
      new FileAnswer({ content: Buffer.from('hallo'), contentType: 'text/plain', fileName: 'Café "Ł" (½).txt' }),
  ),
  writeRoute(
    printThing,
    async () => new FileAnswer({ content: Buffer.from('hallo'), contentType: 'text/plain', fileName: 'a.txt' }),
  ),
  writeRoute(dateThing, async (_context, { body: { date } }) => ({ date })),
  writeRoute(describeThing, async () => ({})),
  openRoute(openThing, async () => ({})),
]
