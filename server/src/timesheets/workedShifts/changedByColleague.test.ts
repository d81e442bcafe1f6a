import {
  approveMonths,
  confirmMonthFor,
  reopenMonth,
  toggleApproval,
  unlockMonth,
} from '@uurwerk/contract/timesheets/contractMonths'
import { beforeEach, expect, test } from 'vitest'
import { call, refused } from '../../testing/call.ts'
import { undoWorld, november } from '../../testing/world/timesheets/undoWorld.ts'

const { world, hr, katrien, inMonth, lock, approved } = await undoWorld()

let contractId: number
beforeEach(() => {
  ;({ contractId } = world())
})

test.each([
  [
    'an approval',
    () => refused(hr().call, toggleApproval, { ...inMonth(), body: { confirmedForInvoice: true } }),
    { code: 'already_approved', changedBy: 'Katrien Lauwers' },
  ],
  [
    'a confirmation',
    () => refused(hr().call, confirmMonthFor, { ...inMonth(), body: { reason: 'ziek' } }),
    { code: 'already_confirmed', changedBy: 'Anna Peeters' },
  ],
])(
  'an HR user who is too late with %s reads which colleague was first, and when',
  async (_step, refusalOfStep, expected) => {
    await approved()
    expect(await refusalOfStep()).toMatchObject({ ...expected, changedAt: expect.stringMatching(/^2026-/) })
  },
)

test('an HR user who unlocks or reopens a month too late reads which colleague was first, and a refusal without a colleague shows no name', async () => {
  expect(await refused(hr().call, unlockMonth, inMonth())).toMatchObject({
    code: 'not_locked',
    changedBy: null,
    changedAt: null,
  })
  expect(await refused(hr().call, reopenMonth, inMonth())).toMatchObject({ code: 'not_confirmed', changedBy: null })
  await approved()
  await call(katrien(), reopenMonth, inMonth())
  expect(await refused(hr().call, reopenMonth, inMonth())).toMatchObject({
    code: 'not_confirmed',
    changedBy: 'Katrien Lauwers',
  })
  await call(katrien(), unlockMonth, inMonth())
  expect(await refused(hr().call, unlockMonth, inMonth())).toMatchObject({
    code: 'not_locked',
    changedBy: 'Katrien Lauwers',
  })
})

test('when HR approves many months at once, each refused month shows the colleague who was first', async () => {
  await approved()
  const body = await call(hr().call, approveMonths, {
    params: { yearMonth: november },
    body: { contractIds: [contractId], approved: true },
  })
  expect(body.refused).toEqual([
    {
      contractId,
      code: 'already_approved',
      message: 'De timesheet is al goedgekeurd voor facturatie.',
      changedBy: 'Katrien Lauwers',
      changedAt: expect.stringMatching(/^2026-/),
    },
  ])
})

test('an employee who confirms or locks too late does not read the name of the HR user who was first', async () => {
  await call(...lock())
  expect(await refused(...lock())).not.toHaveProperty('changedBy')
})
