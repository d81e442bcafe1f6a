import { auditEntries } from '@uurwerk/contract/audit/auditTrail'
import type { BodyInput } from '@uurwerk/contract/endpoint'
import { contractMonths } from '@uurwerk/contract/timesheets/contractMonths'
import { takeMonthSteps } from '@uurwerk/contract/timesheets/monthSteps'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refusedWith } from '../testing/call.ts'
import { hrWorld } from '../testing/world/people/hrWorld.ts'
import { givenContract, givenCustomer, givenHr, givenPerson } from '../testing/world/world.ts'

const params = { yearMonth: toYearMonth('2026-11') }

const { db, as, hr: colleague } = await hrWorld('2026-12-01T09:00:00Z')
const { call: hr } = await givenHr({ db, as }, 'Wim')
const customerId = await givenCustomer(db)

async function givenContracts(count: number): Promise<number[]> {
  const ids: number[] = []
  for (let more = 0; more < count; more++) {
    const personId = await givenPerson(db, { firstName: 'Anna', from: '2026-01-01' })
    ids.push(await givenContract(db, { personId, customerId, from: '2026-01-01' }))
  }
  return ids
}

const take = (body: BodyInput<typeof takeMonthSteps>, by = hr) => call(by, takeMonthSteps, { params, body })

const stepsOf = async (ids: readonly number[]) => {
  const { _embedded } = await call(hr, contractMonths, { params })
  const rows = new Map(_embedded.contractWithTimeSheetInfoDtoList.map((row) => [row.contractId, row]))
  return ids.map((id) => rows.get(id)?.step)
}

const historyOf = async (contractId: number) =>
  (
    await call(hr, auditEntries, { query: { contract: `${contractId}`, yearMonth: '2026-11', kind: 'changes' } })
  )._embedded.auditEntryList.map(({ action }) => action)

test('HR undoes the lock of many timesheets in one call, and a confirmed timesheet stays locked', async () => {
  const [anna, bart] = await givenContracts(2)
  await take({ step: 'lock', contractIds: [anna!, bart!] })
  await take({ step: 'confirm', contractIds: [bart!], reason: 'ziek' }, colleague)
  const { refused } = await take({ step: 'unlock', contractIds: [anna!, bart!] })
  expect(refused).toMatchObject([{ contractId: bart, code: 'already_confirmed', changedBy: 'Katrien Lauwers' }])
  expect(await stepsOf([anna!, bart!])).toEqual(['open', 'completed'])
})

test('HR locks and confirms chosen timesheets in one call, and a refused timesheet has a reason and does not stop the others', async () => {
  const [anna, bart, cis, dora] = await givenContracts(4)
  await take({ step: 'lock', contractIds: [bart!] })
  await take({ step: 'confirm', contractIds: [cis!], reason: 'ziek' }, colleague)
  const { refused } = await take({ step: 'confirm', contractIds: [anna!, bart!, cis!, 987_654], reason: 'weg' })
  expect(refused).toMatchObject([
    {
      contractId: cis,
      code: 'already_confirmed',
      message: 'De timesheet is al bevestigd.',
      changedBy: 'Katrien Lauwers',
    },
    { contractId: 987_654, code: 'not_found' },
  ])
  expect(await stepsOf([anna!, bart!, cis!, dora!])).toEqual(['completed', 'completed', 'completed', 'open'])
  expect(await historyOf(anna!)).toEqual(['confirm month', 'lock month'])
  expect(await historyOf(bart!)).toEqual(['confirm month', 'lock month'])
})

test('HR reopens many timesheets in one call, and each month stores the reason', async () => {
  const ids = await givenContracts(3)
  await take({ step: 'confirm', contractIds: ids, reason: 'weg' })
  const { refused, _embedded } = await take({ step: 'reopen', contractIds: ids, reason: 'fout in de uren' })
  expect(refused).toEqual([])
  expect(await stepsOf(ids)).toEqual(['locked', 'locked', 'locked'])
  const rows = _embedded.contractWithTimeSheetInfoDtoList.filter(({ contractId }) => ids.includes(contractId))
  expect(rows.map(({ reopened }) => reopened?.reason)).toEqual(ids.map(() => 'fout in de uren'))
})

test('HR locks only the chosen timesheets, and a second lock of these timesheets shows the HR user who was first', async () => {
  const [anna, bart] = await givenContracts(2)
  expect((await take({ step: 'lock', contractIds: [anna!] }, colleague)).refused).toEqual([])
  expect(await stepsOf([anna!, bart!])).toEqual(['locked', 'open'])
  expect((await take({ step: 'lock', contractIds: [anna!, bart!] })).refused).toMatchObject([
    { contractId: anna, code: 'already_locked', changedBy: 'Katrien Lauwers' },
  ])
  expect(await stepsOf([anna!, bart!])).toEqual(['locked', 'locked'])
})

test('HR must give a reason to confirm a month for an employee', async () => {
  const [anna] = await givenContracts(1)
  const body = { step: 'confirm', contractIds: [anna!] } as const
  expect((await refusedWith(hr, takeMonthSteps, { params, body })).status).toBe(422)
  expect(await stepsOf([anna!])).toEqual(['open'])
})
