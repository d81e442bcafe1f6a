import { addStaffing } from '@uurwerk/contract/customers/staffing'
import type { Endpoint } from '@uurwerk/contract/endpoint'
import { addAvailabilityRule, setAvailability } from '@uurwerk/contract/planning/availability'
import { publishRequest, requestNeed } from '@uurwerk/contract/planning/openShifts/needRequests'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  addRotationPattern,
  fillPattern,
  followPattern,
  rotationPatterns,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { askSwap } from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { convertWorkedShift } from '@uurwerk/contract/timesheets/timesheets'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { call } from '../call.ts'
import type { Caller, TestApp } from '../startTestApp.ts'
import { annaAtWork, type AnnaAtWork } from './annaAtWork.ts'
import { givenConfirmed, givenProlongedSickLeave, givenShift } from './people/leave.ts'
import { givenContact, givenContract, givenCustomer, givenPerson, givenShiftType } from './world.ts'

const DAY = toDay('2026-11-26')
/**
 * Words that only few people may read: HR and Lieselotte may read some of them, because they are about Lieselotte. The
 * others may be read only by HR.
 */
export const SECRETS = {
  health: ['migraine'],
  money: ['8181', '81.81', '8282', '82.82'],
  percentage: ['7777', '77.77'],
  elsewhere: ['Berkenbroek', 'Kinesist'],
  availability: ['03:13', '04:17'],
  planningOfHr: ['Rotatie van HR', 'weekdays', 'neededSeconds', 'plannedSeconds', 'filledUntil'],
}

/** The secret words that occur in the answers. Each word has the path of the call whose answer contains it. */
export const saying = (
  answers: readonly { readonly path: string; readonly text: string }[],
  secrets: readonly string[],
) =>
  answers.flatMap(({ path, text }) =>
    secrets.filter((secret) => text.includes(secret)).map((word) => `${path}: ${word}`),
  )

/** The number of different API calls that gave the answers. */
export const pathsOf = (answers: readonly { readonly path: string }[]) => new Set(answers.map(({ path }) => path)).size

/** Makes Lieselotte, with secret words in all her data in November 2026, and her colleagues Bert and Carla. */
export async function givenSecrets(app: TestApp) {
  const { db, as } = app
  const atWork = await annaAtWork(app)
  const { customerId } = atWork
  const lieselotte = await givenPerson(db, { firstName: 'Lieselotte', lastName: 'Vanhaverbeke' })
  const bert = await givenPerson(db, { firstName: 'Bert', lastName: 'Aerts' })
  const ofBert = { contractId: await givenContract(db, { personId: bert, customerId }), userId: bert }
  const contractId = await givenContract(db, { personId: lieselotte, customerId, rateCents: 8181 })
  const people = { lieselotte, bert, ofBert, ofLieselotte: { contractId, userId: lieselotte } }
  const elsewhere = await givenMonths(app, { ...atWork, ...people })
  const world = { ...atWork, ...people, elsewhere, caller: await as(lieselotte) }
  await givenAvailability(world)
  await givenAbsences(app, world)
  await givenPlanning(app, world)
  return world
}

type People = AnnaAtWork & Record<'lieselotte' | 'bert', number> & Record<'ofBert' | 'ofLieselotte', OfPerson>
type OfPerson = { readonly contractId: number; readonly userId: number }
type Secrets = People & { readonly caller: Caller }

/** Makes the months of October. Returns the id of the contract of Lieselotte with another customer. */
async function givenMonths({ db }: TestApp, { customerId, lieselotte, ofBert, ofLieselotte }: People): Promise<number> {
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
  for (const { contractId } of [ofLieselotte, ofBert]) await givenConfirmed(db, { contractId, month: '2026-10' })
  return elsewhere
}

async function givenAvailability({ caller }: Secrets): Promise<void> {
  const hours = { start: '03:13', end: '04:17' }
  await call(caller, setAvailability, { params: { day: DAY }, body: { mark: 'unavailable', hours } })
  const rule = { weekday: 5, everyWeeks: 1, start: DAY, mark: 'unavailable' as const, hours }
  await call(caller, addAvailabilityRule, { body: rule })
}

async function givenAbsences({ db }: TestApp, { hr, customerId, early, ofLieselotte, caller }: Secrets): Promise<void> {
  const { contractId } = ofLieselotte
  const params = { contractId, yearMonth: toYearMonth('2026-11') }
  // 28 November 2026 is a Saturday.
  for (const dayOfMonth of [25, 28]) {
    const plan = { op: 'plan' as const, contractId, day: toDay(`2026-11-${dayOfMonth}`), shiftTypeId: early }
    await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [plan] } })
    await call(caller, convertWorkedShift, { params, body: { dayOfMonth } })
  }
  const carla = await givenPerson(db, { firstName: 'Carla', lastName: 'Vanhaverbeke' })
  await givenContract(db, { personId: carla, customerId })
  await givenProlongedSickLeave(db, { personId: carla, start: '2026-11-10' })
}

async function givenPlanning({ db, asContact }: TestApp, world: Secrets): Promise<void> {
  const { hr, customerId, early, night, ofLieselotte, caller } = world
  const { contractId } = ofLieselotte
  const level = { shiftTypeId: early, start: '2026-01-01', weekdays: [2, 2, 2, 2, 2, 1, 1] }
  await call(hr.call, addStaffing, { params: { id: customerId }, body: level })
  const days = [{ week: 1, weekday: 1, shiftId: early }]
  await call(hr.call, addRotationPattern, { body: { customerId, name: 'Rotatie van HR', weeks: 1, days } })
  const { _embedded } = await call(hr.call, rotationPatterns)
  const patternId = _embedded.rotationPatternDtoList[0]!.id
  await call(hr.call, followPattern, { params: { patternId }, body: { contractId, start: DAY, firstWeek: 1 } })
  await call(hr.call, fillPattern, {
    query: {},
    body: { contractIds: [contractId], from: '2026-12-01', to: '2026-12-31' },
  })
  const contact = await asContact(await givenContact(db, { customerId, mayRequest: true }))
  const need = { customerId, shiftTypeId: night, day: '2026-12-03', places: 1, note: '' }
  const { _embedded: answered } = await call(contact, requestNeed, { body: need })
  const params = { requestId: answered.needRequestDtoList[0]!.id }
  const { needId } = await call(hr.call, publishRequest, { params, body: { grants: 'hr' } })
  await call(caller, claimOpenShift, { params: { needId }, body: { contractId } })
  const plan = { op: 'plan' as const, contractId, day: toDay('2026-11-27'), shiftTypeId: early }
  const { outcomes } = await call(hr.call, applyTeamPlanning, { query: {}, body: { mode: 'all', operations: [plan] } })
  await call(caller, askSwap, { body: { shiftId: outcomes[0]!.id! } })
}

/**
 * The URLs with which a test calls an API call that reads data: one for each person in each month whose data contains
 * the words that must stay secret. Each URL is made once with a period and once without.
 */
export function addressesOf({ path, query }: Endpoint, people: readonly OfPerson[]): readonly string[] {
  const months = ['2026-10', '2026-11', '2026-12']
  const bare = people.flatMap((ids) =>
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
