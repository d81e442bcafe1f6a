import { call } from '../testing/call.ts'
import { startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import { createPerson, person as readPerson } from '@uurwerk/contract/people/people'
import { expect, test } from 'vitest'
import { givenShift } from '../testing/world/people/leave.ts'
import { personBody } from '../testing/world/masterDataBodies.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenHr } from '../testing/world/world.ts'

const { db, as, hr: katrien } = await hrWorld()
await givenHr({ db, as }, 'Wim')

const customerId = await givenCustomer(db)
const employerId = (
  await db.insertInto('hr_employers').values({ name: 'Wijzerplaat' }).returning('id').executeTakeFirstOrThrow()
).id
const anna = await call(katrien, createPerson, { body: personBody() })
const bert = await call(katrien, createPerson, { body: personBody() })
const contractId = await givenContract(db, { personId: anna.id, customerId, from: '2026-01-01' })
await givenShift(db, {
  personId: anna.id,
  contractId,
  start: '2026-12-25T08:00+01:00',
  end: '2026-12-25T16:00+01:00',
})
const { prolongedSickLeavePeriodSet: sickLeaves } = await call(katrien, startProlongedSickLeave, {
  params: { id: anna.id },
  body: '2027-01-04',
})
const sick = sickLeaves[0]!.id
const user = `/administration/user/${anna.id}`
const period = { startDate: '2026-12-01', endDate: '2027-02-28' }

const person = personBody({
  hrEmployerId: employerId,
  employeeNr: 12,
  employee: true,
  recupOpeningYearMonth: '2026-02',
})

type Method = 'post' | 'put' | 'patch' | 'delete'

/** The calls that have a body, each with an example of a valid body. */
const writes: [Method, string, Readonly<Record<string, unknown>>][] = [
  ['post', '/administration/user', person],
  [
    'put',
    user,
    { ...personBody({ hrEmployerId: employerId, employee: true }), recupOpeningHours: 3, onProlongedSickLeave: true },
  ],
  ['post', `/administration/recup/${anna.id}`, { date: '2026-11-20', hours: 1.25, reason: 'nacht' }],
  ['post', `${user}/recup`, { yearMonth: '2026-11', hours: -1.25, reason: 'vergeten' }],
  ['patch', `${user}/recup/updatelast`, { hours: 2, reason: '' }],
  ['post', `/administration/user/${bert.id}/onProlongedSickLeave/start?preview=true`, { date: '2026-12-01' }],
  ['put', `${user}/onProlongedSickLeave/end?preview=true`, { date: '2027-02-28', giveBack: true }],
  ['put', `${user}/onProlongedSickLeave/update?preview=true`, { id: sick, ...period, giveBack: true }],
  ['put', `${user}/terminate/?preview=true`, { date: '2026-12-31' }],
  [
    'put',
    `${user}/updatePartTimePercentage?preview=true`,
    { id: anna.partTimePercentageRecords[0]!.id, percentage: 80, startDate: '2026-01-01', endDate: null },
  ],
  ['post', `${user}/createNewPartTimePercentageRecord`, { percentage: 80, ...period }],
  [
    'put',
    `/administration/user/vacationcounter/update/${anna.id}/2026`,
    { type: 'STATUTORY_VACATION', currentBalance: 20, originalBalance: 20 },
  ],
]

const values: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(100_000),
  '0001-01-01',
  '1900-01-01',
  '2199-12-31',
  '9999-12-31',
  '2026-02-30',
  '2026-12',
  '0000-00',
  '2199-12',
  '\u0000',
  '\uD800',
  "'; drop table people; --",
  -1,
  0,
  0.005,
  1e15,
  1e308,
  Number.MAX_SAFE_INTEGER,
  Number.MAX_SAFE_INTEGER + 2,
  true,
  [],
  {},
  [null],
  ['ROLE_ADMIN', 'ROLE_ADMIN'],
  { id: 'x' },
  bert.id,
  bert.partTimePercentageRecords[0]!.id,
]

const bodies: readonly unknown[] = [null, [], {}, 'x', 1, true, [[]], { date: null }]

test.each(writes)('the call %s %s answers any request body without a server error', async (method, path, body) => {
  const faults: unknown[] = []
  const send = async (sent: unknown) => {
    const { status } = await katrien[method](path, { body: sent })
    if (status >= 500) faults.push([status, JSON.stringify(sent).slice(0, 200)])
  }
  expect((await katrien[method](path, { body })).status).toBeLessThan(300)
  for (const sent of bodies) await send(sent)
  for (const field of Object.keys(body)) {
    for (const value of values) await send({ ...body, [field]: value })
    await send({ ...body, [field]: undefined })
  }
  for (const text of ['', 'x', '0001-01-01', '2199-12-31', '9999-12-31', '{', '[]', '\u0000', '1'.repeat(50_000)]) {
    const { status } = await katrien[method](path, { text })
    if (status >= 500) faults.push([status, text.slice(0, 20)])
  }
  expect(faults).toEqual([])
})

test('the start and the end of a period can be any valid day', async () => {
  const days = ['1900-01-01', '1999-12-31', '2026-01-01', '2026-02-28', '2026-12-31', '2199-12-30', '2199-12-31']
  const faults: unknown[] = []
  for (const startDate of days) {
    for (const endDate of [...days, null]) {
      const calls: [Method, string, object][] = [
        ['post', `${user}/createNewPartTimePercentageRecord`, { percentage: 50, startDate, endDate }],
        [
          'put',
          `${user}/updatePartTimePercentage`,
          { id: anna.partTimePercentageRecords[0]!.id, percentage: 50, startDate, endDate },
        ],
        ['put', `${user}/onProlongedSickLeave/update`, { id: sick, startDate, endDate }],
        ['put', `${user}/terminate`, { date: startDate }],
        ['put', `${user}/activate`, {}],
      ]
      for (const [method, path, body] of calls) {
        const { status } = await katrien[method](path, { body })
        if (status >= 500) faults.push([path, startDate, endDate])
      }
    }
  }
  expect(faults).toEqual([])
  const { partTimePercentageRecords: rows } = await call(katrien, readPerson, { params: { id: anna.id } })
  expect(rows[0]!.startDate).toBe('2026-01-01')
  expect(rows.at(-1)!.endDate).toBeNull()
})

test.each(['0', '-1', '1.5', 'abc', '1e3', '9007199254740993', '999999999999', '%00', '١'])(
  'a request with an invalid or unknown id of a person gets 404: %s',
  async (id) => {
    const calls: [Method | 'get', string, object?][] = [
      ['get', `/administration/user/${id}`],
      ['get', `/administration/recup/2026/${id}`],
      ['get', `/administration/user/${id}/vacation/2026`],
      ['get', `/administration/user/${id}/absencecounters/2026`],
      ['put', `/administration/user/${id}`, person],
      ['put', `/administration/user/${id}/activate`],
      ['put', `/administration/user/${id}/terminate/`, { date: '2026-12-31' }],
      ['post', `/administration/recup/${id}`, { date: '2026-11-20', hours: 1 }],
      ['delete', `/administration/recup/${id}/1`],
      ['delete', `/administration/recup/${anna.id}/${id}`],
      ['post', `/administration/user/${id}/recup`, { yearMonth: '2026-11', hours: 1 }],
      ['patch', `/administration/user/${id}/recup/updatelast`, { hours: 1 }],
      ['delete', `/administration/user/${id}/onProlongedSickLeave/1`],
      ['delete', `${user}/onProlongedSickLeave/${id}`],
      ['put', `/administration/user/${id}/2026/true/updateApprovedByAdmin`],
      ['post', `/administration/user/${id}/createNewPartTimePercentageRecord`, { percentage: 80, ...period }],
      [
        'put',
        `/administration/user/vacationcounter/update/${id}/2026`,
        { type: 'STATUTORY_VACATION', currentBalance: 1, originalBalance: 1 },
      ],
    ]
    for (const [method, path, body] of calls) {
      const { status } = await katrien[method](path, body === undefined ? {} : { body })
      expect([path, status]).toEqual([path, 404])
    }
  },
)
