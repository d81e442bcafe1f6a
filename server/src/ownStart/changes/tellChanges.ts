import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { isChangeNoticeDue } from '@uurwerk/domain/planning/notices/isChangeNoticeDue'
import { isChanged, rosterChanges, type RosterShift } from '@uurwerk/domain/planning/notices/rosterChanges'
import { isDay, type Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, brusselsMinuteOf, isInstant, parseInstant, type Instant } from '@uurwerk/domain/time/instant'
import { lockPeople } from '../../app/lockPersonStore.ts'
import type { Services } from '../../app/services.ts'
import { readCompany } from '../../company/companyStore.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import { senderName } from '../../company/senderName.ts'
import { rosterChangesOf } from '../../planning/rosterChangesOf.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { queueMail } from '../../platform/mail/queueMail.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { readReminderChoices } from '../reminders/reminderChoiceStore.ts'
import { changeLetter, changeMessage, type DayInLetter } from './changeLetter.ts'
import {
  insertChangeNotice,
  readReceiver,
  listRoster,
  listTypeNames,
  listPendingChanges,
  type ChangeRow,
} from './changeNoticeStore.ts'

type Moment = { readonly now: Instant; readonly today: Day; readonly digestHour: number }

type Digest = {
  readonly personId: number
  readonly kind: ChangeRow['kind']
  /** The exact moment of the last change in this message. */
  readonly toldUntil: string
  /** The changed days that are today or later. */
  readonly days: readonly Day[]
  readonly rows: readonly ChangeRow[]
}

/**
 * One message contains all changes of a person. One transaction sends the message and stores the row that records it
 * (rules notices-6, notices-8).
 */
export async function tellChanges(services: Services): Promise<void> {
  const { db, clock } = services
  const { digestHour } = await readPlanningSettings(db)
  const moment = { now: clock.now(), today: clock.today(), digestHour }
  const due = dueDigests(await listPendingChanges(db, moment), moment)
  for (const personId of new Set(due.map((digest) => digest.personId)))
    await inTransaction(db, async (tx) => {
      await lockPeople(tx, [personId])
      // Since the list was read, another process may have sent the message, or HR may have changed more.
      const digests = dueDigests(await listPendingChanges(tx, { ...moment, personId }), moment)
      for (const digest of digests) await tell(tx, { services, digest, ...moment })
    })
}

function dueDigests(rows: readonly ChangeRow[], { now, today, digestHour }: Moment): Digest[] {
  const groups = Map.groupBy(
    rows.map((row) => ({ row, days: changedDays(row) })).filter((change) => isNews(change, today)),
    ({ row }) => `${row.personId} ${row.kind}`,
  )
  return [...groups.values()].flatMap((group) => {
    const [first, last] = [group[0]!.row, group.at(-1)!.row]
    const days = [...new Set(group.flatMap((change) => change.days))].filter((day) => day >= today).toSorted()
    const changes = { kind: first.kind, firstAt: first.at, lastAt: last.at, days }
    if (!isChangeNoticeDue(changes, { now, digestHour })) return []
    return [
      { personId: first.personId, kind: first.kind, toldUntil: last.moment, days, rows: group.map(({ row }) => row) },
    ]
  })
}

/** True when a change needs a message. A change of a shift in the past needs none, because the start page shows it. */
const isNews = ({ row, days }: { readonly row: ChangeRow; readonly days: readonly Day[] }, today: Day): boolean =>
  row.kind === 'absence' || days.length === 0 || days.some((day) => day >= today)

type Telling = Moment & { readonly services: Services; readonly digest: Digest }

async function tell(tx: Tx, { services, digest, now, today }: Telling): Promise<void> {
  const { personId, kind, toldUntil, days } = digest
  const [person, choices, company] = await Promise.all([
    readReceiver(tx, personId),
    readReminderChoices(tx, personId),
    readCompany(tx),
  ])
  const mayRead = mayStillSignIn(person, today, person.signInDaysAfterEmployment)
  const byMail = mayRead && (kind === 'roster' ? choices.rosterByMail : choices.absenceByMail)
  const byPush = mayRead && (kind === 'roster' ? choices.rosterByPush : choices.absenceByPush)
  const about = { kind, days, today }
  const mailId = byMail
    ? await queueMail(tx, {
        invoiceId: null,
        kind: 'reminder',
        recipients: [person.email],
        ...changeLetter({
          ...about,
          roster: await rosterOf(tx, digest),
          firstName: person.firstName,
          origin: services.settings.publicUrl,
          sender: senderName(company),
        }),
        documentIds: [],
        requestedBy: null,
        now,
      })
    : null
  await insertChangeNotice(tx, { personId, kind, toldUntil, mailId, now })
  if (byPush) await queuePush(tx, { personId, ...changeMessage(about), now })
}

/** The changed days of a notice about shifts, with the shifts before and after the changes. */
async function rosterOf(tx: Tx, { kind, personId, days, rows }: Digest): Promise<readonly DayInLetter[]> {
  if (kind === 'absence') return []
  const changed = rosterChanges(rows.flatMap(rosterChangesOf), await listRoster(tx, personId, days), days)
  const shifts = changed.flatMap(({ before, after }) => [...before, ...after])
  const names = await listTypeNames(tx, [...new Set(shifts.flatMap(({ shiftTypeId }) => shiftTypeId ?? []))])
  const named = ({ start, end, shiftTypeId }: RosterShift) => ({
    name: names.get(shiftTypeId ?? 0) ?? 'Shift',
    start: brusselsMinuteOf(start),
    end: brusselsMinuteOf(end),
  })
  return changed.map((each) => ({
    day: each.day,
    before: each.before.map(named),
    after: each.after.map(named),
    isChanged: isChanged(each),
  }))
}

const FIELDS = ['day', 'days', 'start'] as const

/** The days of a change: the days in its audit entry, and the day of the shift or the absence that changed. */
function changedDays({ changes, recordDay }: Pick<ChangeRow, 'changes' | 'recordDay'>): Day[] {
  const named = FIELDS.flatMap((field) => textsIn(changes[field])).flatMap(dayIn)
  return [...new Set(recordDay === null ? named : [...named, recordDay])].toSorted()
}

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.flatMap(textsIn) : []

function dayIn(text: string): Day[] {
  if (isDay(text)) return [text]
  const moment = parseInstant(text)
  return isInstant(moment) ? [brusselsDayOf(moment)] : []
}
