import { addPersonQualification, addQualification } from '@uurwerk/contract/people/qualifications'
import { candidates, createNeeds, needs } from '@uurwerk/contract/planning/openShifts/needs'
import { openShifts } from '@uurwerk/contract/planning/openShifts/openShifts'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay } from '@uurwerk/domain/time/day'
import { call } from '../../call.ts'
import { eachTest } from '../../eachTest.ts'
import { startTestApp } from '../../startTestApp.ts'
import { annaAtWork, givenColleague, type Colleague } from '../annaAtWork.ts'

export const DAY = '2026-11-26'
export const seen = async (person: Colleague) =>
  (await call(person.call, openShifts, { query: { from: DAY, to: DAY } }))._embedded.openShiftDtoList

/** Starts an app and, before each test, creates another Anna and a qualification that a person can hold. */
export async function qualificationsWorld() {
  const app = await startTestApp('2026-11-24T09:00:00Z')
  const world = eachTest(() => annaAtWork(app))
  const colleague = (firstName: string) => givenColleague(app, { firstName, customerId: world().customerId })

  let made = 0
  /** The name of the qualification of the current test. */
  const nurseName = () => `Verpleegkundige ${made}`
  const nurse = eachTest(async () => {
    made += 1
    const { _embedded } = await call(world().hr.call, addQualification, { body: { name: nurseName() } })
    return _embedded.qualificationDtoList.find(({ name }) => name === nurseName())!.id
  })

  const give = (personId: number, end: string | null = null) =>
    call(world().hr.call, addPersonQualification, {
      params: { id: personId },
      body: { qualificationId: nurse(), start: '2026-01-01', end },
    })
  const openWith = (wanted: { readonly grants?: 'first' | 'hr'; readonly qualificationId?: number | null } = {}) => ({
    body: {
      customerId: world().customerId,
      shiftTypeId: world().early,
      days: [DAY],
      places: 3,
      grants: 'first' as const,
      qualificationId: nurse(),
      ...wanted,
    },
  })
  const open = async (wanted: Parameters<typeof openWith>[0] = {}): Promise<number> =>
    (await call(world().hr.call, createNeeds, openWith(wanted))).ids[0]!
  const needOfHr = async () =>
    (await call(world().hr.call, needs, { query: { from: DAY, to: DAY } }))._embedded.needDtoList.find(
      ({ customerId }) => customerId === world().customerId,
    )!
  const who = async () =>
    (
      await call(world().hr.call, candidates, {
        query: { customerId: `${world().customerId}`, day: DAY, shiftTypeId: `${world().early}` },
      })
    )._embedded.candidateDtoList
  const plan = (person: Colleague, preview: { readonly preview?: 'true' } = {}, day = DAY) =>
    call(world().hr.call, applyTeamPlanning, {
      query: preview,
      body: {
        mode: 'all',
        operations: [{ op: 'plan', contractId: person.contractId, day: toDay(day), shiftTypeId: world().early }],
      },
    })

  return { world, colleague, nurseName, nurse, give, openWith, open, needOfHr, who, plan }
}
