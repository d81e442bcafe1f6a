import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseReminders as call } from '@uurwerk/contract/ownReminders'
import { recordAudit } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { saveReminderChoices, selectReminderChoices } from './reminderChoiceStore.ts'

/** Stores which reminders the caller gets by mail (rule timesheets-78). */
export async function chooseReminders({ tx, actor, now }: CommandContext, choices: BodyOf<typeof call>) {
  const { personId } = actor
  lockPerson(tx, personId)
  const before = await selectReminderChoices(tx, personId)
  await saveReminderChoices(tx, personId, choices)
  await recordAudit(tx, {
    actorId: personId,
    now,
    action: 'choose reminders',
    entity: 'person',
    entityId: personId,
    personId,
    before,
    after: choices,
  })
  return choices
}
