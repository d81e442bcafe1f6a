import { expect, test } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenPerson } from '../testing/world.ts'
import { recordAudit } from '../app/audit/recordAudit.ts'

const { db, as } = await startTestApp()
const els = await givenPerson(db, { firstName: 'Els', lastName: 'Bogaerts', roles: ['ROLE_ADMIN'] })
const anna = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters' })
const hr = await as(els)

const at = (iso: string) => toInstant(Date.parse(iso) / 1000)
const entry = { actorId: els, action: 'edit shift', entity: 'shift', entityId: 7, personId: anna } as const

// The 250 entries fall within five seconds, so many entries have the same moment. The pages must not lose or repeat any
// of them.
for (let n = 0; n < 250; n++) {
  await recordAudit(db, {
    ...entry,
    entityId: n + 1,
    now: at(`2026-11-20T08:00:0${n % 5}Z`),
    before: { remark: 'a', adjusted: false },
    after: { remark: 'b', adjusted: false },
  })
}
await recordAudit(db, { ...entry, actorId: null, entity: 'invoice', entityId: 1, now: at('2026-10-31T23:30:00Z') })
await recordAudit(db, { ...entry, entity: 'invoice', entityId: 2, now: at('2026-10-31T22:30:00Z') })

const read = async (query: string) => (await hr.get(`/administration/audit?${query}`)).body
const entries = async (query: string) =>
  (await read(query))._embedded.auditEntryList as { id: number; entityId: number; at: string }[]

test('the latest entry comes first, and each entry appears on one page', async () => {
  const seen: { id: number; at: string }[] = []
  let cursor = ''
  for (let pages = 1; ; pages++) {
    const { _embedded, nextCursor } = await read(`entity=shift${cursor}`)
    seen.push(..._embedded.auditEntryList)
    if (nextCursor === null) {
      expect(pages).toBe(3)
      break
    }
    cursor = `&cursor=${nextCursor}`
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(250)
  expect(seen.map(({ at: moment }) => moment)).toEqual(
    seen
      .map(({ at: moment }) => moment)
      .toSorted()
      .toReversed(),
  )
})

test('an entry has its actor, moment and person, and the changed fields only', async () => {
  expect((await read('entity=shift&id=250'))._embedded.auditEntryList).toEqual([
    {
      id: expect.any(Number),
      at: '2026-11-20T09:00:04+01:00',
      actorId: els,
      actorName: 'Els Bogaerts',
      action: 'edit shift',
      entity: 'shift',
      entityId: 250,
      entityName: null,
      userId: anna,
      userName: 'Anna Peeters',
      contractId: null,
      yearMonth: null,
      changes: { remark: ['a', 'b'] },
    },
  ])
})

test('a day is a day in Brussels, both ends included', async () => {
  expect((await entries('entity=invoice&from=2026-11-01&to=2026-11-01')).map(({ entityId }) => entityId)).toEqual([1])
  expect((await entries('entity=invoice&to=2026-10-31')).map(({ entityId }) => entityId)).toEqual([2])
  expect((await entries('entity=invoice&from=2026-10-31')).map(({ entityId }) => entityId)).toEqual([1, 2])
})

test('the list can be limited to the acts of one person', async () => {
  expect((await entries(`entity=invoice&actor=${els}`)).map(({ entityId }) => entityId)).toEqual([2])
  expect(await entries(`actor=${anna}`)).toEqual([])
})

test('a search without a match gives an empty list', async () => {
  expect(await read('entity=nothing')).toMatchObject({ _embedded: { auditEntryList: [] }, nextCursor: null })
})

test.each([
  'id=0',
  'id=-1',
  'id=1.5',
  'id=x',
  'id=99999999999999999999',
  'actor=',
  'from=2026-02-30',
  'to=today',
  'cursor=x',
  'cursor=',
  `cursor=${'x'.repeat(200)}`,
  `entity=${'x'.repeat(61)}`,
  `cursor=${Buffer.from('2026-99-99T00:00:00Z 1').toString('base64url')}`,
])('the query %s is refused', async (query) => {
  const { status, body } = await hr.get(`/administration/audit?${query}`)
  expect(status).toBe(422)
  expect(body.errors[0].path).toBe(query.split('=')[0])
})

test('a period that ends before it starts is refused', async () => {
  expect(await hr.get('/administration/audit?from=2026-11-02&to=2026-11-01')).toMatchObject({
    status: 422,
    body: { code: 'range_reversed' },
  })
})

test('a hostile entity name finds nothing', async () => {
  expect(await entries(`entity=${encodeURIComponent("' or true --")}`)).toEqual([])
  expect((await hr.get('/administration/audit?entity=%00')).status).toBeLessThan(500)
})

test('an entry cannot be changed or deleted', async () => {
  await expect(db.updateTable('audit_entries').set({ action: 'x' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
})

test.each(['user=999999', 'entity=person&id=999999', 'contract=999999'])(
  'the history of something that does not exist is empty: %s',
  async (query) => {
    const { status, body } = await hr.get(`/administration/audit?${query}`)
    expect(status).toBe(200)
    expect(body._embedded.auditEntryList).toEqual([])
  },
)

test('a wrong query is refused with Dutch sentences', async () => {
  const { status, body } = await hr.get('/administration/audit?from=x&to=y&kind=z&id=a&yearMonth=b')
  expect(status).toBe(422)
  const fields = body.errors.map(({ message }: { message: string }) => /^Het (.+) veld /.exec(message)?.[1])
  expect(fields.toSorted()).toEqual(['maand', 'nummer', 'soort', 'tot', 'van'])
})
