import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import type { PlanningSettings } from './planningSettingsStore.ts'

export type CompanyFields = {
  readonly name: string
  readonly legalForm: string
  readonly street: string
  readonly houseNumber: string
  readonly postalCode: string
  readonly city: string
  readonly country: string
  readonly vatNumber: string
  readonly enterpriseNumber: string
  readonly court: string
  readonly iban: string
  readonly otherIbans: string
  readonly bic: string
  readonly email: string
  readonly phone: string
}

export type SettingsFields = CompanyFields &
  PlanningSettings & {
    readonly hrContactName: string
    readonly invoiceNumberFormat: string
    readonly creditNoteNumberFormat: string
    readonly halfVacationNeedsRecuperation: boolean
    readonly signInDaysAfterEmployment: number
    readonly offlineDays: number
  }

export type SettingsRow = SettingsFields & {
  readonly version: number
  readonly logoId: number | null
  readonly movedInYearMonth: YearMonth | null
}

const settings = (db: Database) =>
  db
    .selectFrom('company_settings as c')
    .select(['c.version', 'c.name', 'c.legal_form as legalForm', 'c.street', 'c.house_number as houseNumber'])
    .select(['c.postal_code as postalCode', 'c.city', 'c.country', 'c.vat_number as vatNumber', 'c.court'])
    .select(['c.enterprise_number as enterpriseNumber', 'c.iban', 'c.bic', 'c.email', 'c.phone', 'c.logo_id as logoId'])
    .select('c.other_ibans as otherIbans')
    .select(['c.hr_contact_name as hrContactName', 'c.invoice_number_format as invoiceNumberFormat'])
    .select('c.credit_note_number_format as creditNoteNumberFormat')
    .select('c.half_vacation_needs_recuperation as halfVacationNeedsRecuperation')
    .select(sql<YearMonth | null>`to_char(c.moved_in_on, 'YYYY-MM')`.as('movedInYearMonth'))
    .select(['c.sign_in_days_after_employment as signInDaysAfterEmployment', 'c.offline_days as offlineDays'])
    .select('c.availability_deadline_days as availabilityDeadlineDays')
    .select(['c.schedule_notice_days as scheduleNoticeDays', 'c.claim_free_hours as claimFreeHours'])
    .select(['c.team_visible as teamVisible', 'c.digest_hour as digestHour'])

export const readCompanySettings = (db: Database): Promise<SettingsRow> => settings(db).executeTakeFirstOrThrow()

/** The lock prevents that a document gets a number while HR changes the number formats (rule company-8). */
export const lockSettings = (tx: Tx): Promise<SettingsRow> => settings(tx).forUpdate().executeTakeFirstOrThrow()

export async function updateSettings(tx: Tx, fields: SettingsFields): Promise<void> {
  await tx
    .updateTable('company_settings')
    .set((columns) => ({
      name: fields.name,
      legal_form: fields.legalForm,
      street: fields.street,
      house_number: fields.houseNumber,
      postal_code: fields.postalCode,
      city: fields.city,
      country: fields.country,
      vat_number: fields.vatNumber,
      enterprise_number: fields.enterpriseNumber,
      court: fields.court,
      iban: fields.iban,
      other_ibans: fields.otherIbans,
      bic: fields.bic,
      email: fields.email,
      phone: fields.phone,
      hr_contact_name: fields.hrContactName,
      invoice_number_format: fields.invoiceNumberFormat,
      credit_note_number_format: fields.creditNoteNumberFormat,
      half_vacation_needs_recuperation: fields.halfVacationNeedsRecuperation,
      sign_in_days_after_employment: fields.signInDaysAfterEmployment,
      offline_days: fields.offlineDays,
      availability_deadline_days: fields.availabilityDeadlineDays,
      schedule_notice_days: fields.scheduleNoticeDays,
      claim_free_hours: fields.claimFreeHours,
      team_visible: fields.teamVisible,
      digest_hour: fields.digestHour,
      version: columns('company_settings.version', '+', 1),
    }))
    .execute()
}
