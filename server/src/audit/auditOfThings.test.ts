import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import { callWith, refusedWith } from '../testing/call.ts'
import { expect, test } from 'vitest'
import { toDay } from '@uurwerk/domain/time/day'
import { toInstant } from '@uurwerk/domain/time/instant'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../testing/world/world.ts'
import { recordAudit } from '../app/audit/recordAudit.ts'

const { db, as } = await startTestApp()
const { id: els, call: hr } = await givenHr({ db, as }, 'Els')
const anna = await givenPerson(db, { firstName: 'Anna', lastName: 'Peeters' })
const bram = await givenPerson(db, { firstName: 'Bram', lastName: 'Claes' })
const noord = await givenCustomer(db, { name: 'AZ Noord' })
const zuid = await givenCustomer(db, { name: 'AZ Zuid' })
const atNoord = await givenContract(db, { personId: anna, customerId: noord })
const atZuid = await givenContract(db, { personId: anna, customerId: zuid })
const ofBram = await givenContract(db, { personId: bram, customerId: noord })

const now = toInstant(Date.parse('2026-11-20T08:00:00Z') / 1000)
const november = toYearMonth('2026-11')
const day = toDay('2026-11-12')
const ofAnna = { actorId: anna, now, personId: anna }

await recordAudit(db, {
  ...ofAnna,
  action: 'plan shifts',
  entity: 'contract',
  entityId: atNoord,
  after: { days: [day], shiftTypeId: 999 },
})
await recordAudit(db, {
  ...ofAnna,
  action: 'edit shift',
  entity: 'shift',
  entityId: 5,
  contractId: atZuid,
  yearMonth: november,
  before: { remark: '' },
  after: { remark: 'later' },
})
await recordAudit(db, {
  ...ofAnna,
  action: 'book absences',
  entity: 'absence',
  entityId: null,
  after: { days: [day], category: 'SICK_LEAVE', fullDay: true },
})
await recordAudit(db, {
  ...ofAnna,
  action: 'plan shifts',
  entity: 'contract',
  entityId: atNoord,
  after: { days: [toDay('2026-12-01')] },
})
await recordAudit(db, {
  actorId: els,
  now,
  action: 'lock all months',
  entity: 'timesheet',
  entityId: null,
  after: { yearMonth: november, contracts: 3 },
})
await recordAudit(db, {
  actorId: els,
  now,
  personId: anna,
  action: 'create contract',
  entity: 'contract',
  entityId: atNoord,
  after: { customerId: noord },
})
await recordAudit(db, { ...ofAnna, action: 'read absences', entity: 'person', entityId: anna, actorId: els })

const queryOf = (text: string) => Object.fromEntries(new URLSearchParams(text))
const read = (query: string) => callWith(hr, auditEntries, { query: queryOf(query) })
const actions = async (query: string) => (await read(query))._embedded.auditEntryList.map(({ action }) => action)

test('the history of a contract month contains its own entries, the absences of the person, and the actions on the months of all people', async () => {
  expect(await actions(`contract=${atNoord}&yearMonth=2026-11`)).toEqual([
    'lock all months',
    'book absences',
    'plan shifts',
  ])
  expect(await actions(`contract=${atZuid}&yearMonth=2026-11`)).toEqual([
    'lock all months',
    'book absences',
    'edit shift',
  ])
  expect(await actions(`contract=${ofBram}&yearMonth=2026-11`)).toEqual(['lock all months'])
})

test('the history of a contract contains the entries of all its months', async () => {
  expect((await actions(`contract=${atNoord}`)).filter((action: string) => action !== 'read audit')).toEqual([
    'create contract',
    'plan shifts',
    'plan shifts',
  ])
})

test('HR can show only the audit entries about readings of personal data, or only the audit entries about changes', async () => {
  const readings = await actions(`user=${anna}&kind=readings`)
  expect(readings).toContain('read absences')
  expect(readings.filter((action: string) => !action.startsWith('read '))).toEqual([])
  expect(await actions(`user=${anna}&kind=changes`)).toHaveLength(5)
})

test('the audit trail records that HR opens the history of a person', async () => {
  await read(`user=${bram}`)
  expect((await read(`user=${bram}`))._embedded.auditEntryList[0]).toMatchObject({
    action: 'read audit',
    actorName: 'Els Bogaerts',
    userName: 'Bram Claes',
  })
})

test('the audit trail does not record the next page of a history, or the history of all people', async () => {
  const recorded = async () =>
    (await db.selectFrom('audit_entries').select('id').where('action', '=', 'read audit').execute()).length
  const before = await recorded()
  await read('')
  const cursor = Buffer.from('2026-11-20T09:00:00Z 1').toString('base64url')
  await read(`user=${bram}&cursor=${cursor}`)
  expect(await recorded()).toBe(before)
  await read(`user=${bram}`)
  expect(await recorded()).toBe(before + 1)
})

test('audit entries contain the names of the records to which they refer by id', async () => {
  const { _embedded, names } = await read(`entity=contract&id=${atNoord}`)
  expect(_embedded.auditEntryList[0]).toMatchObject({
    entityName: expect.stringContaining('AZ Noord'),
    contractId: atNoord,
    yearMonth: null,
    changes: { customerId: [null, noord] },
  })
  expect(_embedded.auditEntryList[1]).toMatchObject({ yearMonth: '2026-12' })
  expect(names.customer).toEqual({ [noord]: expect.stringContaining('AZ Noord') })
})

test('the history of a customer also contains the changes of the shift types of the customer', async () => {
  const { id } = await db
    .insertInto('shift_types')
    .values({ customer_id: zuid, name: 'Vroeg', color: '#112233', start_minute: 360, end_minute: 840 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entry = { actorId: els, now, entity: 'shift type', entityId: id } as const
  await recordAudit(db, { ...entry, action: 'add shift type', after: { name: 'Vroeg' } })
  expect(await actions(`entity=customer&id=${zuid}`)).toEqual(['add shift type'])
  expect(await actions(`entity=customer&id=${noord}`)).toEqual([])
})

test.each(['user=x', 'contract=0', 'yearMonth=2026-13', 'kind=all'])(
  'a request for the history with the query %s is refused',
  async (query) => {
    const { status, errors } = await refusedWith(hr, auditEntries, { query: queryOf(query) })
    expect([400, 422]).toContain(status)
    expect(errors?.[0]?.path).toBe(query.split('=')[0])
  },
)
