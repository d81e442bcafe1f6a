import { addStaffing, customerStaffing, editStaffing, removeStaffing } from '@uurwerk/contract/customers/staffing'
import {
  addPersonQualification,
  addQualification,
  editPersonQualification,
  editQualification,
  personQualifications,
  removePersonQualification,
  removeQualification,
} from '@uurwerk/contract/people/qualifications'
import {
  addPersonAvailabilityRule,
  availability,
  clearPersonAvailability,
  endAvailabilityRule,
  endPersonAvailabilityRule,
  personAvailability,
  setPersonAvailability,
} from '@uurwerk/contract/planning/availability'
import {
  candidates,
  createNeeds,
  declineClaim,
  editNeed,
  grantClaim,
  needs,
  withdrawNeed,
} from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, withdrawClaim } from '@uurwerk/contract/planning/openShifts/openShifts'
import {
  addRotationPattern,
  editRotationPattern,
  endFollowing,
  fillPattern,
  followPattern,
  relayPattern,
  removeRotationPattern,
  stopFollowing,
} from '@uurwerk/contract/planning/patterns/rotationPatterns'
import {
  acceptSwap,
  approveSwap,
  askSwap,
  declineSwap,
  refuseSwap,
  makeSwap,
  swapChoices,
  swapChoicesForHr,
  swaps,
  withdrawSwap,
} from '@uurwerk/contract/planning/swaps'
import { applyTeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import { toDay, type Day } from '@uurwerk/domain/time/day'
import { expect, test } from 'vitest'
import { call, request } from '../testing/call.ts'
import { startIsolation, type People } from '../testing/startIsolation.ts'

const { ours, theirs, inBoth, refusedByUs, notTried } = await startIsolation()

const period = { query: { from: toDay('2026-12-01'), to: toDay('2026-12-31') } }

test('HR of an office cannot use the staffing levels of a customer of another office', async () => {
  const body = ({ shiftTypeId }: People) => ({ shiftTypeId, start: '2026-12-01', weekdays: [1, 1, 1, 1, 1, 0, 0] })
  const customer = { params: { id: theirs.customerId } }
  const added = await inBoth(({ hr }) => request(hr, addStaffing, { ...customer, body: body(theirs) }))
  await inBoth(({ hr }) => request(hr, customerStaffing, customer))
  await refusedByUs(
    (by) => request(by.hr, addStaffing, { params: { id: by.customerId }, body: body(theirs) }),
    'shift_type_of_other_customer',
  )
  const [level] = added._embedded.staffingLevelDtoList
  const ofLevel = ({ customerId: id }: People) => ({ params: { id, levelId: level!.id } })
  const more = (by: People) => ({ ...body(by), weekdays: [2, 2, 2, 2, 2, 0, 0], version: level!.version })
  await inBoth((by) => request(by.hr, editStaffing, { ...ofLevel(by), body: more(by) }))
  const left = await inBoth((by) => request(by.hr, removeStaffing, ofLevel(by)))
  expect(left._embedded.staffingLevelDtoList).toEqual([])
})

test('HR and employees of an office cannot read or change the availability of people of another office', async () => {
  const person = { userId: theirs.annaId }
  const day = toDay('2026-12-24')
  const rule = { weekday: 3, everyWeeks: 1, start: day, mark: 'unavailable' } as const
  await inBoth(({ hr }) => request(hr, personAvailability, { params: person, ...period }))
  const mark = { params: { ...person, day }, body: { mark: 'unavailable' } } as const
  await inBoth(({ hr }) => request(hr, setPersonAvailability, mark))
  await inBoth(({ hr }) => request(hr, clearPersonAvailability, { params: { ...person, day } }))
  const { id: ruleId } = await inBoth(({ hr }) =>
    request(hr, addPersonAvailabilityRule, { params: person, body: rule }),
  )
  await inBoth(({ anna }) => request(anna, endAvailabilityRule, { params: { ruleId } }))
  const { id: second } = await call(theirs.hr, addPersonAvailabilityRule, { params: person, body: rule })
  await inBoth(({ hr, annaId: userId }) =>
    request(hr, endPersonAvailabilityRule, { params: { userId, ruleId: second } }),
  )
  expect((await call(theirs.anna, availability, period)).rules).toEqual([])
})

test('HR of an office cannot use the qualifications of another office or give them to a person', async () => {
  const name = 'Vroedvrouw'
  const added = await call(theirs.hr, addQualification, { body: { name } })
  const { id, version } = added._embedded.qualificationDtoList.find((each) => each.name === name)!
  const ofQualification = { params: { id } }
  const edited = { name, active: true, version }
  await inBoth(({ hr }) => request(hr, editQualification, { ...ofQualification, body: edited }))
  const person = { params: { id: theirs.annaId } }
  const body = { qualificationId: id, start: toDay('2026-12-01') }
  await inBoth(({ hr }) => request(hr, personQualifications, person))
  await refusedByUs((by) => request(by.hr, addPersonQualification, { params: { id: by.annaId }, body }))
  const given = await inBoth(({ hr }) => request(hr, addPersonQualification, { ...person, body }))
  const [held] = given._embedded.personQualificationDtoList
  const ofHeld = ({ annaId }: People) => ({ params: { id: annaId, heldId: held!.id } })
  const ended = { ...body, end: toDay('2026-12-31'), version: held!.version }
  await inBoth((by) => request(by.hr, editPersonQualification, { ...ofHeld(by), body: ended }))
  await inBoth((by) => request(by.hr, removePersonQualification, ofHeld(by)))
  const left = await inBoth(({ hr }) => request(hr, removeQualification, ofQualification))
  expect(left._embedded.qualificationDtoList.map((each) => each.id)).not.toContain(id)
})

test('nobody of an office can claim, grant or change an open shift of another office', async () => {
  const day = toDay('2026-12-08')
  const shift = { customerId: theirs.customerId, shiftTypeId: theirs.shiftTypeId }
  const body = { ...shift, days: [day], places: 2, grants: 'hr' as const }
  const { ids } = await inBoth(({ hr }) => request(hr, createNeeds, { body }))
  const params = { needId: ids[0]! }
  const read = async () => (await call(theirs.hr, needs, period))._embedded.needDtoList[0]!
  const { version } = await read()
  await inBoth(({ hr }) => request(hr, editNeed, { params, body: { version, places: 3 } }))
  const query = { day, customerId: `${shift.customerId}`, shiftTypeId: `${shift.shiftTypeId}` }
  await inBoth(({ hr }) => request(hr, candidates, { query }), 'shift_type_of_other_customer')
  const claim = () => inBoth((by) => request(by.anna, claimOpenShift, { params, body: { contractId: by.contractId } }))
  const claimId = async () => ({ claimId: (await read()).claims[0]!.id })
  await claim()
  await inBoth(({ anna }) => request(anna, withdrawClaim, { params }))
  await claim()
  const declined = await claimId()
  await inBoth(({ hr }) => request(hr, declineClaim, { params, body: declined }))
  await call(theirs.bert, claimOpenShift, { params, body: { contractId: theirs.bertsContract } })
  const granted = await claimId()
  await inBoth(({ hr }) => request(hr, grantClaim, { params, body: granted }))
  const end = await inBoth(({ hr }) => request(hr, withdrawNeed, { params, body: {} }))
  expect(end).toMatchObject({ withdrawn: 1, staying: 1 })
})

test('HR of an office cannot change or fill a pattern of another office, or let a contract follow it', async () => {
  const monday = toDay('2026-12-21')
  const pattern = {
    customerId: theirs.customerId,
    name: 'Week vroeg',
    weeks: 1,
    days: [{ week: 1, weekday: 1, shiftId: theirs.shiftTypeId }],
  }
  const added = await inBoth(({ hr }) => request(hr, addRotationPattern, { body: pattern }))
  const { id: patternId, version } = added._embedded.rotationPatternDtoList.find(({ name }) => name === pattern.name)!
  const params = { patternId }
  await inBoth(({ hr }) => request(hr, editRotationPattern, { params, body: { ...pattern, version } }))
  const { contractId } = theirs
  const following = { contractId, start: monday, firstWeek: 1 }
  const followed = await inBoth(({ hr }) => request(hr, followPattern, { params, body: following }))
  const [follower] = followed._embedded.rotationPatternDtoList.find(({ id }) => id === patternId)!.followers
  const ofFollower = { params: { patternId, followerId: follower!.id } }
  const laid = { query: {}, body: { contractIds: [contractId], from: monday, to: toDay('2026-12-27') } }
  // A contract that follows no pattern of the office is skipped.
  for (const lay of [fillPattern, relayPattern]) expect((await call(ours.hr, lay, laid)).planned).toEqual([])
  expect((await call(theirs.hr, fillPattern, laid)).planned).toHaveLength(1)
  const end = { version: follower!.version, end: toDay('2026-12-27') }
  await inBoth(({ hr }) => request(hr, endFollowing, { ...ofFollower, body: end }))
  await inBoth(({ hr }) => request(hr, stopFollowing, ofFollower))
  const left = await inBoth(({ hr }) => request(hr, removeRotationPattern, { params }))
  expect(left._embedded.rotationPatternDtoList.map(({ id }) => id)).not.toContain(patternId)
})

const planOf = (contractId: number, day: Day) => ({
  query: {},
  body: {
    mode: 'all' as const,
    confirmedToo: true,
    operations: [{ op: 'plan' as const, contractId, day, shiftTypeId: theirs.shiftTypeId }],
  },
})

test('nobody of an office can plan or swap a shift of another office', async () => {
  const planned = async (day: string): Promise<number> => {
    const plan = planOf(theirs.contractId, toDay(day))
    const { outcomes } = await inBoth(({ hr }) => request(hr, applyTeamPlanning, plan))
    return outcomes[0]!.id!
  }
  const swapOn = async (day: string) => {
    const shiftId = await planned(day)
    await inBoth(({ anna }) => request(anna, swapChoices, { params: { shiftId } }))
    await inBoth(({ hr }) => request(hr, swapChoicesForHr, { params: { shiftId } }))
    await inBoth(({ anna, bertId: personId }) => request(anna, askSwap, { body: { shiftId, personId } }))
    const open = (await call(theirs.anna, swaps))._embedded.swapDtoList.find(({ shift }) => shift?.id === shiftId)
    return { params: { swapId: open!.id } }
  }
  const first = await swapOn('2026-12-09')
  await inBoth(({ bert }) => request(bert, acceptSwap, first))
  await inBoth(({ hr }) => request(hr, approveSwap, first))
  const second = await swapOn('2026-12-10')
  await inBoth(({ bert }) => request(bert, declineSwap, second))
  const third = await swapOn('2026-12-11')
  await inBoth(({ anna }) => request(anna, withdrawSwap, third))
  const fourth = await swapOn('2026-12-14')
  await inBoth(({ hr }) => request(hr, refuseSwap, { ...fourth, body: { reason: 'Te laat' } }))
  const shiftId = await planned('2026-12-15')
  const made = (personId: number) => ({ query: {}, body: { shiftId, personId } })
  await inBoth(({ hr, bertId }) => request(hr, makeSwap, made(bertId)))
  const outcomes = (await call(theirs.anna, swaps))._embedded.swapDtoList.map(({ outcome }) => outcome)
  expect(new Set(outcomes)).toEqual(new Set(['approved', 'declined', 'withdrawn', 'refused']))
})

test('these tests cover every API call about the planning with the id of a record of the planning', () => {
  expect(
    notTried(/\{(levelId|needId|ruleId|swapId|shiftId|heldId)\}|\/qualification\/\{id\}|\/rotationpattern\//),
  ).toEqual([])
})
