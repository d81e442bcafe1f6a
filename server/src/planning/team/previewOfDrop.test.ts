import { bookAbsenceFor } from '@uurwerk/contract/absences/absences'
import { applyTeamPlanning, type TeamOperation } from '@uurwerk/contract/planning/teamPlanning'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { eachTest } from '../../testing/eachTest.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { call } from '../../testing/call.ts'
import { givenInvoiced, givenProlongedSickLeave } from '../../testing/world/people/leave.ts'
import { startTestApp } from '../../testing/startTestApp.ts'
import { givenPersonAtWork, givenShiftType } from '../../testing/world/world.ts'

const app = await startTestApp()
const { db } = app
const day = toDay('2026-11-27')

const world = eachTest(() => annaAtWork(app))
const bert = eachTest(() =>
  givenPersonAtWork(db, { firstName: 'Bert', lastName: 'Aerts', customerId: world().customerId }),
)

const plan = (contractId: number, on: Day, shiftTypeId = world().early): TeamOperation => ({
  op: 'plan',
  contractId,
  day: on,
  shiftTypeId,
})
const apply = async (operations: readonly TeamOperation[], query: { readonly preview?: 'true' } = {}) => {
  const how = { mode: 'possible', confirmedToo: true } as const
  const body = { ...how, operations: [...operations] }
  return (await call(world().hr.call, applyTeamPlanning, { query, body })).outcomes
}

test.each([
  ['the colleague is absent', /afwezig/i, () => bookSickness()],
  ['the colleague is sick for a long time', /langdurig/i, () => startProlongedSickness()],
  ['the night shift of the colleague ends too late', /AZ Klaverveld/, () => planLateNight(toDay('2026-11-26'))],
  ['the colleague has a shift at this customer', /staat al een shift/, () => apply([plan(bert().contractId, day)])],
  [
    'the month of the colleague has an invoice',
    /factuur/,
    () => givenInvoiced(db, { contractId: bert().contractId, month: '2026-11' }),
  ],
])(
  'before HR drops a shift on a colleague, the preview has the reason why the drop is refused: %s',
  async (_, reason, given) => {
    const [shift] = await apply([plan(world().contractId, day)])
    await given()
    const { contractId } = world()
    const removal: TeamOperation = { op: 'remove', contractId, id: shift!.id!, version: shift!.version!, day }
    const outcomes = await apply([removal, plan(bert().contractId, day)], { preview: 'true' })
    expect(outcomes.map(({ message }) => message)).toEqual([null, expect.stringMatching(reason)])
  },
)

const bookSickness = () =>
  call(world().hr.call, bookAbsenceFor, {
    params: { userId: bert().personId, yearMonth: toYearMonth('2026-11') },
    body: { dayOfMonth: 27, absenceCategory: 'SICK_LEAVE', fullDay: true },
  })
const startProlongedSickness = () => givenProlongedSickLeave(db, { personId: bert().personId, start: '2026-11-23' })
async function planLateNight(on: Day) {
  const night = await givenShiftType(db, world().customerId, {
    name: 'Lange nacht',
    start: 1320,
    end: 480,
    break: null,
  })
  await apply([plan(bert().contractId, on, night)])
}
