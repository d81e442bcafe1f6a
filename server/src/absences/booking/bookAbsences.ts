import type { Cause } from '@uurwerk/domain/people/cause'
import { bookableDays } from '@uurwerk/domain/absences/booking/bookableDays'
import { halfDays } from '@uurwerk/domain/balances/halfDays'
import { holidaysIn } from '@uurwerk/domain/calendar/holidays'
import type { ActingAs } from '@uurwerk/domain/people/actingAs'
import { yearOf, type Day } from '@uurwerk/domain/time/day'
import { firstDayOf, lastDayOf, type YearMonth } from '@uurwerk/domain/time/yearMonth'
import type { CounterEntry, LedgerWriter } from '../../balances/counterEntry.ts'
import { insertCounterEntries } from '../../balances/counterStore.ts'
import { grantSickDays } from '../../balances/grantSickDays.ts'
import { listExtraHolidays } from '../../calendar/extraHolidayStore.ts'
import { requestedDay } from '../../calendar/requestedDay.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'
import { insertAbsences } from '../absenceStore.ts'
import { closeAbsences } from './closeAbsences.ts'
import { warningText } from '@uurwerk/contract/planning/warnings'
import { absenceBookings, type AbsenceBooking } from '@uurwerk/domain/absences/booking/absenceBookings'
import type { WantedAbsence } from '@uurwerk/domain/absences/absenceFacts'
import { refusalToBookAbsence } from '@uurwerk/domain/absences/booking/refusalToBookAbsence'
import { warningsOnBooking } from '@uurwerk/domain/absences/booking/warningsOnBooking'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { loadAbsenceFacts, type DaysOfAbsence } from '../loadAbsenceMonth.ts'
import { monthAbsences, type MonthAbsencesAnswer } from '../monthAbsences.ts'
import { answerAfterAbsences } from './applyAbsenceSideEffects.ts'

export type AbsencesToBook = DaysOfAbsence & { readonly wanted: WantedAbsence }

/** Books an absence. Returns the absences of that month after the booking. */
export const bookAbsences = (context: CommandContext, input: AbsencesToBook): Promise<MonthAbsencesAnswer> =>
  placeAbsences(context, input, () => monthAbsences(context.tx, input))

/** Books an absence on all given days, or on none of them. `readAnswer` reads the answer after the booking. */
export async function placeAbsences<Answer extends object>(
  context: CommandContext,
  { wanted, ...input }: AbsencesToBook,
  readAnswer: () => Promise<Answer>,
) {
  const { tx, actor, now } = context
  const { personId, actingAs, days } = input
  lockPerson(tx, personId)
  const facts = await loadAbsenceFacts(tx, input)
  assertAllowed(refusalToBookAbsence(facts, wanted))
  const bookings = orNotFound(absenceBookings(facts, wanted))
  await saveBookings(tx, {
    personId,
    actingAs,
    wanted,
    bookings,
    cause: { code: 'absence_booked' },
    actorId: actor.personId,
    now,
  })
  await recordCallerAct(context, {
    action: 'book absences',
    entity: 'absence',
    entityId: null,
    personId,
    after: { days, ...wanted },
  })
  const answer = await answerAfterAbsences(context, input, readAnswer)
  return { ...answer, ...warningText(warningsOnBooking(facts, wanted), actingAs) }
}

/** The days on which an absence can be booked. Days outside the month are left out (rule absences-19). */
export async function daysToBook(
  db: Database,
  yearMonth: YearMonth,
  sent: { readonly first: Day; readonly last: Day },
): Promise<Day[]> {
  const range = { first: requestedDay(yearMonth, sent.first), last: requestedDay(yearMonth, sent.last) }
  if (range.first > range.last) throw new RefusalError({ code: 'no_day_chosen' })
  const extra = await listExtraHolidays(db, { from: firstDayOf(yearMonth), until: lastDayOf(yearMonth) })
  return bookableDays(range, new Set(holidaysIn(yearMonth, extra).map(({ date }) => date)))
}

type BookingsToSave = LedgerWriter & {
  readonly personId: number
  readonly actingAs: ActingAs
  readonly wanted: Pick<WantedAbsence, 'category' | 'fullDay'>
  readonly bookings: readonly AbsenceBooking[]
  /** A code that says why the days are booked. The ledger of each leave counter shows this cause. */
  readonly cause: Cause
}

/**
 * Closes the absences of half a day that the new absences replace, stores the new absences, and takes their days from
 * the leave counters (rule balances-6).
 */
export async function saveBookings(tx: Tx, saving: BookingsToSave): Promise<void> {
  const { personId, actingAs, wanted, bookings, cause, ...writer } = saving
  const replaced = bookings.flatMap((booking) => booking.replaced)
  await closeAbsences(tx, { ids: replaced.map(({ id }) => id), cause: { code: 'replaced' }, ...writer })
  const absences = bookings.map(({ day, seconds }) => ({
    personId,
    day,
    category: wanted.category,
    fullDay: wanted.fullDay,
    seconds,
    editedByAdmin: actingAs === 'hr',
  }))
  const ids = await insertAbsences(tx, absences, writer)
  const entries = bookings.flatMap(({ day, uses }, index) =>
    uses.map(({ counter, amount }): CounterEntry => ({
      personId,
      year: yearOf(day),
      counter,
      amount: halfDays(-amount),
      kind: 'use',
      cause,
      absenceId: ids[index]!,
    })),
  )
  await grantSickDays(tx, entries, writer)
  await insertCounterEntries(tx, entries, writer)
}
