import { createNeeds } from '@uurwerk/contract/planning/openShifts/needs'
import { claimOpenShift, lapsingInMonth, lapsingOfContract } from '@uurwerk/contract/planning/openShifts/openShifts'
import { acceptSwap, approveSwap } from '@uurwerk/contract/planning/swaps'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { beforeEach, expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { givenConfirmed } from '../../testing/world/people/leave.ts'
import { lapseSwaps } from './lapseSwaps.ts'
import { swapsWorld, ask, listOf, at } from '../../testing/world/planning/swapsWorld.ts'
import { DAY } from '../../testing/world/planning/colleaguesWorld.ts'
import type { Colleague } from '../../testing/world/annaAtWork.ts'

const { db, clock, services, world, anna, bert, apply, planned, givenLate, lastSwap, shiftsOf, mailsTo } =
  await swapsWorld()

let late: number
beforeEach(async () => {
  late = await givenLate()
})

test('a swap expires once, when it closes or when one of its shifts changes, also when two jobs run', async () => {
  const [first, second] = [await planned(anna()), await planned(anna(), '2026-11-30')]
  await ask(anna(), first, { personId: bert().id })
  const changed = await lastSwap(anna())
  await ask(anna(), second, { personId: bert().id })
  const late24 = await lastSwap(anna())
  await apply({
    op: 'change',
    contractId: anna().contractId,
    id: first,
    version: 1,
    day: toDay(DAY),
    shiftTypeId: late,
  })
  expect((await refused(bert().call, acceptSwap, at(changed))).code).toBe('swap_shift_changed')
  await Promise.all([lapseSwaps(services), lapseSwaps(services)])
  expect((await refused(bert().call, acceptSwap, at(changed))).code).toBe('swap_closed')
  expect((await mailsTo(anna())).filter(({ subject }) => subject.startsWith('Ruil vervallen'))).toHaveLength(1)
  clock.set('2026-11-29T06:00:00Z')
  expect((await refused(bert().call, acceptSwap, at(late24))).code).toBe('swap_too_late')
  await lapseSwaps(services)
  expect(await listOf(anna())).toMatchObject([{ outcome: 'lapsed' }, { outcome: 'lapsed' }])
})

test('after a month is confirmed, HR cannot approve a swap of a shift in that month, and the swap expires', async () => {
  const shiftId = await planned(anna(), '2026-12-03')
  await ask(anna(), shiftId, { personId: bert().id })
  const swapId = await lastSwap(anna())
  await call(bert().call, acceptSwap, at(swapId))
  await givenConfirmed(db, { contractId: anna().contractId, month: '2026-12' })
  expect(await refused(world().hr.call, approveSwap, at(swapId))).toMatchObject({
    code: 'swap_not_possible',
    message: expect.stringContaining('Anna Peeters kan niet meedoen aan deze ruil. Timesheet is bevestigd'),
  })
  await lapseSwaps(services)
  expect((await refused(world().hr.call, approveSwap, at(swapId))).code).toBe('swap_closed')
  expect(await shiftsOf(anna())).toHaveLength(1)
})

test('before Anna confirms a month, she reads which of her claims and swaps will end, and nothing about Bert', async () => {
  const shiftId = await planned(anna())
  await ask(anna(), shiftId, { personId: bert().id })
  const { ids } = await call(world().hr.call, createNeeds, {
    body: {
      customerId: world().customerId,
      shiftTypeId: late,
      days: ['2026-11-28', '2026-12-01'],
      places: 1,
      grants: 'hr',
      note: '',
    },
  })
  for (const needId of ids)
    await call(anna().call, claimOpenShift, { params: { needId }, body: { contractId: anna().contractId } })
  const lapsing = async ({ call: caller }: Colleague) =>
    (await call(caller, lapsingInMonth, { params: { yearMonth: toYearMonth('2026-11') } }))._embedded.lapsingDtoList
  expect(await lapsing(anna())).toEqual([
    { kind: 'swap', day: DAY, shiftTypeName: 'Vroege' },
    { kind: 'claim', day: '2026-11-28', shiftTypeName: 'Late' },
  ])
  expect(await lapsing(bert())).toEqual([])
  const ofContract = async ({ contractId }: Colleague) => {
    const params = { contractId, yearMonth: toYearMonth('2026-11') }
    return (await call(world().hr.call, lapsingOfContract, { params }))._embedded.lapsingDtoList
  }
  expect(await ofContract(anna())).toEqual(await lapsing(anna()))
  expect(await ofContract(bert())).toEqual([])
})

test.each([false, true])(
  'after Bert accepts a shift of Anna and confirms the month, the swap ends, and the question before the confirmation names the shift (in exchange: %s)',
  async (inExchange) => {
    const shiftId = await planned(anna())
    const otherShiftId = inExchange ? await planned(bert(), '2026-12-10', late) : undefined
    const lapsing = async () =>
      (await call(bert().call, lapsingInMonth, { params: { yearMonth: toYearMonth('2026-11') } }))._embedded
        .lapsingDtoList
    await ask(anna(), shiftId, { personId: bert().id, ...(otherShiftId !== undefined && { otherShiftId }) })
    expect(await lapsing()).toEqual([])
    const swapId = await lastSwap(anna())
    await call(bert().call, acceptSwap, at(swapId))
    expect(await lapsing()).toEqual([{ kind: 'swap', day: DAY, shiftTypeName: 'Vroege' }])
    const ofContract = { contractId: bert().contractId, yearMonth: toYearMonth('2026-11') }
    const forHr = await call(world().hr.call, lapsingOfContract, { params: ofContract })
    expect(forHr._embedded.lapsingDtoList).toEqual([{ kind: 'swap', day: DAY, shiftTypeName: 'Vroege' }])
    await givenConfirmed(db, { contractId: bert().contractId, month: '2026-11' })
    await lapseSwaps(services)
    expect(await listOf(anna())).toMatchObject([{ outcome: 'lapsed' }])
    expect(await lapsing()).toEqual([])
  },
)

test('after Anna confirms the month of the shift that she gets in exchange, the swap ends, and the question before the confirmation names the shift', async () => {
  const [mine, theirs] = [await planned(anna()), await planned(bert(), '2026-12-10', late)]
  await ask(anna(), mine, { personId: bert().id, otherShiftId: theirs })
  const params = { yearMonth: toYearMonth('2026-12') }
  expect((await call(anna().call, lapsingInMonth, { params }))._embedded.lapsingDtoList).toEqual([
    { kind: 'swap', day: '2026-12-10', shiftTypeName: 'Late' },
  ])
  await givenConfirmed(db, { contractId: anna().contractId, month: '2026-12' })
  await lapseSwaps(services)
  expect(await listOf(anna())).toMatchObject([{ outcome: 'lapsed' }])
})
