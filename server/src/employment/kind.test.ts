import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { createPerson, editPerson } from '@uurwerk/contract/people/people'
import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { addRecupBonus, correctRecup } from '@uurwerk/contract/balances/balances'
import { expect, test } from 'vitest'
import { call, outcomeOf, request, refused } from '../testing/call.ts'
import { givenConfirmed, givenCounter, givenShift, ledgerOf } from '../testing/world/people/leave.ts'
import { personBody } from '../testing/world/masterDataBodies.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer } from '../testing/world/world.ts'

const { db, hr: katrien } = await hrWorld()
const customerId = await givenCustomer(db)

async function givenAnna() {
  const body = personBody()
  const { id } = await call(katrien, createPerson, { body })
  const become = (employee: boolean) => request(katrien, editPerson, { params: { id }, body: { ...body, employee } })
  return { id, become }
}

const granted = async (personId: number) =>
  (await ledgerOf(db, personId)).reduce((sum, { halfDays }) => sum + halfDays, 0)

test('Anna, who has no records yet, becomes a self-employed person, loses her days of ‘Feestdag recup’, and becomes an employee again', async () => {
  const { id, become } = await givenAnna()
  expect(await granted(id)).toBe(10)
  expect((await call(...become(false))).employee).toBe(false)
  expect(await granted(id)).toBe(0)
  expect((await call(...become(true))).employee).toBe(true)
  expect(await granted(id)).toBe(10)
  const audited = await db
    .selectFrom('audit_entries')
    .select('changes')
    .where('action', '=', 'edit person')
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ changes }) => changes)).toEqual([
    { kind: ['employee', 'independent'] },
    { kind: ['independent', 'employee'] },
  ])
})

test('when the kind is missing in the edit of a person, the person keeps the kind', async () => {
  const body = personBody({ employee: false })
  const { id } = await call(katrien, createPerson, { body })
  const { employee: _, ...rest } = body
  expect((await call(katrien, editPerson, { params: { id }, body: rest })).employee).toBe(false)
})

test.each<[string, (personId: number) => Promise<unknown>]>([
  [
    'a shift',
    async (personId) => {
      const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
      await givenShift(db, { personId, contractId, start: '2026-11-20T08:00+01:00', end: '2026-11-20T16:00+01:00' })
    },
  ],
  [
    'an absence',
    (personId) =>
      outcomeOf(katrien, bookAbsenceFor, {
        params: { userId: personId, yearMonth: toYearMonth('2026-11') },
        body: { dayOfMonth: 20, absenceCategory: 'UNPAID_LEAVE', fullDay: true },
      }),
  ],
  ['a balance', (personId) => givenCounter(db, { personId, days: 1 })],
  [
    'a bonus',
    (personId) =>
      outcomeOf(katrien, addRecupBonus, {
        params: { userId: personId },
        body: { date: '2026-11-20', hours: 1, reason: '' },
      }),
  ],
  [
    'a correction',
    (personId) =>
      outcomeOf(katrien, correctRecup, {
        params: { id: personId },
        body: { yearMonth: '2026-11', hours: 1, reason: '' },
      }),
  ],
  [
    'a confirmed month',
    async (personId) => {
      const contractId = await givenContract(db, { personId, customerId, from: '2026-01-01' })
      await givenConfirmed(db, { contractId, month: '2026-10' })
    },
  ],
])('the kind of Anna cannot change when she has %s', async (_, given) => {
  const { id, become } = await givenAnna()
  await given(id)
  expect(await refused(...become(false))).toMatchObject({ status: 409, code: 'kind_has_history' })
  expect((await call(...become(true))).employee).toBe(true)
})
