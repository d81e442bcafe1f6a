import type { BodyInput, ResponseOf } from '@uurwerk/contract/endpoint'
import { addPartTimeRecord } from '@uurwerk/contract/people/partTime'
import { createPerson, type person } from '@uurwerk/contract/people/people'
import { call, request } from '../../call.ts'
import { personBody } from '../masterDataBodies.ts'
import { hrWorld } from './hrWorld.ts'

/** The percentage, the start and the end of each part-time record of a person. */
export const historyOf = ({ partTimePercentageRecords }: ResponseOf<typeof person>) =>
  partTimePercentageRecords.map(({ percentage, startDate, endDate }) => [percentage, startDate, endDate])

/** Starts an app in which HR adds part-time records to Anna, who works full-time since 1 January 2026. */
export async function partTimeWorld() {
  const world = await hrWorld()

  async function givenAnna() {
    const { id } = await call(world.hr, createPerson, { body: personBody({ employmentStartDate: '2026-01-01' }) })
    const add = (body: BodyInput<typeof addPartTimeRecord>) =>
      request(world.hr, addPartTimeRecord, { params: { id }, body })
    return { id, add }
  }
  return { ...world, givenAnna }
}
