import { mayStillSignIn } from '@uurwerk/domain/people/mayStillSignIn'
import { isOpenShiftNoticeDue, type NoticeTiming } from '@uurwerk/domain/planning/notices/isOpenShiftNoticeDue'
import { shiftTimesOf } from '@uurwerk/domain/planning/shift/shiftTimesOf'
import { minuteOfDay } from '@uurwerk/domain/time/clockTime'
import type { Day } from '@uurwerk/domain/time/day'
import type { Instant } from '@uurwerk/domain/time/instant'
import type { Services } from '../../app/services.ts'
import { readCompany } from '../../company/companyStore.ts'
import { readPlanningSettings } from '../../company/planningSettingsStore.ts'
import { senderName } from '../../company/senderName.ts'
import { inTransaction, type Tx } from '../../platform/db/transaction.ts'
import { queuePlainMails } from '../../platform/mail/queueMail.ts'
import { queuePush } from '../../platform/push/queuePush.ts'
import { lockPendingNeeds, markNotified, listPeopleToNotify, type PendingNeedRow } from './openShiftNoticeStore.ts'
import { formatDayWithSlashes, weekdayName } from '@uurwerk/domain/time/formatDay'

const PATH = '/openshifts'

/** The push message about new open shifts. It contains no customer and no hours (rule notices-7). */
const openShiftMessage = (days: readonly Day[]) => ({
  text: days.length === 1 ? `Nieuwe open shift op ${formatDayWithSlashes(days[0]!)}` : 'Nieuwe open shiften voor jou',
  path: PATH,
  topic: 'open-shifts',
})

type Letter = {
  readonly firstName: string
  readonly days: readonly Day[]
  readonly origin: string
  readonly sender: string
}

/** The mail about new open shifts. It contains the days but no customer, like the other messages (rule notices-7). */
const openShiftLetter = ({ firstName, days, origin, sender }: Letter) => ({
  subject: days.length === 1 ? `Nieuwe open shift op ${formatDayWithSlashes(days[0]!)}` : 'Nieuwe open shiften',
  body: [
    `Dag ${firstName},`,
    [
      'Er zijn nieuwe open shiften die jij kan nemen:',
      ...days.map((day) => `- ${weekdayName(day)} ${formatDayWithSlashes(day)}`),
      `Bekijk ze in Uurwerk:\n${origin}${PATH}`,
    ].join('\n'),
    `Uurwerk stuurt deze mail vanzelf. In je profiel kies je welke berichten je krijgt:\n${origin}/profile`,
    'Met vriendelijke groeten',
    sender,
  ].join('\n\n'),
})

/**
 * Each person gets one message for all open shifts. The transaction that stores the messages also marks the open
 * shifts, so that nobody gets two messages (rules needs-16, needs-21, needs-23).
 */
export async function tellOpenShifts(services: Services): Promise<void> {
  const { db, clock, settings } = services
  const [now, today] = [clock.now(), clock.today()]
  await inTransaction(db, async (tx) => {
    const { digestHour } = await readPlanningSettings(tx)
    const pending = await lockPendingNeeds(tx, now)
    const about = { origin: settings.publicUrl, sender: senderName(await readCompany(tx)) }
    for (const timing of ['at_once', 'daily'] as const) {
      const due = pending.filter(
        (need) =>
          (timing === 'daily' || !need.toldAtOnce) &&
          isOpenShiftNoticeDue(timing, { madeAt: need.madeAt, start: startOf(need) }, { now, digestHour }),
      )
      await tell(tx, { timing, needIds: due.map(({ id }) => id), about, now, today })
    }
  })
}

type Telling = {
  readonly timing: NoticeTiming
  readonly needIds: readonly number[]
  readonly about: { readonly origin: string; readonly sender: string }
  readonly now: Instant
  readonly today: Day
}

async function tell(tx: Tx, { timing, needIds, about, now, today }: Telling): Promise<void> {
  if (needIds.length === 0) return
  const people = (await listPeopleToNotify(tx, timing, needIds)).filter((person) =>
    mayStillSignIn(person, today, person.signInDaysAfterEmployment),
  )
  const mails = people
    .filter(({ byMail }) => byMail)
    .map(({ email, ...person }) => ({
      kind: 'reminder' as const,
      recipient: email,
      ...openShiftLetter({ ...about, ...person }),
      requestedBy: null,
      now,
    }))
  if (mails.length > 0) await queuePlainMails(tx, mails)
  for (const { personId, days } of people.filter(({ byPush }) => byPush))
    await queuePush(tx, { personId, ...openShiftMessage(days), now })
  await markNotified(tx, { timing, needIds, people, now })
}

const startOf = ({ day, startMinute, endMinute }: PendingNeedRow) =>
  shiftTimesOf(day, { start: minuteOfDay(startMinute), end: minuteOfDay(endMinute), break: null }).start
