import {
  addRotationPattern,
  fillPattern,
  followPattern,
  relayPattern,
  rotationPatterns,
  type AppliedPatterns,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import { teamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { call } from '../../call.ts'
import { eachTest } from '../../eachTest.ts'
import { startTestApp } from '../../startTestApp.ts'
import { annaAtWork } from '../annaAtWork.ts'

type Following = { readonly start?: string; readonly end?: string; readonly firstWeek?: number }
type Input = { readonly onHolidays?: boolean; readonly onUnavailable?: boolean; readonly preview?: 'true' }

const NOW = '2026-11-24T09:00:00Z'

/**
 * Starts an app in which HR makes shift patterns (weeks of shifts that repeat) for the ward of Anna, and plans shifts
 * with them.
 */
export async function rotationWorld() {
  const app = await startTestApp(NOW)
  const world = eachTest(() => {
    app.clock.set(NOW)
    return annaAtWork(app)
  })
  /**
   * The body of a shift pattern of two weeks. It has an early shift on each weekday, and a night shift on the Saturday
   * of the second week.
   */
  const body = (fields: object = {}) => ({
    customerId: world().customerId,
    name: 'Week A/B',
    weeks: 2,
    days: [
      ...[1, 2, 3, 4, 5].map((weekday) => ({ week: 1, weekday, shiftId: world().early })),
      { week: 2, weekday: 6, shiftId: world().night },
    ],
    ...fields,
  })
  const listed = async () =>
    (await call(world().hr.call, rotationPatterns))._embedded.rotationPatternDtoList.filter(
      ({ customerId }) => customerId === world().customerId,
    )
  const made = async (fields: object = {}): Promise<number> => {
    await call(world().hr.call, addRotationPattern, { body: body(fields) })
    return Math.max(...(await listed()).map(({ id }) => id))
  }
  const following = ({ start = '2026-11-23', end, firstWeek = 1 }: Following = {}) => ({
    contractId: world().contractId,
    start,
    ...(end !== undefined && { end }),
    firstWeek,
  })
  const follow = (patternId: number, how: Following = {}) =>
    call(world().hr.call, followPattern, { params: { patternId }, body: following(how) })
  const laying = (from: string, to: string, { preview, ...switches }: Input = {}) => ({
    query: preview === undefined ? {} : { preview },
    body: { contractIds: [world().contractId], from, to, ...switches },
  })
  const fill = (from: string, to: string, how: Input = {}) => call(world().hr.call, fillPattern, laying(from, to, how))
  const relay = (from: string, to: string, how: Input = {}) =>
    call(world().hr.call, relayPattern, laying(from, to, how))
  const standing = async (from: string, to: string) =>
    (await call(world().hr.call, teamPlanning, { query: { from, to } })).shifts
      .filter(([, , contractId]) => contractId === world().contractId)
      .map(([, , , day, type, start, end]) => [day, type, `${start}–${end}`])
  return { ...app, world, body, listed, made, following, follow, laying, fill, relay, standing }
}

/** The days and the shift types of the shifts that a pattern planned. */
export const plannedIn = ({ planned }: AppliedPatterns) =>
  planned.map(({ day, shiftTypeName }) => `${day} ${shiftTypeName}`)
/** The days that a pattern skipped, each with the reason. */
export const skippedIn = ({ skipped }: AppliedPatterns) => skipped.map(({ day, code }) => `${day} ${code}`)
