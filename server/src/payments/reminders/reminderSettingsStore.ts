import type { InterestRate } from '@uurwerk/domain/payments/reminders/lateInterest'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { Tx } from '../../platform/db/transaction.ts'

export type ReminderSettingsRow = {
  readonly version: number
  readonly firstDays: number
  readonly secondDays: number
  readonly thirdDays: number
  readonly addsClaims: boolean
  readonly attachesInvoices: boolean
  readonly consumerConditions: boolean
}

export const readReminderSettings = (db: Database): Promise<ReminderSettingsRow> =>
  db
    .selectFrom('reminder_settings as s')
    .select(['s.version', 's.first_days as firstDays', 's.second_days as secondDays', 's.third_days as thirdDays'])
    .select(['s.adds_claims as addsClaims', 's.consumer_conditions as consumerConditions'])
    .select('s.attaches_invoices as attachesInvoices')
    .executeTakeFirstOrThrow()

export async function lockReminderSettings(tx: Tx): Promise<ReminderSettingsRow> {
  await tx.selectFrom('reminder_settings as s').select('s.id').forUpdate().execute()
  return readReminderSettings(tx)
}

type NewSettings = Omit<ReminderSettingsRow, 'version'>

export async function updateReminderSettings(tx: Tx, settings: NewSettings): Promise<void> {
  await tx
    .updateTable('reminder_settings')
    .set((row) => ({
      version: row('reminder_settings.version', '+', 1),
      first_days: settings.firstDays,
      second_days: settings.secondDays,
      third_days: settings.thirdDays,
      adds_claims: settings.addsClaims,
      attaches_invoices: settings.attachesInvoices,
      consumer_conditions: settings.consumerConditions,
    }))
    .execute()
}

export async function listInterestRates(db: Database): Promise<InterestRate[]> {
  const { rows } = await sql<InterestRate>`
    select r.from_day as from, r.rate_bp as rate from interest_rates r order by r.from_day desc`.execute(db)
  return rows
}

export async function replaceInterestRates(tx: Tx, rates: readonly InterestRate[]): Promise<void> {
  await tx.deleteFrom('interest_rates').execute()
  if (rates.length > 0)
    await tx
      .insertInto('interest_rates')
      .values(rates.map(({ from, rate }) => ({ from_day: from, rate_bp: rate })))
      .execute()
}
