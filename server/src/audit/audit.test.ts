import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { expect, test } from 'vitest'
import { toInstant } from '@uurwerk/domain/time/instant'
import { refused, callWith, refusedWith, outcomeOf } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenHr, givenPerson } from '../testing/world/world.ts'
import { recordAudit } from '../app/audit/recordAudit.ts'

const { db, as } = await startTestApp()
const { id: els, call: hr } = await givenHr({ db, as }, 'Els')
const anna = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters' })

const at = (iso: string) => toInstant(Date.parse(iso) / 1000)
const entry = { actorId: els, action: 'edit shift', entity: 'shift', entityId: 7, personId: anna } as const

// The test adds 250 entries within five seconds, so that many entries have the same moment. The pages of the audit
// trail must not lose or repeat an entry.
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

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const read = (query: string) => callWith(hr, auditEntries, { query: queryOf(query) })
const entries = async (query: string) => (await read(query))._embedded.auditEntryList

test('the audit trail lists the latest entry first, and each entry is on exactly one page', async () => {
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

test('an audit entry contains who acted, when, about which person, and only the fields that changed', async () => {
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

test('a day in the search of the audit trail is a day in Brussels, and the first and the last day are included', async () => {
  expect((await entries('entity=invoice&from=2026-11-01&to=2026-11-01')).map(({ entityId }) => entityId)).toEqual([1])
  expect((await entries('entity=invoice&to=2026-10-31')).map(({ entityId }) => entityId)).toEqual([2])
  expect((await entries('entity=invoice&from=2026-10-31')).map(({ entityId }) => entityId)).toEqual([1, 2])
})

test('the audit trail can show only the actions of one person', async () => {
  expect((await entries(`entity=invoice&actor=${els}`)).map(({ entityId }) => entityId)).toEqual([2])
  expect(await entries(`actor=${anna}`)).toEqual([])
})

test('a search of the audit trail without a match returns an empty list', async () => {
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
])('a search of the audit trail with the query %s is refused', async (query) => {
  const { status, errors } = await refusedWith(hr, auditEntries, { query: queryOf(query) })
  expect(status).toBe(422)
  expect(errors?.[0]?.path).toBe(query.split('=')[0])
})

test('a search of the audit trail with a period that ends before it starts is refused', async () => {
  expect(await refused(hr, auditEntries, { query: { from: '2026-11-02', to: '2026-11-01' } })).toMatchObject({
    status: 422,
    code: 'range_reversed',
  })
})

test('a search of the audit trail for an entity name that contains SQL finds nothing', async () => {
  expect(await entries(`entity=${encodeURIComponent("' or true --")}`)).toEqual([])
  expect((await outcomeOf(hr, auditEntries, { query: { entity: '\u0000' } })).status).toBeLessThan(500)
})

test('nobody can change or delete an audit entry in the database', async () => {
  await expect(db.updateTable('audit_entries').set({ action: 'x' }).execute()).rejects.toThrow('append-only')
  await expect(db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only')
})

test.each(['user=999999', 'entity=person&id=999999', 'contract=999999'])(
  'a search of the audit trail for a record that does not exist finds nothing: %s',
  async (query) => {
    expect(await entries(query)).toEqual([])
  },
)

test('a wrong query of the audit trail is refused with sentences in Dutch', async () => {
  const body = await refusedWith(hr, auditEntries, {
    query: { from: 'x', to: 'y', kind: 'z', id: 'a', yearMonth: 'b' },
  })
  expect(body.status).toBe(422)
  const fields = (body.errors ?? []).map(({ message }) => /^Het (.+) veld /.exec(message)?.[1])
  expect(fields.toSorted()).toEqual(['maand', 'nummer', 'soort', 'tot', 'van'])
})
