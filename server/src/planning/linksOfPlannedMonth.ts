import type { Links } from '@uurwerk/contract/hal'
import {
  copyPlannedShifts,
  editPlannedShift,
  lockedPlannedMonth,
  planPattern,
  planShift,
  planShifts,
  removeAllPlannedShifts,
  removePlannedShift,
} from '@uurwerk/contract/planning/plannedMonth'
import { confirmMonth, downloadTimesheet, lockMonth } from '@uurwerk/contract/timesheets/timesheets'
import { refusalToChangeOne } from '@uurwerk/domain/planning/refusalToChangeOne'
import { refusalToRemoveAll } from '@uurwerk/domain/planning/refusalToRemoveAll'
import type { Day } from '@uurwerk/domain/time/day'
import { daysOf } from '@uurwerk/domain/time/yearMonth'
import { freezeFor } from '@uurwerk/domain/timesheets/freezeFor'
import { refusalToConfirm } from '@uurwerk/domain/timesheets/refusalToConfirm'
import { refusalToDownloadTimesheet } from '@uurwerk/domain/timesheets/refusalToDownloadTimesheet'
import { refusalToLock } from '@uurwerk/domain/timesheets/refusalToLock'
import { timesheetState } from '@uurwerk/domain/timesheets/timesheetState'
import { action, actionLinks } from '../app/actionLinks.ts'
import type { ContractMonth } from '../contracts/months/contractMonthStore.ts'
import { contractMonthsIn } from '../contracts/months/contractMonthsIn.ts'
import type { ShiftRow } from './shifts/shiftStore.ts'
import type { Table } from './shifts/tableOf.ts'

type Input = Table & { readonly today: Day }
type Facts = {
  readonly contract: ContractMonth
  readonly contracts: readonly ContractMonth[]
  /** The shifts of the contract in the month. */
  readonly planned: readonly ShiftRow[]
}

/**
 * The links of a month in the calendar: the actions that the employee can do on the planning, and for HR the link to
 * the locked planning.
 */
export const linksOfPlannedMonth = (input: Input, facts: Facts): Links =>
  input.actingAs === 'employee' ? linksOfEmployee(input, facts) : linksOfHr(input, facts)

function linksOfEmployee({ contractId, yearMonth, today }: Input, { contract, contracts, planned }: Facts): Links {
  const params = { contractId, yearMonth }
  const state = timesheetState(contract)
  const freeze = freezeFor('employee', state)
  const inMonth = contractMonthsIn(yearMonth, contracts)
  const outside = { code: 'shift_outside_contract', days: daysOf(yearMonth), contract } as const
  const refusalToPlan = freeze !== null ? { code: freeze } : inMonth.includes(contract) ? null : outside
  const refusalToChange = refusalToChangeOne({ freeze, shifts: planned })
  return actionLinks([
    action(planShift, params, refusalToPlan),
    action(planShifts, params, refusalToPlan),
    action(copyPlannedShifts, params, refusalToPlan),
    action(planPattern, params, refusalToPlan),
    action(editPlannedShift, params, refusalToChange),
    action(removePlannedShift, params, refusalToChange),
    action(removeAllPlannedShifts, params, refusalToRemoveAll({ freeze, shifts: planned })),
    action(lockMonth, { yearMonth }, refusalToLock(inMonth.map(timesheetState))),
    action(confirmMonth, { contractId }, refusalToConfirm({ yearMonth, today, state })),
    action(downloadTimesheet, { id: contractId, yearMonth }, refusalToDownloadTimesheet('employee', state)),
  ])
}

const linksOfHr = ({ contractId, yearMonth, personId }: Input, { contract }: Facts): Links =>
  actionLinks([
    action(
      lockedPlannedMonth,
      { contractId, yearMonth, userId: personId },
      contract.lockedAt === null ? { code: 'not_locked' } : null,
    ),
  ])
