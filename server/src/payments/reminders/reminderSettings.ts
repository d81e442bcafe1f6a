import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/payments/reminders'
import { percentageOf } from '@uurwerk/domain/money/basisPoints'
import { halfYearOf } from '@uurwerk/domain/payments/reminders/lateInterest'
import { assertVersion } from '../../app/audit/assertVersion.ts'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { Database } from '../../platform/db/database.ts'
import { RefusalError } from '../../app/RefusalError.ts'
import type { CommandContext } from '../../app/context.ts'
import {
  listInterestRates,
  lockReminderSettings,
  readReminderSettings,
  replaceInterestRates,
  updateReminderSettings,
} from './reminderSettingsStore.ts'

const ENTITY = { entity: 'reminder settings', entityId: 1 } as const

export async function reminderSettings(db: Database) {
  const rates = await listInterestRates(db)
  return {
    ...(await readReminderSettings(db)),
    rates: rates.map(({ from, rate }) => ({ from, percentage: percentageOf(rate) })),
  }
}

/** Changes the reminder settings. The next reminder uses the new settings (rules payments-16, payments-18). */
export async function editReminderSettings(context: CommandContext, input: BodyOf<typeof calls.editReminderSettings>) {
  const { tx } = context
  const { version: sent, rates: entered, ...after } = input
  const { version: stored, ...before } = await lockReminderSettings(tx)
  await assertVersion(tx, { ...ENTITY, stored, sent, current: () => reminderSettings(tx) })
  const rates = entered.map(({ from, percentage }) => ({ from, rate: percentage }))
  const days = new Set(rates.map(({ from }) => from))
  if (days.size < rates.length || rates.some(({ from }) => halfYearOf(from) !== from))
    throw new RefusalError({ code: 'rate_not_half_year' })
  const ratesBefore = await listInterestRates(tx)
  await updateReminderSettings(tx, after)
  await replaceInterestRates(tx, rates)
  await recordCallerAct(context, {
    action: 'edit reminder settings',
    ...ENTITY,
    before: { ...before, rates: formatRates(ratesBefore) },
    after: { ...after, rates: formatRates(rates) },
  })
  return reminderSettings(tx)
}

const formatRates = (rates: readonly { readonly from: string; readonly rate: number }[]): readonly string[] =>
  rates.map(({ from, rate }) => `${from}: ${rate / 100} %`)
