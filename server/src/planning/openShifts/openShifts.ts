import type { RefusalOf } from '@uurwerk/contract/problems'
import type { OpenShift, openShifts as endpoint } from '@uurwerk/contract/planning/openShifts/openShifts'
import { contractMonthFacts, shiftPlanningFacts } from '@uurwerk/domain/planning/contractMonthFacts'
import { needState } from '@uurwerk/domain/planning/openShifts/needState'
import { refusalToClaim, refusalToWithdrawClaim } from '@uurwerk/domain/planning/openShifts/refusalToClaim'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import { addDays, type Day } from '@uurwerk/domain/time/day'
import { formatInstant, type Instant } from '@uurwerk/domain/time/instant'
import { monthOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { AnswerOf } from '../../app/context.ts'
import type { Database } from '../../platform/db/database.ts'
import { readAvailability } from '../availability/availabilityStore.ts'
import { NO_AVAILABILITY, availabilityByPerson, type StoredAvailability } from '../availability/availabilityByPerson.ts'
import { workedMonthFactsOf } from '../shifts/shiftFactsOf.ts'
import { judgedShift } from './judgedShift.ts'
import { assertPeriod, clockOf, type Period } from './needs.ts'
import { readPersonMonth, type PersonMonthRow } from '../shifts/personMonthStore.ts'
import { listOpenShifts, type OpenShiftRow } from './openShiftStore.ts'

type Input = Period & { readonly personId: number; readonly today: Day; readonly now: Instant }

/**
 * The open shifts that a person can see, each with its warnings and with the reason why a claim is refused (rule
 * needs-6). An open shift that is filled, closed or withdrawn is shown only to a person with a claim on it.
 */
export async function openShifts(db: Database, input: Input): Promise<AnswerOf<typeof endpoint>> {
  assertPeriod(input)
  const rows = await listOpenShifts(db, [input.personId, input.from, input.to])
  const shown = rows.filter((row) => row.waiting || row.refused || needState(row, input.now) === 'open')
  const availability = availabilityByPerson(
    await readAvailability(db, [input.personId], { from: addDays(input.from, -1), to: addDays(input.to, 1) }),
  ).get(input.personId)
  const months = [...new Set(shown.map(({ day }) => monthOf(day)))]
  const read = await Promise.all(
    months.map(async (month) => [month, await readPersonMonth(db, { ...input, yearMonth: month })] as const),
  )
  const facts = new Map(read)
  return {
    _embedded: {
      openShiftDtoList: shown.map((row) =>
        openShiftDto(row, facts, { ...input, availability: availability ?? NO_AVAILABILITY }),
      ),
    },
  }
}

function openShiftDto(
  row: OpenShiftRow,
  months: ReadonlyMap<YearMonth, PersonMonthRow | null>,
  { now, today, availability }: Input & { readonly availability: StoredAvailability },
): OpenShift {
  const judged = judgedNeed(row, months.get(monthOf(row.day)) ?? null, { today, availability })
  return {
    id: row.id,
    contractId: row.contractId,
    customerName: row.customerName,
    shiftTypeName: row.shiftTypeName,
    color: row.color,
    day: row.day,
    start: clockOf(row.startMinute),
    end: clockOf(row.endMinute),
    left: Math.max(0, row.places - row.filled),
    claimUntil: formatInstant(row.claimUntil),
    qualification: row.qualification?.name ?? null,
    note: row.note,
    state: needState(row, now),
    claim: row.waiting ? 'waiting' : row.refused ? 'refused' : null,
    warnings: judged.warnings,
    waits: row.grants === 'hr' || judged.isStrong,
    actions: {
      claim: refusalToClaim(row, { now, hasClaim: row.waiting }) ?? judged.refusal,
      withdraw: refusalToWithdrawClaim({ hasClaim: row.waiting }),
    },
  }
}

type Judged = {
  readonly refusal: RefusalOf | null
  readonly warnings: string[]
  readonly isStrong: boolean
}

type Facts = { readonly today: Day; readonly availability: StoredAvailability }

function judgedNeed(row: OpenShiftRow, month: PersonMonthRow | null, { today, availability }: Facts): Judged {
  const nothing = { warnings: [], isStrong: false }
  if (!row.usable) return { ...nothing, refusal: { code: 'shift_type_inactive' } }
  if (month === null) return { ...nothing, refusal: { code: 'not_found' } }
  const facts = contractMonthFacts(workedMonthFactsOf(month, { today, yearMonth: monthOf(row.day) }), row.contractId)
  if (facts === null) return { ...nothing, refusal: { code: 'not_found' } }
  const { breakStartMinute, breakEndMinute } = row
  const times = shiftTimesOf(row.day, {
    start: minuteOfDay(row.startMinute),
    end: minuteOfDay(row.endMinute),
    break:
      breakStartMinute === null || breakEndMinute === null
        ? null
        : { start: minuteOfDay(breakStartMinute), end: minuteOfDay(breakEndMinute) },
  })
  return judgedShift(month, { rules: shiftPlanningFacts(facts), times, reader: 'employee', availability })
}
