import type { Reminders } from '@uurwerk/contract/hrStart/hrStart'
import { sentenceOf, type RefusalOf } from '@uurwerk/contract/problems'
import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { refusalToRemind } from '@uurwerk/domain/timesheets/confirmation/refusalToRemind'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import { readCompany } from '../company/companyStore.ts'
import { companyName } from '../platform/documents/printing/printCompany.ts'
import type { CommandContext } from '../app/context.ts'
import { queuePlainMails } from '../platform/mail/queueMail.ts'
import { lockPeople } from '../app/lockPersonStore.ts'
import { insertReminders, listReminderFacts, type ReminderRow } from './reminderStore.ts'
import { formatMonth } from '@uurwerk/domain/time/formatDay'

type Remindable = Pick<
  ReminderRow,
  'isEmployee' | 'employmentEnd' | 'signInDaysAfterEmployment' | 'lastRemindedOn' | 'timesheets'
> & { readonly unconfirmed: readonly unknown[] }

type InMonth = { readonly yearMonth: YearMonth; readonly today: Day }

/** The reason why a person gets no reminder to confirm the month; null when the person can get one. */
export const refusalToRemindPerson = (person: Remindable, month: InMonth) =>
  refusalToRemind({
    ...month,
    timesheets: person.timesheets,
    unconfirmed: person.unconfirmed.length,
    maySignIn: person.isEmployee && mayStillSignIn(person, month.today, person.signInDaysAfterEmployment),
    lastRemindedOn: person.lastRemindedOn,
  })

type About = {
  readonly firstName: string
  /** The customers for which the person's timesheets are not confirmed. */
  readonly customers: readonly string[]
  readonly yearMonth: YearMonth
  /** The URL of the web app, for the links in the mail. */
  readonly origin: string
  /** The name of the HR user who sends the reminder, with the name of the company on the next line. */
  readonly sender: string
}

type Letter = { readonly subject: string; readonly body: string }

/** The mail has no data from the timesheet, because other people can read an e-mail too (rule timesheets-59). */
const reminderLetter = ({ firstName, customers, yearMonth, origin, sender }: About): Letter => ({
  subject: `Herinnering: bevestig je timesheet van ${formatMonth(yearMonth)}`,
  body: [
    `Dag ${firstName},`,
    customers.length === 1
      ? `Je timesheet van ${formatMonth(yearMonth)} is nog niet bevestigd: ${customers.join()}.`
      : [
          `Deze timesheets van ${formatMonth(yearMonth)} zijn nog niet bevestigd:`,
          ...customers.map((name) => `– ${name}`),
        ].join('\n'),
    `Kijk je uren na en bevestig ze in Uurwerk:\n${origin}/details?month=${yearMonth}`,
    'Heb je intussen bevestigd, dan hoef je niets meer te doen.',
    'Met vriendelijke groeten',
    sender,
  ].join('\n\n'),
})

type Input = { readonly yearMonth: YearMonth; readonly userIds: readonly number[] }

/** The answer lists each person who got no e-mail, with the reason (rule timesheets-58). */
export async function remindPeople(context: CommandContext, { yearMonth, userIds }: Input): Promise<Reminders> {
  const { tx, today } = context
  const personIds = [...new Set(userIds)]
  await lockPeople(tx, personIds)
  const people = await listReminderFacts(tx, { personIds, yearMonth })
  const judged = people.map((person) => ({
    person,
    refusal: refusalToRemindPerson(person, { yearMonth, today }),
  }))
  const reminded = judged.flatMap(({ person, refusal }) => (refusal === null ? [person] : []))
  if (reminded.length > 0) await mailThem(context, { yearMonth, people: reminded })

  const known = new Set(people.map(({ userId }) => userId))
  const unknown = personIds.filter((id) => !known.has(id))
  return {
    yearMonth,
    reminded: reminded.map(toPerson),
    skipped: [
      ...judged.flatMap(({ person, refusal }) =>
        refusal === null ? [] : [{ ...toPerson(person), ...toReason(refusal) }],
      ),
      ...unknown.map((userId) => ({ userId, userName: '', ...toReason({ code: 'not_found' }) })),
    ],
  }
}

type ToRemind = { readonly yearMonth: YearMonth; readonly people: readonly ReminderRow[] }

async function mailThem(context: CommandContext, { yearMonth, people }: ToRemind): Promise<void> {
  const { tx, actor, now, today, services } = context
  const actorId = actor.personId
  const sender = [actor.name, companyName(await readCompany(tx))].filter((line) => line !== '').join('\n')
  const letterTo = ({ firstName, unconfirmed: customers }: ReminderRow) =>
    reminderLetter({ firstName, customers, yearMonth, origin: services.settings.publicUrl, sender })
  const mailIds = await queuePlainMails(
    tx,
    people.map((person) => ({
      kind: 'reminder',
      recipient: person.email,
      ...letterTo(person),
      requestedBy: actorId,
      now,
    })),
  )
  const mailed = people.map(({ userId, email }) => ({ personId: userId, mailId: mailIds.get(email)! }))
  await insertReminders(tx, { people: mailed, yearMonth, today, now, actorId })
  await recordCallerAct(context, {
    action: 'remind people',
    entity: 'timesheet',
    entityId: null,
    after: { yearMonth, people: mailed.map(({ personId }) => personId) },
  })
}

const toPerson = ({ userId, userName }: ReminderRow) => ({ userId, userName })

const toReason = (refusal: RefusalOf) => ({ code: refusal.code, message: sentenceOf(refusal) })
