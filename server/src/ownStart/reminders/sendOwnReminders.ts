import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsMinuteOf, type Instant } from '@uurwerk/domain/time/instant'
import { ownReminderOf, reminderOfDay, type OwnReminder } from '@uurwerk/domain/timesheets/ownReminderOf'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import type { Services } from '../../app/services.ts'
import { readCompany } from '../../company/companyStore.ts'
import { senderName } from '../../company/senderName.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { loadOwnTasks } from '../loadOwnTasks.ts'
import { ownReminderLetter, ownReminderMessage } from './ownReminderLetter.ts'
import { insertOwnReminder, listRemindable, type RemindableRow } from './ownReminderStore.ts'

/** Reminders are mailed only between 7:00 and 21:00 in Brussels. */
const [FIRST_MINUTE, END_MINUTE] = [7 * 60, 21 * 60]

/**
 * Each person has a separate transaction. The job runs each hour, so that a server that did not run in the morning
 * sends the reminders later that day (rules timesheets-78, timesheets-92).
 */
export async function sendOwnReminders(services: Services): Promise<void> {
  const { db, clock } = services
  const [now, today] = [clock.now(), clock.today()]
  const minute = brusselsMinuteOf(now)
  const reminder = reminderOfDay(today)
  if (reminder === null || minute < FIRST_MINUTE || minute >= END_MINUTE) return
  const wants = (row: RemindableRow): boolean =>
    wantsSome(channelsOf(row, reminder)) && mayStillSignIn(row, today, row.signInDaysAfterEmployment)

  for (const { id } of (await listRemindable(db, { today })).filter(wants))
    await inTransaction(db, async (tx) => {
      await lockPeople(tx, [id])
      // Since the list was read, the person may have changed the choice, or HR may have sent a reminder.
      const person = (await listRemindable(tx, { today, personId: id })).find(wants)
      if (person !== undefined) await remind(tx, { services, person, now, today })
    })
}

const channelsOf = (row: RemindableRow, { kind }: Pick<OwnReminder, 'kind'>) =>
  kind === 'confirm'
    ? { byMail: row.confirmByMail, byPush: row.confirmByPush }
    : { byMail: row.planByMail, byPush: row.planByPush }

const wantsSome = ({ byMail, byPush }: ReturnType<typeof channelsOf>): boolean => byMail || byPush

type Reminding = {
  readonly services: Services
  readonly person: RemindableRow
  readonly now: Instant
  readonly today: Day
}

async function remind(tx: Tx, { services, person, now, today }: Reminding): Promise<void> {
  const personId = person.id
  const { tasks } = await loadOwnTasks(tx, { personId, today })
  const reminder = ownReminderOf({ today, tasks })
  if (reminder === null) return
  const sender = senderName(await readCompany(tx))
  const letter = ownReminderLetter({
    ...reminder,
    firstName: person.firstName,
    origin: services.settings.publicUrl,
    sender,
  })
  const { byMail, byPush } = channelsOf(person, reminder)
  const mailId = byMail
    ? await queueMail(tx, {
        invoiceId: null,
        kind: 'reminder',
        recipients: [person.email],
        ...letter,
        documentIds: [],
        requestedBy: null,
        now,
      })
    : null
  if (byPush) await queuePush(tx, { personId, ...ownReminderMessage(reminder), now })
  const { yearMonth } = reminder
  await insertOwnReminder(tx, { personId, mailId, yearMonth, today, now })
  await recordAudit(tx, {
    actorId: null,
    now,
    action: 'remind people',
    entity: 'timesheet',
    entityId: null,
    personId,
    after: { yearMonth, people: [personId] },
  })
}
