/** The sample requests about the planning of the team and about open shifts. */
import type { Cast } from './routeCast.ts'

const staffingBody = ({ shiftTypeId }: Cast) => ({
  shiftTypeId,
  start: '2026-11-01',
  weekdays: [1, 1, 1, 1, 1, 0, 0],
})

export const needSamples = {
  teamPlanning: () => ({}),
  teamReasons: () => ({}),
  teamWarnings: () => ({}),
  teamStaffing: () => ({}),
  openShortage: () => ({}),
  customerStaffing: ({ customerId: id }: Cast) => ({ params: { id } }),
  addStaffing: (cast: Cast) => ({ params: { id: cast.customerId }, body: staffingBody(cast) }),
  editStaffing: (cast: Cast) => ({ params: { id: cast.customerId, levelId: 1 }, body: staffingBody(cast) }),
  removeStaffing: ({ customerId: id }: Cast) => ({ params: { id, levelId: 1 } }),
  applyTeamPlanning: () => ({}),
  openShifts: () => ({ refused: 'invalid' }),
  claimOpenShift: ({ contractId }: Cast) => ({
    params: { needId: 999_999 },
    body: { contractId },
    refused: 'not_found',
  }),
  withdrawClaim: () => ({ params: { needId: 999_999 }, refused: 'not_found' }),
  needs: () => ({}),
  createNeeds: () => ({}),
  editNeed: () => ({ params: { needId: 999_999 } }),
  withdrawNeed: () => ({ params: { needId: 999_999 } }),
  grantClaim: () => ({ params: { needId: 999_999 } }),
  declineClaim: () => ({ params: { needId: 999_999 } }),
  candidates: () => ({}),
  availability: () => ({ refused: 'invalid' }),
  setAvailability: () => ({ params: { day: '2026-12-24' }, body: { mark: 'unavailable' } }),
  clearAvailability: () => ({ params: { day: '2026-12-24' } }),
  addAvailabilityRule: () => ({
    body: { weekday: 3, everyWeeks: 1, start: '2026-12-24', mark: 'unavailable' },
  }),
  endAvailabilityRule: () => ({ params: { ruleId: 999_999 }, refused: 'not_found' }),
  personAvailability: () => ({}),
  setPersonAvailability: () => ({ params: { day: '2026-12-24' }, body: { mark: 'unavailable' } }),
  clearPersonAvailability: () => ({ params: { day: '2026-12-24' } }),
  addPersonAvailabilityRule: () => ({
    body: { weekday: 3, everyWeeks: 1, start: '2026-12-24', mark: 'unavailable' },
  }),
  endPersonAvailabilityRule: () => ({ params: { ruleId: 999_999 } }),
  swaps: () => ({}),
  swapChoices: () => ({ params: { shiftId: 999_999 }, refused: 'not_found' }),
  askSwap: () => ({ body: { shiftId: 999_999 }, refused: 'not_found' }),
  acceptSwap: () => ({ params: { swapId: 999_999 }, refused: 'not_found' }),
  declineSwap: () => ({ params: { swapId: 999_999 }, refused: 'not_found' }),
  withdrawSwap: () => ({ params: { swapId: 999_999 }, refused: 'not_found' }),
  swapsForHr: () => ({}),
  approveSwap: () => ({ params: { swapId: 999_999 } }),
  refuseSwap: () => ({ params: { swapId: 999_999 } }),
}
