import { hrStart } from '@uurwerk/contract/hrStart/hrStart'
import { withdrawRequest } from '@uurwerk/contract/planning/openShifts/needRequests'
import { needs, withdrawNeed } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift } from '@uurwerk/contract/planning/openShifts/openShifts'
import { addDays } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { call, outcomeOf, refused } from '../../testing/call.ts'
import { annaAtWork } from '../../testing/world/annaAtWork.ts'
import { tellUnfilled } from './tellOffice.ts'
import { needRequestsWorld, DAY } from '../../testing/world/planning/needRequestsWorld.ts'

const {
  app,
  clock,
  services,
  world,
  goedele,
  contactOf,
  ask,
  own,
  toDecide,
  publish,
  refuse,
  claiming,
  claim,
  lastMails,
  openShiftOfHr,
  countMails,
} = await needRequestsWorld()

test('a contact withdraws a request while it waits, and neither the contact nor HR can decide about it after that', async () => {
  const first = await ask()
  const { _embedded } = await call(goedele().call, withdrawRequest, { params: { requestId: first } })
  expect(_embedded.needRequestDtoList).toMatchObject([{ state: 'withdrawn' }])
  expect([(await publish(first)).refusal?.code, (await refuse(first)).refusal?.code]).toEqual([
    'claim_gone',
    'claim_gone',
  ])
  const second = await ask()
  await publish(second)
  const params = { requestId: second }
  expect((await refused(goedele().call, withdrawRequest, { params })).code).toBe('claim_gone')
  const stranger = await contactOf((await annaAtWork(app)).customerId)
  expect((await refused(stranger.call, withdrawRequest, { params })).code).toBe('not_found')
})

test('when the contact withdraws a request while two people of HR publish and refuse it, one of the three succeeds', async () => {
  for (let race = 0; race < 3; race += 1) {
    const requestId = await ask({ day: addDays(DAY, race) })
    const outcomes = await Promise.all([
      publish(requestId),
      refuse(requestId),
      outcomeOf(goedele().call, withdrawRequest, { params: { requestId } }),
    ])
    expect(outcomes.map(({ refusal }) => refusal?.code ?? 'done').toSorted()).toEqual([
      'claim_gone',
      'claim_gone',
      'done',
    ])
  }
})

test('the places of a request are added to the open shift that HR already has on that day, up to fifty places', async () => {
  const needId = await openShiftOfHr()
  const requestId = await ask({ places: 2 })
  expect(await toDecide()).toMatchObject([{ existingPlaces: 1 }])
  expect((await publish(requestId)).body).toMatchObject({ needId })
  const list = async () =>
    (await call(world().hr.call, needs, { query: { from: DAY, to: DAY } }))._embedded.needDtoList.filter(
      ({ id }) => id === needId,
    )
  expect(await list()).toMatchObject([{ places: 3, grants: 'hr' }])
  expect((await publish(await ask({ places: 48 }))).refusal?.code).toBe('too_many_places')
  await call(world().hr.call, withdrawNeed, { params: { needId }, body: {} })
  expect((await own()).map(({ state }) => state)).toContain('cancelled')
})

test('when HR adds a request to an open shift that has closed, Anna can claim the open shift again', async () => {
  const needId = await openShiftOfHr()
  clock.set('2026-11-25T12:00:00Z')
  expect((await outcomeOf(world().anna.call, claimOpenShift, claiming(needId))).refusal?.code).toBe('need_closed')
  expect((await publish(await ask())).body).toMatchObject({ needId })
  expect(await own()).toMatchObject([{ state: 'open' }])
  expect(await claim(needId)).toMatchObject({ granted: false })
})

test('HR cannot publish a request after the start of its shift, also when an open shift exists', async () => {
  await openShiftOfHr()
  const requestId = await ask()
  clock.set('2026-11-26T06:00:00Z')
  const before = await countMails()
  expect((await publish(requestId)).refusal?.code).toBe('need_in_past')
  expect(await countMails()).toBe(before)
  expect(await own()).toMatchObject([{ state: 'expired' }])
})

test('HR’s start page counts the requests that wait for HR, and a request without an answer expires at the start of its shift', async () => {
  const count = async () =>
    (await call(world().hr.call, hrStart, { params: { yearMonth: toYearMonth('2026-11') } })).toDo.requestsToDecide
  const before = await count()
  const requestId = await ask()
  expect(await count()).toBe(before + 1)
  expect(await own()).toMatchObject([{ actions: { withdraw: null } }])
  clock.set('2026-11-27T09:00:00Z')
  const refusal = await refused(goedele().call, withdrawRequest, { params: { requestId } })
  expect(refusal.code).toBe('request_expired')
  expect(await own()).toMatchObject([{ state: 'expired', actions: { withdraw: { code: refusal.code } } }])
  expect(await toDecide()).toEqual([])
})

test('when a published shift closes with open places, the contact and HR get one mail about it, also when two jobs run', async () => {
  const { needId } = (await publish(await ask({ places: 2, day: '2026-12-20' }))).body!
  await claim(needId)
  const before = await countMails()
  await tellUnfilled(services)
  expect(await countMails()).toBe(before)
  clock.set('2026-12-19T06:00:00Z')
  await Promise.all([tellUnfilled(services), tellUnfilled(services)])
  expect(await countMails()).toBe(before + 2)
  for (const mail of await lastMails(2)) {
    expect(mail.subject).toContain('Nog 1 van 2 plaatsen open: Vroege')
    expect(mail.body).not.toContain('Anna')
  }
  expect(await own()).toMatchObject([{ state: 'closed', filledBy: ['Anna Peeters'] }])
})
