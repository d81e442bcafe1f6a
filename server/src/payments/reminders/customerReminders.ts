import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { chooseCustomerReminders as Call } from '@uurwerk/contract/payments/customerReminders'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { orNotFound } from '../../app/RefusalError.ts'
import { addNewEmails } from '../../customers/confirmedEmails/confirmedEmails.ts'
import type { Database } from '../../platform/db/database.ts'
import { lockCustomer, readReminderChoice, updateReminderChoice, type StoredChoice } from './reminderChoiceStore.ts'
import { readReminderSettings } from './reminderSettingsStore.ts'

export async function customerReminders(db: Database, customerId: number) {
  const choice = orNotFound(await readReminderChoice(db, customerId))
  const { firstDays, secondDays, thirdDays } = await readReminderSettings(db)
  return { ...choice, companyDays: { first: firstDays, second: secondDays, third: thirdDays } }
}

type Input = BodyOf<typeof Call> & { readonly id: number }

/** A new e-mail address first gets a mail with a confirmation link (rule payments-34). */
export async function chooseCustomerReminders(context: CommandContext, { id, version: sent, ...after }: Input) {
  const { tx } = context
  await lockCustomer(tx, id)
  const { version: stored, ...before } = orNotFound(await readReminderChoice(tx, id))
  const entity = { entity: 'customer', entityId: id } as const
  await assertVersion(tx, { ...entity, stored, sent, current: () => customerReminders(tx, id) })
  if (after.contactEmail !== '') await addNewEmails(context, [after.contactEmail])
  await updateReminderChoice(tx, id, after)
  await recordCallerAct(context, {
    action: 'choose reminders of customer',
    ...entity,
    before: audited(before),
    after: audited(after),
  })
  return customerReminders(tx, id)
}

const audited = ({ lastLevel, days, channel, contactName, contactEmail }: StoredChoice) => ({
  reminderLastLevel: lastLevel,
  firstDays: days?.first ?? null,
  secondDays: days?.second ?? null,
  thirdDays: days?.third ?? null,
  reminderChannel: channel,
  reminderContactName: contactName,
  reminderContactEmail: contactEmail,
})
