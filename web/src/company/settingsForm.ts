import { formatEnterpriseNumber, formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { SettingsBody } from '@uurwerk/contract/company'
import { schemaResolver } from '@mantine/form'
import * as texts from '../texts/texts.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import type { Settings } from './queries.ts'

/**
 * All settings, with the field names of the API. Each part of the screen shows some settings, but saves all settings.
 */
export type SettingsForm = Pick<
  Settings,
  | 'company'
  | 'hrContactName'
  | 'invoiceNumberFormat'
  | 'creditNoteNumberFormat'
  | 'halfVacationNeedsRecuperation'
  | 'signInDaysAfterEmployment'
  | 'offlineDays'
  | 'availabilityDeadlineDays'
  | 'scheduleNoticeDays'
  | 'claimFreeHours'
  | 'teamVisible'
  | 'digestHour'
>

export const settingsFormOf = (settings: Settings): SettingsForm => ({
  company: {
    ...settings.company,
    vatNumber: formatVatNumber(settings.company.vatNumber),
    enterpriseNumber: formatEnterpriseNumber(settings.company.enterpriseNumber),
  },
  hrContactName: settings.hrContactName,
  invoiceNumberFormat: settings.invoiceNumberFormat,
  creditNoteNumberFormat: settings.creditNoteNumberFormat,
  halfVacationNeedsRecuperation: settings.halfVacationNeedsRecuperation,
  signInDaysAfterEmployment: settings.signInDaysAfterEmployment,
  offlineDays: settings.offlineDays,
  availabilityDeadlineDays: settings.availabilityDeadlineDays,
  scheduleNoticeDays: settings.scheduleNoticeDays,
  claimFreeHours: settings.claimFreeHours,
  teamVisible: settings.teamVisible,
  digestHour: settings.digestHour,
})

export const settingsFormErrors = schemaResolver(SettingsBody, { sync: true })

const flat = ({ company, ...rules }: SettingsForm) => ({ ...company, ...rules })

type Field = keyof ReturnType<typeof flat>

const { rules } = texts.settings
const labels = {
  ...texts.settings.company.fields,
  hrContactName: rules.hrContactName,
  invoiceNumberFormat: rules.invoiceNumberFormat,
  creditNoteNumberFormat: rules.creditNoteNumberFormat,
  halfVacationNeedsRecuperation: rules.halfVacationNeedsRecuperation,
  signInDaysAfterEmployment: rules.signInDaysAfterEmployment,
  offlineDays: rules.offlineDays,
  availabilityDeadlineDays: rules.availabilityDeadlineDays,
  scheduleNoticeDays: rules.scheduleNoticeDays,
  claimFreeHours: rules.claimFreeHours,
  teamVisible: rules.teamVisible,
  digestHour: rules.digestHour,
} satisfies Record<Field, string>

/** The differences between the stored settings and the settings in the form, in words. */
export function changedSettings(theirs: SettingsForm, yours: SettingsForm): readonly StaleField[] {
  const [now, mine] = [flat(theirs), flat(yours)]
  return Object.keys(labels)
    .filter((field): field is Field => field in now)
    .filter((field) => now[field] !== mine[field])
    .map((field) => ({ label: labels[field], theirs: written(now[field]), yours: written(mine[field]) }))
}

function written(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? texts.settings.yes : texts.settings.no
  return value === '' ? texts.settings.empty : String(value)
}
