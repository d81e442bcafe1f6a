import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseReminders as call } from '@uurwerk/contract/ownStart/ownReminders'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { lockPerson } from '../../app/lockPersonStore.ts'
import { saveReminderChoices, readReminderChoices } from './reminderChoiceStore.ts'

/** A choice that the request does not contain stays unchanged (rules timesheets-92, notices-5). */
export async function chooseReminders(context: CommandContext, chosen: BodyOf<typeof call>) {
  const { tx, actor } = context
  const { personId } = actor
  lockPerson(tx, personId)
  const before = await readReminderChoices(tx, personId)
  const choices = { ...before, ...chosen }
  await saveReminderChoices(tx, personId, choices)
  await recordCallerAct(context, {
    action: 'choose reminders',
    entity: 'person',
    entityId: personId,
    personId,
    before,
    after: choices,
  })
  return choices
}
