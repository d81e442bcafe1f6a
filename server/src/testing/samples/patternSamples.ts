/** The sample requests about copies and patterns of shifts. */
import type { Cast } from './routeCast.ts'

const patternOf = (shiftId: number) => ({
  name: 'Week A',
  weeks: 1,
  startsOn: '2026-11-23',
  days: [{ week: 1, weekday: 1, shiftId }],
})

export const patternSamples = {
  copyPlannedShifts: () => ({ body: { week: '2026-11-25' } }),
  planPattern: () => ({ body: { patternId: 999_999, first: '2026-11-23', last: '2026-11-25' }, refused: 'not_found' }),
  takeBackShifts: () => ({ body: { shifts: [{ id: 999_999, version: 1 }] }, refused: 'nothing_to_undo' }),
  shiftPatterns: () => ({}),
  createShiftPattern: ({ shiftTypeId }: Cast) => ({ body: patternOf(shiftTypeId) }),
  editShiftPattern: ({ shiftTypeId }: Cast) => ({
    params: { patternId: 999_999 },
    body: patternOf(shiftTypeId),
    refused: 'not_found',
  }),
  removeShiftPattern: () => ({ params: { patternId: 999_999 }, refused: 'not_found' }),
}
