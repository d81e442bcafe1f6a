import type { Cause } from '@uurwerk/domain/people/cause'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf } from '@uurwerk/domain/time/instant'
import type { InstantPeriod } from '@uurwerk/domain/time/instantPeriod'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refreshMonths, affectedStoredMonths } from '../../balances/months/refreshStoredMonths.ts'
import { affectedHolidays, settleHolidays } from '../../absences/holidays/settleHolidayGrants.ts'
import type { CommandContext } from '../../app/context.ts'
import { markChangedByHr } from '../../contracts/months/changedByHrStore.ts'

export type ShiftChange = {
  readonly personId: number
  readonly contractId: number
  readonly yearMonth: YearMonth
  readonly actingAs: ActingAs
  /** The new and the removed shifts. A moved shift is in this list twice: with its old times and with its new times. */
  readonly shifts: readonly InstantPeriod[]
  /** The cause of the change. The list of changes of a leave balance shows this cause. */
  readonly cause: Cause
}

/**
 * Updates the leave days for public holidays and the stored balances after a change of shifts. Returns the days of the
 * 'Feestdag recup' absences that were removed because too few leave days remain.
 */
export async function applyShiftSideEffects(context: CommandContext, change: ShiftChange): Promise<Day[]> {
  const { removedRecupHolidays } = await answerWithSideEffects(context, change, () => Promise.resolve())
  return removedRecupHolidays
}

/** Reads the answer to a change of shifts. `isAlone` is true when the change had no side effects. */
export type ReadAnswer<Answer> = (isAlone: boolean) => Promise<Answer>

/**
 * Most changes have no side effects, so the answer is read at the same time as the facts of the side effects. When
 * there are side effects, the answer is read again.
 */
export async function answerWithSideEffects<Answer>(
  { tx, actor, now }: CommandContext,
  change: ShiftChange,
  readAnswer: ReadAnswer<Answer>,
): Promise<{ readonly removedRecupHolidays: Day[]; readonly answer: Answer }> {
  const { personId, shifts, cause } = change
  const startDays = daysOnce(shifts.map(({ start }) => brusselsDayOf(start)))
  const days = daysOnce([...startDays, ...shifts.map(({ end }) => brusselsDayOf(end))])
  if (change.actingAs === 'hr') markChangedByHr(tx, { ...change, now })
  const [holidays, months, answer] = await Promise.all([
    affectedHolidays(tx, startDays),
    affectedStoredMonths(tx, { personId, days }),
    readAnswer(true),
  ])
  if (holidays.length === 0 && months.length === 0) return { removedRecupHolidays: [], answer }
  const removedRecupHolidays = await settleHolidays(tx, { personId, holidays, actorId: actor.personId, now, cause })
  await refreshMonths(tx, { personId, months, now })
  return { removedRecupHolidays, answer: await readAnswer(false) }
}

const daysOnce = (days: readonly Day[]): Day[] => [...new Set(days)]
