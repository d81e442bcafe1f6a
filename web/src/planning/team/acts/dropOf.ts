import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { refusalToEditPlannedShift } from '@uurwerk/domain/planning/refusalToEditPlannedShift'
import { refusalToPlanShift, type ShiftPlanningFacts } from '@uurwerk/domain/planning/refusalToPlanShift'
import { refusalToRemovePlannedShift } from '@uurwerk/domain/planning/refusalToRemovePlannedShift'
import type { ShiftTimes } from '@uurwerk/domain/planning/shift/shift'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay, parseClockTime } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { monthOf } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../../texts/texts.ts'
import type { TeamCell, TeamContract, TeamRow, TeamShift } from '../grid/teamRows.ts'
import { contractFor } from './teamSteps.ts'

const words = texts.teamPlanning

/** The effect in words of dropping a shift on a cell. */
export type Drop = { readonly text: string; readonly isRefused: boolean }

type Asked = {
  readonly shift: TeamShift
  /** The contract of the dragged shift; null when this contract is not active on a visible day. */
  readonly from: TeamContract | null
  readonly row: TeamRow
  readonly to: TeamCell
  readonly how: 'move' | 'copy'
  readonly today: Day
  readonly customerName: (customerId: number) => string
}

/**
 * True when a shift would move to another month. A shift cannot leave its month, so it can only be copied there (rule
 * team-9).
 */
export const leavesMonth = (shift: Pick<TeamShift, 'day'>, to: Pick<TeamCell, 'day'>): boolean =>
  monthOf(shift.day) !== monthOf(to.day)

/**
 * The effect of a drop, or the reason why the drop is refused. The rules of the planning decide, with the facts in the
 * answer of the server (rules team-4, team-9).
 */
export function dropOf(asked: Asked): Drop {
  const { shift, row, to, how } = asked
  const contract = to.contracts.find(({ id }) => id === shift.contractId) ?? (shift.type && contractFor(to, shift.type))
  if (contract === null) return { text: words.noContractHere, isRefused: true }
  const refusal = refusalToDrop(asked, contract)
  if (refusal !== null) return { text: sentenceOf(refusal, 'office'), isRefused: true }
  const where = `${row.name}, ${formatDayInWords(to.day)}`
  if (how === 'move' && leavesMonth(shift, to)) return { text: words.onlyCopyTo(where), isRefused: false }
  return { text: how === 'copy' ? words.copyTo(where) : words.moveTo(where), isRefused: false }
}

function refusalToDrop(
  { shift, from, row, to, how, today, customerName }: Asked,
  contract: TeamContract,
): RefusalOf | null {
  const isMoved = how === 'move' && !leavesMonth(shift, to)
  const facts = factsOf(row, { contract, day: to.day, today, customerName, without: isMoved ? shift.id : null })
  const wanted = timesOf(to.day, shift.type ?? shift)
  if (!isMoved) return refusalToPlanShift(facts, [wanted])
  if (contract.id === shift.contractId) return refusalToEditPlannedShift(facts, shift, wanted)
  const freeze = from === null ? null : freezeOf(from, shift.day)
  return refusalToRemovePlannedShift({ freeze }, shift) ?? refusalToPlanShift(facts, [wanted])
}

type FactsAsked = Pick<Asked, 'today' | 'customerName'> & {
  readonly contract: TeamContract
  readonly day: Day
  /** The id of the moved shift. The rules do not compare the shift with itself. */
  readonly without: number | null
}

function factsOf(
  { person, cells }: TeamRow,
  { contract, day, today, customerName, without }: FactsAsked,
): ShiftPlanningFacts {
  const others = cells.flatMap(({ shifts }) => shifts).filter(({ id }) => id !== without)
  const customerOf = new Map(cells.flatMap(({ contracts }) => contracts.map((each) => [each.id, each.customerId])))
  return {
    today,
    yearMonth: monthOf(day),
    freeze: freezeOf(contract, day),
    contract,
    employment: person.employment,
    // The answer of the server does not distinguish a prolonged sickness from another absence (rule team-2).
    prolongedSickLeaves: [],
    fullAbsenceDays: cells.filter(({ absence }) => absence === 'whole').map((cell) => cell.day),
    plannedDays: others.filter((each) => each.contractId === contract.id).map((each) => each.day),
    daysElsewhere: others.filter((each) => each.contractId !== contract.id).map((each) => each.day),
    otherShifts: others.map((each) => ({
      ...timesOf(each.day, each),
      customerName: customerName(customerOf.get(each.contractId) ?? 0),
    })),
  }
}

const freezeOf = ({ invoicedMonths }: TeamContract, day: Day): 'month_invoiced' | null =>
  invoicedMonths.includes(monthOf(day)) ? 'month_invoiced' : null

const timesOf = (day: Day, { start, end }: { readonly start: string; readonly end: string }): ShiftTimes =>
  shiftTimesOf(day, { start: clock(start), end: clock(end), break: null })

const clock = (text: string) => parseClockTime(text) ?? minuteOfDay(0)
