import { bookAbsenceFor, personMonthAbsences } from '@uurwerk/contract/absences/absences'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { inTransaction } from '../../platform/db/transaction.ts'
import { call } from '../../testing/call.ts'
import { annasLeaveWorld } from '../../testing/world/people/annasLeaveWorld.ts'
import { convertToSickness } from './convertSickness.ts'

const { db, clock, katrienId, hr, givenAnna } = await annasLeaveWorld()

const convert = (personId: number, day: string, actingAs: 'employee' | 'hr' = 'hr') =>
  inTransaction(db, (tx) =>
    convertToSickness(tx, { personId, day: toDay(day), actingAs, actorId: katrienId, now: clock.now() }),
  )

const november = (userId: number) => ({ params: { userId, yearMonth: toYearMonth('2026-11') } })
const absencesOf = (personId: number) => call(hr, personMonthAbsences, november(personId))

test('Anna changes a shift on a Saturday and a shift on a public holiday into sickness', async () => {
  const { personId } = await givenAnna()
  await convert(personId, '2026-11-07', 'employee')
  await convert(personId, '2026-11-11')
  expect((await absencesOf(personId)).absenceDtos).toMatchObject([
    { date: '2026-11-07', absenceCategory: 'SICK_LEAVE', fullDay: true, hours: 7.6, editedByAdmin: false },
    { date: '2026-11-11', absenceCategory: 'SICK_LEAVE', fullDay: true, editedByAdmin: true },
  ])
})

test('when a shift becomes sickness, Anna gets back the half day of vacation of the same day', async () => {
  const { personId } = await givenAnna({ days: 1 })
  await call(hr, bookAbsenceFor, {
    ...november(personId),
    body: { dayOfMonth: 16, absenceCategory: 'VACATION', fullDay: false },
  })
  await convert(personId, '2026-11-16')
  expect(await absencesOf(personId)).toMatchObject({
    absenceDtos: [{ date: '2026-11-16', absenceCategory: 'SICK_LEAVE', fullDay: true }],
    remainingVacationDays: 1,
  })
})
