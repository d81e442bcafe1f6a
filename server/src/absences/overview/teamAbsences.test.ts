import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { teamAbsences } from '@uurwerk/contract/absences/teamAbsences'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { hrWorld } from '../../testing/world/people/hrWorld.ts'
import { givenCustomer, givenPerson, givenPersonAtWork } from '../../testing/world/world.ts'
import { givenProlongedSickLeave } from '../../testing/world/people/leave.ts'

const november = toYearMonth('2026-11')

const { db, as, hr } = await hrWorld()
const customerId = await givenCustomer(db, { name: 'Kliniek Noord' })
const anna = await givenPersonAtWork(db, { customerId, lastName: 'Peeters' })

test('HR sees everybody who works in the month, with the periods of their absences', async () => {
  const bert = await givenPersonAtWork(db, { customerId, firstName: 'Bert', lastName: 'Aerts' })
  await givenPerson(db, { firstName: 'Cato', lastName: 'Zonder Contract' })
  await givenProlongedSickLeave(db, { personId: bert.personId, start: '2026-10-12' })
  // The days between 6 and 12 November that are left out are a weekend (7 and 8) and a public holiday (11).
  for (const dayOfMonth of [6, 9, 10, 12])
    await call(hr, bookAbsenceFor, {
      params: { userId: anna.personId, yearMonth: november },
      body: { dayOfMonth, absenceCategory: 'SICK_LEAVE', fullDay: true },
    })
  const team = await call(hr, teamAbsences, { params: { yearMonth: november } })
  expect(team).toMatchObject({
    holidays: [{ date: '2026-11-01' }, { date: '2026-11-11' }],
    customers: [{ id: customerId, name: expect.stringContaining('Kliniek Noord') }],
    employers: [],
    members: [
      {
        userId: bert.personId,
        customerIds: [customerId],
        periods: [{ start: '2026-10-12', end: null, category: 'DAILY_ABSENCE_PROLONGED_SICK_LEAVE', days: null }],
      },
      {
        userId: anna.personId,
        firstName: 'Anna',
        lastName: 'Peeters',
        employerId: null,
        customerIds: [customerId],
        periods: [
          {
            start: '2026-11-06',
            end: '2026-11-12',
            category: 'SICK_LEAVE',
            fullDay: true,
            editedByAdmin: true,
            days: 4,
          },
        ],
      },
    ],
  })
  expect(team.members).toHaveLength(2)
})

test('the team overview of a month leaves out absences outside the weeks of that month', async () => {
  const december = await call(hr, teamAbsences, { params: { yearMonth: toYearMonth('2026-12') } })
  expect(december.members.find(({ userId }) => userId === anna.personId)?.periods).toEqual([])
})

test('an employee cannot read the team overview of absences, which is for HR', async () => {
  const asAnna = await as(anna.personId)
  expect((await refused(asAnna, teamAbsences, { params: { yearMonth: november } })).status).toBe(403)
})
