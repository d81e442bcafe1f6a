import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { chooseReminders } from '@uurwerk/contract/ownStart/ownReminders'
import { addPersonQualification, qualifications } from '@uurwerk/contract/people/qualifications'
import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { planShift, removePlannedShift } from '@uurwerk/contract/planning/plannedMonth'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { annaAtWork, givenColleague, type Colleague } from '../../testing/world/annaAtWork.ts'
import { call, outcomeOf } from '../../testing/call.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenCustomer } from '../../testing/world/world.ts'
import { tellOpenShifts } from './tellOpenShifts.ts'

const app = await startTestApp('2026-11-24T09:00:00Z')
const { db, clock, services } = app
const work = await annaAtWork(app)

/** A colleague who has signed in before. */
async function colleague(firstName: string, customerId = work.customerId) {
  const made = await givenColleague(app, { firstName, customerId, email: `${firstName.toLowerCase()}@zorg.example` })
  await db
    .updateTable('people')
    .set({ provider_subject: `google-${made.id}` })
    .where('id', '=', made.id)
    .execute()
  return made
}

const open = (...days: string[]) =>
  call(work.hr.call, createNeeds, {
    body: { customerId: work.customerId, shiftTypeId: work.early, days, places: 1, grants: 'first', note: '' },
  })
const mails = async () => {
  const rows = await db.selectFrom('mails').select(['recipients', 'subject', 'body']).orderBy('id').execute()
  return rows.map(({ recipients, ...mail }) => ({ to: recipients.join(), ...mail }))
}

test('only employees who can take a new open shift get a mail about it: one mail at 17:00, also when the job runs three times at once', async () => {
  await colleague('Bert')
  const busy = await colleague('Carla')
  const ill = await colleague('Dries')
  const silent = await colleague('Eline')
  await colleague('Fatima', await givenCustomer(db))
  await call(silent.call, chooseReminders, { body: { openShiftsByMail: false } })
  await call(busy.call, planShift, {
    params: { contractId: busy.contractId, yearMonth: toYearMonth('2026-12') },
    body: { startDate: '2026-12-03', shiftId: work.early },
  })
  await call(work.hr.call, bookAbsenceFor, {
    params: { userId: ill.id, yearMonth: toYearMonth('2026-12') },
    body: { dayOfMonth: 3, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
  await open('2026-12-03')
  await open('2026-12-04')
  await tellOpenShifts(services)
  expect(await mails()).toEqual([])
  clock.set('2026-11-24T16:00:00Z')
  await Promise.all([tellOpenShifts(services), tellOpenShifts(services), tellOpenShifts(services)])
  await tellOpenShifts(services)
  const sent = await mails()
  expect(sent.map(({ to }) => to)).toEqual(['bert@zorg.example', 'carla@zorg.example', 'dries@zorg.example'])
  expect(sent[0]).toMatchObject({ subject: 'Nieuwe open shiften' })
  expect(sent[0]!.body).toContain(
    'Er zijn nieuwe open shiften die jij kan nemen:\n- donderdag 03/12/2026\n- vrijdag 04/12/2026\nBekijk ze in Uurwerk:\nhttp://localhost:3000/openshifts',
  )
  for (const mail of sent.slice(1)) {
    expect(mail).toMatchObject({ subject: 'Nieuwe open shift op 04/12/2026' })
    expect(mail.body).not.toMatch(/ziek|SICK|Bert|03\/12/u)
  }
})

test('an employee who chose a mail about each new open shift gets it at once and no second mail at 17:00, and the other employees get a mail at 17:00', async () => {
  clock.set('2026-11-24T17:00:00Z')
  await tellOpenShifts(services)
  const [eager, patient] = [await colleague('Kaat'), await colleague('Lieve')]
  await call(eager.call, chooseReminders, { body: { openShiftsAtOnce: true } })
  const before = (await mails()).length
  const sent = async () =>
    (await mails())
      .slice(before)
      .map(({ to, subject }) => `${to} ${subject}`)
      .filter((mail) => /kaat|lieve/.test(mail))
  clock.set('2026-11-25T08:00:00Z')
  await open('2026-12-07')
  await Promise.all([tellOpenShifts(services), tellOpenShifts(services)])
  expect(await sent()).toEqual(['kaat@zorg.example Nieuwe open shift op 07/12/2026'])
  clock.set('2026-11-25T16:00:00Z')
  await tellOpenShifts(services)
  expect(await sent()).toEqual([
    'kaat@zorg.example Nieuwe open shift op 07/12/2026',
    'lieve@zorg.example Nieuwe open shift op 07/12/2026',
  ])
  await call(patient.call, chooseReminders, { body: { openShiftsByMail: false } })
  clock.set('2026-11-25T17:00:00Z')
})

test('an employee who chose immediate mails too late, or who had a shift that day when the immediate mail was sent, gets the mail of 17:00 about a new open shift; an employee who got the immediate mail does not', async () => {
  clock.set('2026-11-25T17:00:00Z')
  await tellOpenShifts(services)
  const people = [await colleague('Milan'), await colleague('Noor'), await colleague('Oona'), await colleague('Pim')]
  const [eager, late, busy, patient] = people as [Colleague, Colleague, Colleague, Colleague]
  const chooses = ({ call: caller }: Colleague, openShiftsAtOnce: boolean) =>
    call(caller, chooseReminders, { body: { openShiftsAtOnce } })
  for (const who of [eager, busy, patient]) await chooses(who, true)
  const params = { contractId: busy.contractId, yearMonth: toYearMonth('2026-12') }
  await call(busy.call, planShift, { params, body: { startDate: '2026-12-14', shiftId: work.early } })
  const before = (await mails()).length
  const sent = async () =>
    (await mails())
      .slice(before)
      .map(({ to, subject }) => `${to.replace(/@.*/, '')} ${subject}`)
      .filter((mail) => /milan|noor|oona|pim/.test(mail))
  clock.set('2026-11-26T09:00:00Z')
  await open('2026-12-14')
  await tellOpenShifts(services)
  const about = 'Nieuwe open shift op 14/12/2026'
  expect(await sent()).toEqual([`milan ${about}`, `pim ${about}`])
  await chooses(late, true)
  await chooses(patient, false)
  const [shift] = await db.selectFrom('shifts').select(['id', 'version']).where('person_id', '=', busy.id).execute()
  await call(busy.call, removePlannedShift, { params, body: { ...shift!, dayOfMonth: 14 } })
  clock.set('2026-11-26T16:00:00Z')
  await Promise.all([tellOpenShifts(services), tellOpenShifts(services)])
  expect(await sent()).toEqual([`milan ${about}`, `pim ${about}`, `noor ${about}`, `oona ${about}`])
  for (const who of people) await call(who.call, chooseReminders, { body: { openShiftsByMail: false } })
})

test('only employees with the qualification of nurse get a mail about a new open shift that requires a nurse', async () => {
  clock.set('2026-11-25T09:00:00Z')
  const [nurse] = [await colleague('Goran'), await colleague('Hanne')]
  const { _embedded } = await call(work.hr.call, qualifications)
  const { id: qualificationId } = _embedded.qualificationDtoList.find(({ name }) => name === 'Verpleegkundige')!
  const body = { qualificationId, start: '2026-01-01', end: '2026-12-10' }
  await call(work.hr.call, addPersonQualification, { params: { id: nurse.id }, body })
  const before = (await mails()).length
  const days = ['2026-12-10', '2026-12-11']
  const need = { customerId: work.customerId, shiftTypeId: work.early, places: 1, grants: 'first' as const }
  await call(work.hr.call, createNeeds, { body: { ...need, days, qualificationId } })
  clock.set('2026-11-25T16:00:00Z')
  await tellOpenShifts(services)
  const sent = (await mails()).slice(before)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['goran@zorg.example', 'Nieuwe open shift op 10/12/2026'],
  ])
  expect(sent[0]!.body).not.toContain('Verpleegkundige')
})

test('a person who is no employee any more and a person who left ninety days ago get no mail about an open shift, and do not see the open shift', async () => {
  clock.set('2026-12-10T09:00:00Z')
  const [former, left] = [await colleague('Ivo'), await colleague('Jana')]
  await db.deleteFrom('person_roles').where('person_id', '=', former.id).execute()
  await db.updateTable('people').set({ employment_end_on: '2026-09-10' }).where('id', '=', left.id).execute()
  await open('2026-12-17')
  const before = (await mails()).length
  clock.set('2026-12-10T16:00:00Z')
  await tellOpenShifts(services)
  const sent = (await mails()).slice(before)
  expect(sent.length).toBeGreaterThan(0)
  expect(sent.map(({ to }) => to)).not.toContain('ivo@zorg.example')
  expect(sent.map(({ to }) => to)).not.toContain('jana@zorg.example')
  const query = { from: '2026-12-10', to: '2026-12-31' }
  expect((await outcomeOf(former.call, openShifts, { query })).status).toBeGreaterThanOrEqual(401)
  expect((await outcomeOf(left.call, openShifts, { query })).body?._embedded.openShiftDtoList ?? []).toEqual([])
})
