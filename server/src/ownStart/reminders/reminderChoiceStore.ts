import type { ReminderChoices } from '@uurwerk/contract/ownStart/ownReminders'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Choices = Omit<ReminderChoices, '_links'>

/** Without a choice only mails are sent, because push messages need a phone that a person set up (rule notices-5). */
const DEFAULT_CHOICES: Choices = {
  confirmByMail: true,
  confirmByPush: true,
  planByMail: true,
  planByPush: true,
  rosterByMail: true,
  rosterByPush: true,
  absenceByMail: true,
  absenceByPush: true,
  openShiftsByMail: true,
  openShiftsByPush: true,
  openShiftsAtOnce: false,
}

export async function readReminderChoices(db: Database, personId: number): Promise<Choices> {
  const row = await db
    .selectFrom('reminder_choices as r')
    .select([
      'r.confirm_by_mail as confirmByMail',
      'r.confirm_by_push as confirmByPush',
      'r.plan_by_mail as planByMail',
      'r.plan_by_push as planByPush',
      'r.roster_by_mail as rosterByMail',
      'r.roster_by_push as rosterByPush',
      'r.absence_by_mail as absenceByMail',
      'r.absence_by_push as absenceByPush',
      'r.open_shifts_by_mail as openShiftsByMail',
      'r.open_shifts_by_push as openShiftsByPush',
      'r.open_shifts_at_once as openShiftsAtOnce',
    ])
    .where('r.person_id', '=', personId)
    .executeTakeFirst()
  return row ?? DEFAULT_CHOICES
}

export async function saveReminderChoices(tx: Tx, personId: number, choices: Choices): Promise<void> {
  const row = {
    confirm_by_mail: choices.confirmByMail,
    confirm_by_push: choices.confirmByPush,
    plan_by_mail: choices.planByMail,
    plan_by_push: choices.planByPush,
    roster_by_mail: choices.rosterByMail,
    roster_by_push: choices.rosterByPush,
    absence_by_mail: choices.absenceByMail,
    absence_by_push: choices.absenceByPush,
    open_shifts_by_mail: choices.openShiftsByMail,
    open_shifts_by_push: choices.openShiftsByPush,
    open_shifts_at_once: choices.openShiftsAtOnce,
  }
  await tx
    .insertInto('reminder_choices')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}
