import type { ContractMonthRow } from '@uurwerk/contract/timesheets/contractMonths'
import { toDay } from '@uurwerk/domain/time/day'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { expect, test } from 'vitest'
import { aContractMonthRow } from '../../../testing/aContractMonthRow.ts'
import { phaseOf } from './phaseOf.ts'

const yearMonth = toYearMonth('2026-10')
const during = { yearMonth, today: toDay('2026-10-31') }
const after = { yearMonth, today: toDay('2026-11-01') }

const rowAt = (step: ContractMonthRow['step'], invoiced = false) => aContractMonthRow({ step, invoiced })
const [open, locked, completed, approved] = (['open', 'locked', 'completed', 'approved'] as const).map((step) =>
  rowAt(step),
) as [ContractMonthRow, ContractMonthRow, ContractMonthRow, ContractMonthRow]

const reminded = aContractMonthRow({ step: 'locked', noReminder: { code: 'already_reminded_today' } })

test.each([
  ['a confirmed timesheet waits for HR', [open, locked, completed, approved], 'review', 'review'],
  ['nothing is confirmed and a planning is open', [open, locked, approved], 'invoice', 'lock'],
  ['nothing is confirmed or approved and a planning is open', [open, locked], null, 'lock'],
  ['a locked month is not confirmed', [locked, approved], 'invoice', 'remind'],
  ['HR has reminded everybody today', [reminded, approved], 'invoice', 'invoice'],
  ['everything is approved', [approved, rowAt('approved', true)], 'invoice', 'invoice'],
  ['everything is invoiced', [rowAt('approved', true), rowAt('locked', true)], null, null],
  ['the month has no contracts', [], null, null],
] as const)(
  'the list of contracts proposes the right next action before and after the end of the month when %s',
  (_name, rows, before, later) => {
    expect(phaseOf(rows, during)).toBe(before)
    expect(phaseOf(rows, after)).toBe(later)
  },
)
