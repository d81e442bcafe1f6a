import { addStaffing } from '@uurwerk/contract/customers/staffing'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import { addAvailabilityRule, setAvailability } from '@uurwerk/contract/planning/availability'
import { publishRequest, requestNeed } from '@uurwerk/contract/planning/needRequests'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts'
import {
  addRotationPattern,
  fillPattern,
  followPattern,
  rotationPatterns,
} from '@uurwerk/contract/planning/rotationPatterns'
import { askSwap } from '@uurwerk/contract/planning/swaps'
import { OwnTeam } from '@uurwerk/contract/planning/team/ownTeam'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { convertWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call } from './testing/call.ts'
import { startTestApp, type Caller } from './testing/startTestApp.ts'
import { annaAtWork } from './testing/world/annaAtWork.ts'
import { givenConfirmed, givenShift } from './testing/world/leave.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from './testing/world/world.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const { db, as, asContact } = app
const { hr, customerId, early, night } = await annaAtWork(app)

const DAY = toDay('2026-11-26')
/** The words that only HR and Lieselotte may read about Lieselotte, and the words that only HR may read. */
const SECRETS = {
  health: ['migraine'],
  money: ['8181', '81.81', '8282', '82.82'],
  percentage: ['7777', '77.77'],
  elsewhere: ['Berkenbroek', 'Kinesist'],
  availability: ['03:13', '04:17'],
  planningOfHr: ['Rotatie van HR', 'weekdays', 'neededSeconds', 'plannedSeconds', 'filledUntil'],
}

const lieselotte = await givenPerson(db, { firstName: 'Lieselotte', lastName: 'Vanhaverbeke' })
const bert = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts' })
const ofBert = { contractId: await givenContract(db, { personId: bert, customerId }), userId: bert }
const ofLieselotte = {
  contractId: await givenContract(db, { personId: lieselotte, customerId, rateCents: 8181 }),
  userId: lieselotte,
}
await givenSecrets()

async function givenSecrets(): Promise<void> {
  const berkenbroek = await givenCustomer(db, { name: 'Berkenbroek' })
  const elsewhere = await givenContract(db, { personId: lieselotte, customerId: berkenbroek, rateCents: 8282 })
  await givenShiftType(db, customerId, { name: 'Kinesist', ownerId: lieselotte })
  await db.updateTable('part_time_records').set({ percentage_bp: 7777 }).where('person_id', '=', lieselotte).execute()
  const worked = { personId: lieselotte, start: '2026-10-14T07:00+02:00', end: '2026-10-14T15:06+02:00' }
  const shiftId = await givenShift(db, { ...worked, contractId: ofLieselotte.contractId })
  await db.updateTable('shifts').set({ remark: 'migraine' }).where('id', '=', shiftId).execute()
  await givenShift(db, {
    personId: lieselotte,
    contractId: elsewhere,
    start: '2026-10-20T07:00+02:00',
    end: '2026-10-20T15:00+02:00',
  })
  await givenConfirmed(db, { contractId: ofLieselotte.contractId, month: '2026-10' })
  await givenConfirmed(db, { contractId: ofBert.contractId, month: '2026-10' })
  const caller = await as(lieselotte)
  const hours = { start: '03:13', end: '04:17' }
  await call(caller, setAvailability, { params: { day: DAY }, body: { mark: 'unavailable', hours } })
  const rule = { weekday: 5, everyWeeks: 1, start: DAY, mark: 'unavailable' as const, hours }
  await call(caller, addAvailabilityRule, { body: rule })
  await givenAbsences()
  await givenPlanning(caller)
}

async function givenAbsences(): Promise<void> {
  const { contractId } = ofLieselotte
  const params = { contractId, yearMonth: toYearMonth('2026-11') }
  // 28 November 2026 is a Saturday.
  for (const dayOfMonth of [25, 28]) {
    const plan = { op: 'plan' as const, contractId, day: toDay(`2026-11-${dayOfMonth}`), shiftTypeId: early }
    await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [plan] } })
    await call(await as(lieselotte), convertWorkedShift, { params, body: { dayOfMonth } })
  }
  const carla = await givenPerson(db, { firstName: 'Carla', lastName: 'Vanhaverbeke' })
  await givenContract(db, { personId: carla, customerId })
  await db.insertInto('prolonged_sick_leaves').values({ person_id: carla, start_on: '2026-11-10' }).execute()
}

async function givenPlanning(caller: Caller): Promise<void> {
  const level = { shiftTypeId: early, start: '2026-01-01', weekdays: [2, 2, 2, 2, 2, 1, 1] }
  await call(hr.call, addStaffing, { params: { id: customerId }, body: level })
  const days = [{ week: 1, weekday: 1, shiftId: early }]
  await call(hr.call, addRotationPattern, { body: { customerId, name: 'Rotatie van HR', weeks: 1, days } })
  const { _embedded } = await call(hr.call, rotationPatterns)
  const patternId = _embedded.rotationPatternDtoList[0]!.id
  const { contractId } = ofLieselotte
  await call(hr.call, followPattern, { params: { patternId }, body: { contractId, start: DAY, firstWeek: 1 } })
  await call(hr.call, fillPattern, {
    query: {},
    body: { contractIds: [contractId], from: '2026-12-01', to: '2026-12-31' },
  })
  const contact = await asContact(await givenContact(db, { customerId, mayRequest: true }))
  const need = { customerId, shiftTypeId: night, day: '2026-12-03', places: 1, note: '' }
  const { _embedded: asked } = await call(contact, requestNeed, { body: need })
  const params = { requestId: asked.needRequestDtoList[0]!.id }
  const { needId } = await call(hr.call, publishRequest, { params, body: { grants: 'hr' } })
  await call(caller, claimOpenShift, { params: { needId }, body: { contractId } })
  const plan = { op: 'plan' as const, contractId, day: toDay('2026-11-27'), shiftTypeId: early }
  const { outcomes } = await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [plan] } })
  await call(caller, askSwap, { body: { shiftId: outcomes[0]!.id! } })
}

type Asked = { readonly who: Caller; readonly access: 'user' | 'contact' }

/**
 * The addresses of an API call that reads data, for both people, in the month with the secret words, and with and
 * without a period.
 */
function addressesOf({ path, query }: Endpoint): readonly string[] {
  const months = ['2026-10', '2026-11', '2026-12']
  const bare = [ofBert, ofLieselotte].flatMap((ids) =>
    months.map((yearMonth) => {
      const values: Readonly<Record<string, string | number>> = { ...ids, id: ids.contractId, yearMonth, year: 2026 }
      return path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(values[name] ?? 1))
    }),
  )
  return [...new Set(bare)].flatMap((address) => [
    address,
    ...(query === undefined ? [] : [`${address}?from=2026-11-20&to=2026-12-10`]),
  ])
}

/**
 * Reads every answer of the API calls that read data. Files are left out, because other tests read the text of the
 * files.
 */
async function everyAnswer({ who, access }: Asked): Promise<{ readonly path: string; readonly text: string }[]> {
  const reads = [...endpoints.values()].filter(
    (each) => each.method === 'GET' && each.access === access && !('download' in each.response),
  )
  const found: { readonly path: string; readonly text: string }[] = []
  for (const read of reads)
    for (const address of addressesOf(read)) {
      const { status, raw } = await who.get(address)
      expect([address, status < 500]).toEqual([address, true])
      if (status === 200) found.push({ path: read.path, text: raw.toString() })
    }
  return found
}

const saying = (answers: readonly { readonly path: string; readonly text: string }[], secrets: readonly string[]) =>
  answers.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((said) => `${path}: ${said}`),
  )

const pathsOf = (answers: readonly { readonly path: string }[]) => new Set(answers.map(({ path }) => path)).size

test('no answer to a customer contains health data, absences, pay, rates, another customer, availability or the planning of HR', async () => {
  const answers = await everyAnswer({ who: await asContact(await givenContact(db, { customerId })), access: 'contact' })
  expect(pathsOf(answers)).toBeGreaterThanOrEqual(5)
  const requests = answers.find(({ path }) => path === '/contact/need')
  expect(requests!.text).toContain('"state":"open"')
  expect(requests!.text).not.toContain('Lieselotte')
  const planning = answers.find(({ path, text }) => path === '/contact/planning' && text.includes('2026-11-25'))
  expect(JSON.parse(planning!.text)).toMatchObject({
    shifts: expect.arrayContaining([expect.objectContaining({ personName: 'Lieselotte Vanhaverbeke' })]),
    missing: [{ day: '2026-11-25', personName: 'Lieselotte Vanhaverbeke' }],
    open: [{ day: '2026-12-03', left: 1 }],
  })
  const words = [
    'SICK',
    'VACATION',
    'bsence',
    'ziek',
    'afwezig',
    'rate',
    'unavailable',
    'beschikbaar',
    'percentage',
    'Carla',
  ]
  expect(saying(answers, [...Object.values(SECRETS).flat(), ...words])).toEqual([])
})

test('no answer to a colleague contains health data, the kind of an absence, pay, rates, another customer or the availability of the employee Lieselotte', async () => {
  const answers = await everyAnswer({ who: await as(bert), access: 'user' })
  expect(pathsOf(answers)).toBeGreaterThan(15)
  expect(answers.some(({ text }) => text.includes('Lieselotte Vanhaverbeke'))).toBe(true)
  const { elsewhere, money, percentage, health, availability, planningOfHr } = SECRETS
  const theirs = [...elsewhere, ...money, ...percentage, ...health, ...availability, ...planningOfHr]
  expect(saying(answers, theirs)).toEqual([])
  const named = answers.filter(({ text }) => text.includes('Vanhaverbeke'))
  expect(saying(named, ['SICK', 'VACATION', 'bsence', 'ziek', 'afwezig'])).toEqual([])
  const { shifts, away } = OwnTeam.parse(JSON.parse(answers.find(({ path }) => path === '/team')!.text))
  const shown = (id: number) => [shifts, away].map((rows) => rows.some((row) => Object.values(row).includes(id)))
  expect(shown(lieselotte)).toEqual([true, true])
  expect(away).not.toContainEqual([lieselotte, '2026-11-28'])
})

test('no answer to the employee Lieselotte contains the rates of her contracts, the planning of HR or the absence of a colleague', async () => {
  const answers = await everyAnswer({ who: await as(lieselotte), access: 'user' })
  expect(answers.some(({ text }) => text.includes('Berkenbroek'))).toBe(true)
  const { money, planningOfHr } = SECRETS
  expect(saying(answers, [...money, ...planningOfHr.filter((word) => word !== 'weekdays')])).toEqual([])
  const aboutCarla = answers.filter(({ text }) => text.includes('Carla'))
  expect(saying(aboutCarla, ['SICK', 'VACATION', 'bsence', 'ziek', 'afwezig'])).toEqual([])
})
