import { SettingsBody } from '@uurwerk/contract/settings'
import { schemaResolver } from '@mantine/form'
import { texts } from '../texts/texts.ts'
import type { StaleField } from '../ui/form/StaleNotice.tsx'
import type { Settings } from './queries.ts'

/** All settings, in the names of the interface: each part of the screen shows some, and saves them with the others as they are. */
export type SettingsForm = Pick<
  Settings,
  | 'company'
  | 'hrContactName'
  | 'invoiceNumberFormat'
  | 'creditNoteNumberFormat'
  | 'halfVacationNeedsRecuperation'
  | 'signInDaysAfterEmployment'
>

export const settingsFormOf = (settings: Settings): SettingsForm => ({
  company: settings.company,
  hrContactName: settings.hrContactName,
  invoiceNumberFormat: settings.invoiceNumberFormat,
  creditNoteNumberFormat: settings.creditNoteNumberFormat,
  halfVacationNeedsRecuperation: settings.halfVacationNeedsRecuperation,
  signInDaysAfterEmployment: settings.signInDaysAfterEmployment,
})

export const settingsFormErrors = schemaResolver(SettingsBody, { sync: true })

const flat = ({ company, ...rules }: SettingsForm): Readonly<Record<string, unknown>> => ({ ...company, ...rules })

const labels: Readonly<Record<string, unknown>> = { ...texts.settings.rules, ...texts.settings.company.fields }

/** The settings in which what is stored and what one filled in differ, in words. */
export function changedSettings(theirs: SettingsForm, yours: SettingsForm): readonly StaleField[] {
  const mine = flat(yours)
  return Object.entries(flat(theirs))
    .filter(([field, value]) => value !== mine[field])
    .map(([field, value]) => ({
      label: String(labels[field] ?? field),
      theirs: written(value),
      yours: written(mine[field]),
    }))
}

function written(value: unknown): string {
  if (typeof value === 'boolean') return value ? texts.settings.yes : texts.settings.no
  return value === '' ? texts.settings.empty : String(value)
}
