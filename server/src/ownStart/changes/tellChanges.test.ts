import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { chooseReminders, reminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import { planShift } from '@uurwerk/contract/planning/plannedMonth'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { addPushDevice, pushDevices } from '@uurwerk/contract/ownStart/pushDevices'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { deliverPush } from '../../platform/push/deliverPush.ts'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call } from '../../testing/call.ts'
import { givenSeller } from '../../testing/world/invoicing/invoicingWorld.ts'
import { startPushService } from '../../testing/servers/startPushService.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { tellChanges } from './tellChanges.ts'

// The time of the test: Friday at 10:00 in Brussels.
const NOW = '2026-11-20T09:00:00Z'
const pushService = await startPushService()
const testApp = await startTestApp(NOW, { pushService: pushService.url, publicUrl: 'https://uren.example' })
const { db, clock, services } = testApp
await givenSeller(db)

let count = 0
const work = eachTest(async () => {
  clock.set(NOW)
  const made = await annaAtWork(testApp)
  count += 1
  const email = `anna${count}@zorg.example`
  await db
    .updateTable('people')
    .set({ email, provider_subject: `google-${count}` })
    .where('id', '=', made.anna.id)
    .execute()
  return { ...made, email }
})

const mailsOf = () =>
  db
    .selectFrom('mails')
    .select(['subject', 'body'])
    .where(sql<boolean>`recipients = array[${work().email}]`)
    .orderBy('id')
    .execute()

const apply = (operations: readonly TeamOperation[]) =>
  call(work().hr.call, applyTeamPlanning, { body: { mode: 'all', operations: [...operations] }, query: {} })
const planByHr = (...days: readonly string[]) =>
  apply(
    days.map((day) => ({
      op: 'plan' as const,
      contractId: work().contractId,
      day: toDay(day),
      shiftTypeId: work().early,
    })),
  )
const bookByHr = (dayOfMonth: number) =>
  call(work().hr.call, bookAbsenceFor, {
    params: { userId: work().anna.id, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })

test('an employee gets one mail about five shifts that HR planned, ten minutes after the last change, also when the job runs three times at once', async () => {
  await planByHr('2026-11-23', '2026-11-24')
  clock.set('2026-11-20T09:05:00Z')
  await planByHr('2026-11-25', '2026-11-26', '2026-12-01')
  clock.set('2026-11-20T09:14:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toEqual([])
  clock.set('2026-11-20T09:15:00Z')
  await Promise.all([tellChanges(services), tellChanges(services), tellChanges(services)])
  await tellChanges(services)
  expect(await mailsOf()).toEqual([
    {
      subject: 'Je uurrooster is aangepast',
      body: [
        'Dag Anna,',
        [
          'HR wijzigde je planning van:',
          '- maandag 23/11/2026: geen shift → Vroege 07:00 – 15:06',
          '- dinsdag 24/11/2026: geen shift → Vroege 07:00 – 15:06',
          '- woensdag 25/11/2026: geen shift → Vroege 07:00 – 15:06',
          '- donderdag 26/11/2026: geen shift → Vroege 07:00 – 15:06',
          '- dinsdag 01/12/2026: geen shift → Vroege 07:00 – 15:06',
          'Bekijk je uurrooster in Uurwerk:',
          'https://uren.example/dashboard?month=2026-11',
        ].join('\n'),
        'Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke berichten je krijgt:\nhttps://uren.example/profile',
        'Met vriendelijke groeten',
        'Wijzerplaat Zorg bv',
      ].join('\n\n'),
    },
  ])
  clock.set('2026-11-20T11:00:00Z')
  await planByHr('2026-11-27')
  clock.set('2026-11-20T11:10:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toHaveLength(2)
})

test('the mail about changed shifts shows the shifts of each day before and after the changes, and says that a day stays the same when HR undid a change', async () => {
  const [monday, tuesday, wednesday] = ['2026-11-23', '2026-11-24', '2026-11-25'].map(toDay) as [Day, Day, Day]
  const { outcomes } = await planByHr(monday, tuesday, wednesday)
  clock.set('2026-11-20T09:10:00Z')
  await tellChanges(services)
  clock.set('2026-11-20T09:20:00Z')
  const shift = (place: number) => ({ contractId: work().contractId, id: outcomes[place]!.id!, version: 1 })
  const undone = await apply([
    { op: 'change', ...shift(0), day: toDay('2026-11-26'), shiftTypeId: work().night },
    { op: 'remove', ...shift(1), day: tuesday },
    { op: 'remove', ...shift(2), day: wednesday },
  ])
  const { undoId } = undone.outcomes[2]!
  await apply([{ op: 'restore', contractId: work().contractId, id: shift(2).id, day: wednesday, undoId: undoId! }])
  clock.set('2026-11-20T09:30:00Z')
  await tellChanges(services)
  const lines = (await mailsOf())
    .at(-1)!
    .body.split('\n')
    .filter((line) => line.startsWith('- '))
  expect(lines).toEqual([
    '- maandag 23/11/2026: Vroege 07:00 – 15:06 → geen shift',
    '- dinsdag 24/11/2026: Vroege 07:00 – 15:06 → geen shift',
    '- woensdag 25/11/2026: blijft Vroege 07:00 – 15:06',
    '- donderdag 26/11/2026: geen shift → Nacht 22:00 – 06:00',
  ])
})

/**
 * Moves the audit entry of the planned shift to a later place in the table, so that the order of the rows in the table
 * is not the order of the changes.
 */
async function moveEntryOfPlan(): Promise<void> {
  await sql`alter table audit_entries disable trigger audit_entries_append_only`.execute(db)
  await sql`with moved as (delete from audit_entries where action = 'plan shifts' and person_id = ${work().anna.id} returning *)
    insert into audit_entries overriding system value select * from moved`.execute(db)
  await sql`alter table audit_entries enable trigger audit_entries_append_only`.execute(db)
}

test('when HR plans a shift and removes it within one second, the mail says that the day stays empty', async () => {
  const monday = toDay('2026-11-23')
  const { outcomes } = await planByHr(monday)
  await apply([{ op: 'remove', contractId: work().contractId, id: outcomes[0]!.id!, version: 1, day: monday }])
  await moveEntryOfPlan()
  clock.set('2026-11-20T09:10:00Z')
  await tellChanges(services)
  expect((await mailsOf())[0]?.body).toContain('- maandag 23/11/2026: blijft geen shift')
})

test('when HR changes a day that is three weeks in the future, the employee gets the mail at 17:00', async () => {
  await planByHr('2026-12-14')
  clock.set('2026-11-20T15:59:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toEqual([])
  clock.set('2026-11-20T16:00:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toHaveLength(1)
})

test('an employee gets no message about a change that the employee made, and a person who never signed in gets no message', async () => {
  await call(work().anna.call, planShift, {
    params: { contractId: work().contractId, yearMonth: toYearMonth('2026-11') },
    body: { startDate: '2026-11-23', shiftId: work().early },
  })
  clock.set('2026-11-20T09:30:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toEqual([])
  await db.updateTable('people').set({ provider_subject: null }).where('id', '=', work().anna.id).execute()
  await planByHr('2026-11-24')
  clock.set('2026-11-20T16:30:00Z')
  await tellChanges(services)
  expect(await mailsOf()).toEqual([])
})

test('the message about an absence that HR booked contains no kind of absence and no day', async () => {
  await bookByHr(25)
  clock.set('2026-11-20T09:10:00Z')
  await tellChanges(services)
  const [mail, ...others] = await mailsOf()
  expect(others).toEqual([])
  expect(mail?.subject).toBe('Er is iets gewijzigd aan je verlof')
  expect(mail?.body).toContain('https://uren.example/dashboard?month=2026-11')
  expect(mail?.body).not.toMatch(/ziek|SICK|25/i)
})

test('Anna can choose messages about changed shifts only on her phone, and messages about changed leave only by mail', async () => {
  const { _links: _, ...choices } = await call(work().anna.call, reminderChoices)
  await call(work().anna.call, chooseReminders, { body: { ...choices, rosterByMail: false, absenceByPush: false } })
  const browser = pushService.browserFor((await call(work().anna.call, pushDevices)).publicKey)
  await call(work().anna.call, addPushDevice, { body: browser.subscription })
  await planByHr('2026-11-23', '2026-11-24')
  await bookByHr(26)
  clock.set('2026-11-20T09:10:00Z')
  await tellChanges(services)
  expect((await mailsOf()).map(({ subject }) => subject)).toEqual(['Er is iets gewijzigd aan je verlof'])
  const messages = await db
    .selectFrom('push_messages as m')
    .innerJoin('push_devices as d', 'd.id', 'm.device_id')
    .select('m.id')
    .where('d.person_id', '=', work().anna.id)
    .execute()
  for (const { id } of messages) await deliverPush(services, id)
  expect(browser.received.map(({ text }) => JSON.parse(text))).toEqual([
    { text: 'Je planning van 23/11, 24/11 is gewijzigd', path: '/dashboard?month=2026-11', topic: 'changed-roster' },
  ])
})

test('when the server cannot make a message about changes, the next run of the job sends that message', async () => {
  await planByHr('2026-11-23')
  clock.set('2026-11-20T09:10:00Z')
  await sql`create function refuse_notice() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`.execute(
    db,
  )
  await sql`create trigger refuse_notice before insert on change_notices for each row execute function refuse_notice()`.execute(
    db,
  )
  await expect(tellChanges(services)).rejects.toThrow('cut off')
  await sql`drop trigger refuse_notice on change_notices`.execute(db)
  expect(await mailsOf()).toEqual([])
  await tellChanges(services)
  expect(await mailsOf()).toHaveLength(1)
})
