import { formatEnterpriseNumber, formatVatNumber } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { SettingsBody } from '@uurwerk/contract/company'
import { schemaResolver } from '@mantine/form'
import * as texts from '../texts/texts.ts'
import type { StaleField } from '../ui/form/stale/StaleNotice.tsx'
import type { Settings } from './queries.ts'
import { differences } from '../ui/form/stale/differences.ts'

const { company: companyWords, rules: ruleWords } = texts.settings

/** The settings that are not fields of our own company, in the order in which a list of differences shows them. */
const RULES = [
  'hrContactName',
  'invoiceNumberFormat',
  'creditNoteNumberFormat',
  'halfVacationNeedsRecuperation',
  'signInDaysAfterEmployment',
  'offlineDays',
  'availabilityDeadlineDays',
  'scheduleNoticeDays',
  'claimFreeHours',
  'teamVisible',
  'digestHour',
] as const

type Rules = Pick<Settings, (typeof RULES)[number]>

/** Each part of the screen shows some of the settings, but its form saves all of them. */
export type SettingsForm = Rules & Pick<Settings, 'company'>

export const settingsFormOf = (settings: Settings): SettingsForm => ({
  ...(Object.fromEntries(RULES.map((rule) => [rule, settings[rule]])) as Rules),
  company: {
    ...settings.company,
    vatNumber: formatVatNumber(settings.company.vatNumber),
    enterpriseNumber: formatEnterpriseNumber(settings.company.enterpriseNumber),
  },
})

export const settingsFormErrors = schemaResolver(SettingsBody, { sync: true })

const FIELDS = Object.keys(companyWords.fields) as readonly (keyof SettingsForm['company'])[]

const formatFields = ({ company, ...rules }: SettingsForm) => [
  ...FIELDS.map((field) => [companyWords.fields[field], inWords(company[field])] as const),
  ...RULES.map((rule) => [ruleWords[rule], inWords(rules[rule])] as const),
]

export const changedSettings = (theirs: SettingsForm, yours: SettingsForm): readonly StaleField[] =>
  differences(formatFields(theirs), formatFields(yours))

function inWords(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? texts.settings.yes : texts.settings.no
  return value === '' ? texts.settings.empty : String(value)
}
