import { addRecupBonus } from '@uurwerk/contract/balances/balances'
import { ownStart } from '@uurwerk/contract/ownStart/ownStart'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { convertWorkedShiftFor, editWorkedShiftFor } from '@uurwerk/contract/timesheets/fullTimesheet'
import { lockMonth, workedMonth } from '@uurwerk/contract/timesheets/timesheets'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { eachTest } from '../testing/eachTest.ts'
import { annaAtWork } from '../testing/world/annaAtWork.ts'
import { call } from '../testing/call.ts'
import { startTestApp } from '../testing/startTestApp.ts'
import { givenContract, givenCustomer, givenPerson, givenPersonAtWork } from '../testing/world/world.ts'

const NOW = '2026-11-20T09:00:00Z'
const testApp = await startTestApp(NOW)
const { db, as, clock } = testApp

const work = eachTest(() => {
  clock.set(NOW)
  return annaAtWork(testApp)
})

const november = toYearMonth('2026-11')
const inMonth = (yearMonth = november) => ({ contractId: work().contractId, yearMonth })
const plan = (startDate: string, shiftId = work().early, yearMonth = november) =>
  call(work().anna.call, planShift, { params: inMonth(yearMonth), body: { startDate, shiftId } })
const start = () => call(work().anna.call, ownStart)

test('the start page shows the night shift that is running and the next shift, with their customer', async () => {
  await plan('2026-11-19', work().night)
  await plan('2026-11-23')
  await plan('2026-11-24')
  clock.set('2026-11-20T03:00:00Z')
  const { nextShifts } = await start()
  expect(nextShifts.map(({ date, title }) => `${date} ${title}`)).toEqual(['2026-11-19 Nacht', '2026-11-23 Vroege'])
  expect(nextShifts[0]).toMatchObject({
    customerName: expect.stringMatching(/^AZ Klaverveld/),
    start: '2026-11-19T22:00:00+01:00',
  })
  clock.set('2026-11-20T05:00:00Z')
  expect((await start()).nextShifts[0]).toMatchObject({ date: '2026-11-23' })
})

test('the start page asks Anna to lock October, then to confirm October, and to plan November and December', async () => {
  const october = toYearMonth('2026-10')
  await plan('2026-10-05', work().early, october)
  const { tasks } = await start()
  expect(tasks.slice(-3)).toEqual([
    { kind: 'lock', yearMonth: '2026-10', countedHours: 7.6, neededHours: 167.2 },
    { kind: 'plan', yearMonth: '2026-11', countedHours: 7.6, neededHours: 159.6 },
    { kind: 'plan', yearMonth: '2026-12', countedHours: 7.6, neededHours: 174.8 },
  ])
  await call(work().anna.call, lockMonth, { params: { yearMonth: october } })
  expect((await start()).tasks.find(({ yearMonth }) => yearMonth === '2026-10')?.kind).toBe('confirm')
})

test('the start page describes the last three changes by HR in words, calls a sickness an absence, and does not show the changes that Anna made', async () => {
  await plan('2026-11-16')
  await plan('2026-11-17')
  const { _embedded } = await call(work().anna.call, workedMonth, { params: { yearMonth: november } })
  const [monday, tuesday] = _embedded.workedShiftDtoList.map(({ id, version }) => ({ id, version }))
  await call(work().hr.call, addRecupBonus, {
    params: { userId: work().anna.id },
    body: { date: '2026-11-02', hours: 3.8, reason: 'zeer persoonlijk' },
  })
  await call(work().hr.call, editWorkedShiftFor, {
    params: inMonth(),
    body: {
      ...monday!,
      day: 16,
      labourPeriod: { startDateTimestamp: '2026-11-16T07:30:00+01:00', endDateTimestamp: '2026-11-16T15:06:00+01:00' },
      remark: 'griep',
    },
  })
  await call(work().hr.call, convertWorkedShiftFor, { params: inMonth(), body: { ...tuesday!, dayOfMonth: 17 } })

  const { changesByHr } = await start()
  expect(changesByHr.map(({ sentence }) => sentence)).toEqual([
    'Wim Goossens zette een shift om naar een afwezigheid',
    'Wim Goossens paste een shift aan',
    'Wim Goossens voegde een recup-bonus toe',
  ])
  expect(changesByHr[1]).toMatchObject({
    date: '2026-11-16',
    customerName: expect.stringMatching(/^AZ Klaverveld/),
    yearMonth: '2026-11',
  })
  expect(changesByHr[1]?.changes).toContainEqual({ name: 'Begin', before: '07:00', after: '07:30' })
  expect(JSON.stringify(changesByHr)).not.toMatch(/griep|ziek|SICK|persoonlijk/i)
})

test('the start page does not show a change of a rate, or a change of another person', async () => {
  const customerId = await givenCustomer(db)
  const other = await givenPersonAtWork(db, { customerId, firstName: 'Bert' })
  await call(work().hr.call, addRecupBonus, {
    params: { userId: other.personId },
    body: { date: '2026-11-02', hours: 1, reason: 'van Bert' },
  })
  await db
    .insertInto('audit_entries')
    .values({ at: NOW, actor_id: work().hr.id, action: 'edit hourly rate', entity: 'order', person_id: work().anna.id })
    .execute()
  expect((await start()).changesByHr).toEqual([])
})

test('the start page tells a new person that there is no contract, and tells a person whose employment has ended that it has ended', async () => {
  const newcomer = await as(await givenPerson(db, { from: '2026-12-01' }))
  expect(await call(newcomer, ownStart)).toMatchObject({
    employmentStart: '2026-12-01',
    hasContract: false,
    nextShifts: [],
    tasks: [],
    changesByHr: [],
  })
  const gone = await givenPerson(db, { until: '2026-10-31' })
  await givenContract(db, { personId: gone, customerId: work().customerId, from: '2026-10-01' })
  const answer = await call(await as(gone), ownStart)
  expect(answer).toMatchObject({ employmentEnd: '2026-10-31', hasContract: false })
  expect(answer.tasks.map(({ kind, yearMonth }) => `${kind} ${yearMonth}`)).toEqual(['lock 2026-10'])
})

test('the start page of a self-employed person shows no balances', async () => {
  const { personId } = await givenPersonAtWork(db, { customerId: work().customerId, kind: 'independent' })
  expect((await call(await as(personId), ownStart)).balances).toBeNull()
})
