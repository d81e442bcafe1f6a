import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

type Choices = { readonly confirmByMail: boolean; readonly planByMail: boolean }

/** The reminders of a person who has not chosen. */
const DEFAULT_CHOICES: Choices = { confirmByMail: true, planByMail: true }

export async function selectReminderChoices(db: Database, personId: number): Promise<Choices> {
  const row = await db
    .selectFrom('reminder_choices as r')
    .select(['r.confirm_by_mail as confirmByMail', 'r.plan_by_mail as planByMail'])
    .where('r.person_id', '=', personId)
    .executeTakeFirst()
  return row ?? DEFAULT_CHOICES
}

export async function saveReminderChoices(tx: Tx, personId: number, choices: Choices): Promise<void> {
  const row = { confirm_by_mail: choices.confirmByMail, plan_by_mail: choices.planByMail }
  await tx
    .insertInto('reminder_choices')
    .values({ person_id: personId, ...row })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(row))
    .execute()
}
