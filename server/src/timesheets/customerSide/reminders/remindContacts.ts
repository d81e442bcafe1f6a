import type { FullTimesheet } from '@uurwerk/contract/timesheets/fullTimesheet'
import type { Holiday } from '@uurwerk/domain/calendar/holidays'
import {
  isContactReminderDue,
  mayRemindContact,
  refusalToRemindCustomer,
  waitsForContact,
} from '@uurwerk/domain/timesheets/customerSide/contactReminders'
import { weekdayOf, type Day } from '@uurwerk/domain/time/day'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { brusselsDayOf, brusselsMinuteOf, type Instant } from '@uurwerk/domain/time/instant'
import { firstDayOf } from '@uurwerk/domain/time/yearMonth'
import { recordAudit } from '../../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../../app/context.ts'
import { assertAllowed } from '../../../app/RefusalError.ts'
import type { Services } from '../../../app/services.ts'
import { listExtraHolidays } from '../../../calendar/extraHolidayStore.ts'
import { reminderLetter } from '../../../customers/contacts/contactLetters.ts'
import { mailWithContactLink } from '../../../customers/contacts/mailContactLink.ts'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, type Tx } from '../../../platform/db/transaction.ts'
import { fullTimesheet } from '../../full/fullTimesheet.ts'
import { timesheetForHr } from '../../timesheetForHr.ts'
import type { OneMonth } from '../contactActs.ts'
import { listCustomerMonths, type CustomerMonthRow } from '../customerMonthStore.ts'
import { awaitedFacts, customerSideOf } from '../customerSideOf.ts'
import {
  insertContactReminder,
  lockContacts,
  listRemindableContacts,
  listSignersOf,
  type RemindableContact,
} from './contactReminderStore.ts'

const [MONDAY, FIRST_MINUTE, END_MINUTE] = [1, 8 * 60, 21 * 60]

type Moment = { readonly now: Instant; readonly today: Day }

/**
 * Reminds each contact of the months that wait for a signature, each contact in its own transaction. The job runs each
 * hour, so when no server runs on Monday at 8:00, the reminders are sent later that day (rules contact-19, contact-53).
 */
export async function remindContacts({ db, clock }: Services): Promise<void> {
  const moment = { now: clock.now(), today: clock.today() }
  const minute = brusselsMinuteOf(moment.now)
  if (weekdayOf(moment.today) !== MONDAY || minute < FIRST_MINUTE || minute >= END_MINUTE) return
  const mayRemind = ({ lastRemindedOn }: RemindableContact) => mayRemindContact(lastRemindedOn, moment.today)

  for (const { id } of (await listRemindableContacts(db, 'all')).filter(mayRemind))
    await inTransaction(db, async (tx) => {
      await lockContacts(tx, [id])
      // Since the list was read, another server can have sent the reminder, or HR can have ended the access.
      const contact = (await listRemindableContacts(tx, { contactIds: [id] })).find(mayRemind)
      if (contact !== undefined) await remind(tx, await dueMonths(tx, contact, moment), { actorId: null, ...moment })
    })
}

type Waiting = {
  readonly yearMonth: RemindableContact['months'][number]['yearMonth']
  readonly rows: readonly CustomerMonthRow[]
}
type Reminder = { readonly contact: RemindableContact; readonly months: readonly Waiting[] }

/** The months that wait for a signature of a contact. Each month has the timesheets that the contact can sign now. */
async function waitingMonths(
  db: Database,
  { customerId, months }: RemindableContact,
  isWaiting: (row: CustomerMonthRow, month: RemindableContact['months'][number]) => boolean,
): Promise<Waiting[]> {
  const waiting: Waiting[] = []
  for (const month of months) {
    const { yearMonth } = month
    const rows = (await listCustomerMonths(db, { yearMonth, customerId })).filter((row) => isWaiting(row, month))
    if (rows.length > 0) waiting.push({ yearMonth, rows })
  }
  return waiting
}

async function dueMonths(tx: Tx, contact: RemindableContact, { now, today }: Moment): Promise<Reminder> {
  const extraHolidays = await holidaysSinceMonths(tx, contact, today)
  const months = await waitingMonths(
    tx,
    contact,
    (row, { yearMonth, given }) =>
      row.confirmedAt !== null &&
      waitsForContact(awaitedFacts(row, yearMonth), now) &&
      isContactReminderDue({ confirmedOn: brusselsDayOf(row.confirmedAt), given, extraHolidays }, today),
  )
  return { contact, months }
}

const holidaysSinceMonths = (tx: Tx, { months }: RemindableContact, today: Day): Promise<Holiday[]> =>
  listExtraHolidays(tx, { from: months[0] === undefined ? today : firstDayOf(months[0].yearMonth), until: today })

type By = Moment & { readonly actorId: number | null }

async function remind(tx: Tx, { contact, months }: Reminder, { actorId, now, today }: By): Promise<void> {
  if (months.length === 0) return
  const letterOf = reminderLetter(
    months.map(({ yearMonth, rows }) => ({ month: formatMonth(yearMonth), timesheets: rows.length })),
  )
  const named = months.map(({ yearMonth }) => yearMonth)
  await mailWithContactLink(tx, { contact, letterOf }, { requestedBy: actorId, now })
  await insertContactReminder(tx, { contactId: contact.id, months: named, actorId, today, now })
  await recordAudit(tx, {
    actorId,
    now,
    action: 'remind contact',
    entity: 'contact',
    entityId: contact.id,
    after: { months: named },
  })
}

/** A reminder names all months that wait for a signature of that contact (rule contact-20). */
export async function remindCustomer(context: CommandContext, input: OneMonth): Promise<FullTimesheet> {
  const { tx, actor, now, today } = context
  await timesheetForHr(context, input)
  await lockContacts(tx, await listSignersOf(tx, input.contractId))
  const { reminder } = await customerSideOf(tx, { ...input, today })
  assertAllowed(refusalToRemindCustomer(reminder, now))
  for (const contact of await listRemindableContacts(tx, { ofContract: input.contractId })) {
    if (contact.lastRemindedOn === today) continue
    const months = await waitingMonths(tx, contact, (row, { yearMonth }) =>
      waitsForContact(awaitedFacts(row, yearMonth), now),
    )
    await remind(tx, { contact, months }, { actorId: actor.personId, now, today })
  }
  return fullTimesheet(tx, { ...input, today })
}
