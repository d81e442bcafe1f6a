import { describe, expect, test } from 'vitest'
import { toDay } from '../time/day.ts'
import { toInstant } from '../time/instant.ts'
import { toYearMonth } from '../time/yearMonth.ts'
import { freezeFor } from './freezeFor.ts'
import { refusalToApprove } from './approval/refusalToApprove.ts'
import { refusalToConfirm } from './confirmation/refusalToConfirm.ts'
import { refusalToConfirmAll } from './confirmation/refusalToConfirmAll.ts'
import { refusalToDownloadTimesheet } from './refusalToDownloadTimesheet.ts'
import { refusalToLock } from './refusalToLock.ts'
import { refusalToReopen } from './approval/refusalToReopen.ts'
import { refusalToUnlock } from './refusalToUnlock.ts'
import { badgeOf, timesheetState, type TimesheetState } from './timesheetState.ts'
import { warningOnConfirming } from './confirmation/warningOnConfirming.ts'

const then = toInstant(1_793_000_000)
const open = timesheetState({ lockedAt: null, confirmedAt: null, approvedAt: null, invoiced: false })
const locked = timesheetState({ lockedAt: then, confirmedAt: null, approvedAt: null, invoiced: false })
const completed = timesheetState({ lockedAt: then, confirmedAt: then, approvedAt: null, invoiced: false })
const approved = timesheetState({ lockedAt: then, confirmedAt: then, approvedAt: then, invoiced: false })
const invoiced = timesheetState({ lockedAt: then, confirmedAt: then, approvedAt: then, invoiced: true })
const invoicedUnconfirmed = timesheetState({ lockedAt: then, confirmedAt: null, approvedAt: null, invoiced: true })

const november = { yearMonth: toYearMonth('2026-11'), today: toDay('2026-11-21') }

type Row = {
  name: string
  state: TimesheetState
  badge: string
  lock: string | null
  unlock: string | null
  confirm: string | null
  reopen: string | null
  approve: string | null
  employee: string | null
  hr: string | null
}

/** The refused steps and the roles for which the shifts are frozen, for each state of a timesheet. */
const rows: Row[] = [
  {
    name: 'not planned',
    state: open,
    badge: 'not_planned',
    lock: null,
    unlock: 'not_locked',
    confirm: 'not_locked',
    reopen: 'not_confirmed',
    approve: 'not_confirmed',
    employee: null,
    hr: null,
  },
  {
    name: 'locked',
    state: locked,
    badge: 'in_progress',
    lock: 'already_locked',
    unlock: null,
    confirm: null,
    reopen: 'not_confirmed',
    approve: 'not_confirmed',
    employee: null,
    hr: null,
  },
  {
    name: 'completed',
    state: completed,
    badge: 'submitted',
    lock: 'already_locked',
    unlock: 'already_confirmed',
    confirm: 'already_confirmed',
    reopen: null,
    approve: null,
    employee: 'month_frozen',
    hr: null,
  },
  {
    name: 'approved',
    state: approved,
    badge: 'submitted',
    lock: 'already_locked',
    unlock: 'already_confirmed',
    confirm: 'already_confirmed',
    reopen: null,
    approve: null,
    employee: 'month_frozen',
    hr: null,
  },
  {
    name: 'invoiced',
    state: invoiced,
    badge: 'submitted',
    lock: 'already_locked',
    unlock: 'already_confirmed',
    confirm: 'already_confirmed',
    reopen: 'already_invoiced',
    approve: 'already_invoiced',
    employee: 'month_frozen',
    hr: 'month_invoiced',
  },
  {
    name: 'invoiced without a confirmation',
    state: invoicedUnconfirmed,
    badge: 'in_progress',
    lock: 'already_locked',
    unlock: null,
    confirm: null,
    reopen: 'not_confirmed',
    approve: 'not_confirmed',
    employee: 'month_invoiced',
    hr: 'month_invoiced',
  },
]

describe('the steps that are possible for a contract month in each state', () => {
  test.each(rows)(
    'the steps that are possible for a contract month depend on the state of the month: $name',
    ({ state, badge, lock, unlock, confirm, reopen, approve, employee, hr }) => {
      expect(badgeOf(state)).toBe(badge)
      expect(refusalToLock([state])?.code ?? null).toBe(lock)
      expect(refusalToUnlock(state)?.code ?? null).toBe(unlock)
      expect(refusalToConfirm({ ...november, state })?.code ?? null).toBe(confirm)
      expect(refusalToReopen(state)?.code ?? null).toBe(reopen)
      expect(refusalToApprove(state)?.code ?? null).toBe(approve)
      expect(freezeFor('employee', state)).toBe(employee)
      expect(freezeFor('hr', state)).toBe(hr)
    },
  )
})

test('an employee can lock a month when one of its contracts is not locked', () => {
  expect(refusalToLock([])).toEqual({ code: 'no_contract_in_month' })
  expect(refusalToLock([locked, open])).toBeNull()
  expect(refusalToLock([locked, completed])).toEqual({ code: 'already_locked' })
})

test.each([
  ['2026-10-31', 'month_not_begun'],
  ['2026-11-01', null],
  ['2026-11-30', null],
  ['2027-01-15', null],
])('when Anna confirms November on %s, the refusal is %s', (today, code) => {
  const refusal = refusalToConfirm({ ...november, today: toDay(today), state: locked })
  expect(refusal?.code ?? null).toBe(code)
})

describe('confirming all contracts of a month', () => {
  const sheet = (contractId: number, customerName: string, state: TimesheetState) => ({
    contractId,
    customerName,
    ...state,
  })
  const zilverhof = (state: TimesheetState) => sheet(1, 'Zilverhof', state)
  const lindeborg = (state: TimesheetState) => sheet(2, 'Lindeborg', state)
  const confirmAll = (...timesheets: ReturnType<typeof sheet>[]) => refusalToConfirmAll({ ...november, timesheets })

  test('an employee with two contracts confirms the month of both contracts at once', () => {
    expect(confirmAll(zilverhof(locked), lindeborg(locked))).toBeNull()
  })
  test('Anna cannot confirm her month when one of two contracts is not locked', () => {
    expect(confirmAll(zilverhof(locked), lindeborg(open))).toEqual({
      code: 'not_all_confirmable',
      customers: ['Lindeborg'],
      reasons: [{ contractId: 2, refusal: { code: 'not_locked' } }],
    })
  })
  test('Anna can confirm the other contract when one contract is already confirmed', () => {
    expect(confirmAll(zilverhof(completed), lindeborg(locked))).toBeNull()
  })
  test('Anna cannot confirm a month whose contracts are all confirmed', () => {
    expect(confirmAll(zilverhof(completed), lindeborg(approved))).toEqual({ code: 'already_confirmed' })
  })
  test('a month without a contract cannot be confirmed', () => {
    expect(confirmAll()).toEqual({ code: 'no_contract_in_month' })
  })
})

test('the warning before a confirmation shows the days of the shifts that have not ended', () => {
  const shift = (day: string, end: number) => ({ day: toDay(day), end: toInstant(end) })
  const shifts = [
    shift('2026-11-24', 300),
    shift('2026-11-21', 200),
    shift('2026-11-24', 400),
    shift('2026-11-20', 100),
    shift('2026-12-01', 500),
  ]
  const facts = { yearMonth: toYearMonth('2026-11'), shifts }
  expect(warningOnConfirming(facts, toInstant(150))).toEqual({
    code: 'shifts_still_to_come',
    days: ['2026-11-21', '2026-11-24'],
  })
  expect(warningOnConfirming(facts, toInstant(400))).toBeNull()
})

test('an employee can download a timesheet only after the confirmation, and HR can always download it', () => {
  expect(refusalToDownloadTimesheet('employee', locked)).toEqual({ code: 'not_confirmed' })
  expect(refusalToDownloadTimesheet('employee', completed)).toBeNull()
  expect(refusalToDownloadTimesheet('hr', open)).toBeNull()
})
