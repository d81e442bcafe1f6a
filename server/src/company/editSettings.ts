import type { BodyOf } from '@uurwerk/contract/endpoint'
import type { editSettings as call } from '@uurwerk/contract/company'
import { countryCode } from '@uurwerk/domain/invoicing/numbers/countryCode'
import { refusalOfNumberFormats } from '@uurwerk/domain/invoicing/numbers/refusalOfNumberFormats'
import { assertVersion } from '../app/audit/assertVersion.ts'
import { recordCallerAct } from '../app/audit/recordAudit.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { assertAllowed, RefusalError } from '../app/RefusalError.ts'
import type { CommandContext } from '../app/context.ts'
import { readNumberFacts } from './numberFactsStore.ts'
import { settingsDto } from './settingsDto.ts'
import { SETTINGS } from './settingsEntity.ts'
import {
  lockSettings,
  readCompanySettings,
  updateSettings,
  type SettingsFields,
  type SettingsRow,
} from './settingsStore.ts'

/** An invoice with a number keeps its number and its data of the seller (rules company-4, company-14, company-17). */
export async function editSettings(context: CommandContext, input: BodyOf<typeof call>) {
  const { tx } = context
  const before = await lockSettings(tx)
  await assertVersion(tx, {
    ...SETTINGS,
    stored: before.version,
    sent: input.version,
    current: () => settingsDto(before),
  })
  const { company, version: _, ...others } = input
  const fields = { ...company, ...others }
  await assertNumberFormats(tx, before, fields)
  // Uurwerk follows only the Belgian rules for invoices, so a company in another country is refused.
  if (countryCode(fields.country) !== 'BE') throw new RefusalError({ code: 'seller_country' })
  await updateSettings(tx, fields)
  await recordCallerAct(context, {
    action: 'edit settings',
    ...SETTINGS,
    before: auditedSettings(before),
    after: fields,
  })
  return settingsDto(await readCompanySettings(tx))
}

function auditedSettings(row: SettingsRow): SettingsFields {
  const { version: _, logoId: _logo, movedInYearMonth: _movedIn, ...fields } = row
  return fields
}

async function assertNumberFormats(tx: Tx, before: SettingsFields, after: SettingsFields): Promise<void> {
  const { invoiceNumberFormat: invoice, creditNoteNumberFormat: creditNote } = after
  if (invoice === before.invoiceNumberFormat && creditNote === before.creditNoteNumberFormat) return
  assertAllowed(refusalOfNumberFormats({ invoice, creditNote }, await readNumberFacts(tx)))
}
