import { z } from 'zod'
import { enterpriseNumberOf, vatNumberOf } from '@uurwerk/domain/invoicing/numbers/isEnterpriseNumber'
import { isIban } from '@uurwerk/domain/invoicing/numbers/isIban'
import { isNumberFormat } from '@uurwerk/domain/invoicing/numbers/numberFormat'
import { DIGEST_HOURS } from '@uurwerk/domain/planning/notices/isChangeNoticeDue'
import { CLAIM_FREE_HOURS } from '@uurwerk/domain/planning/openShifts/refusalToGiveBack'
import { SCHEDULE_NOTICE_DAYS } from '@uurwerk/domain/planning/team/shortNotice'
import { endpoint, type Download } from './endpoint.ts'
import { country, flag, missingOrInvalid, optionalText, otherwise, text, together, version, whole } from './fields.ts'
import { list, resource } from './hal.ts'
import { messages } from './messages.ts'

/** The data of our own company on documents. A field without a known value is ''. */
export const Company = z.object({
  name: z.string(),
  legalForm: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  vatNumber: z.string(),
  enterpriseNumber: z.string(),
  /** The enterprise court that keeps the register of the company (RPR). */
  court: z.string(),
  iban: z.string(),
  /**
   * The bank accounts of the company, except the account in `iban`. A comma and a space separate them. HR imports the
   * bank files of these accounts too.
   */
  otherIbans: z.string(),
  bic: z.string(),
  email: z.string(),
  phone: z.string(),
})

export const CompanySettings = resource({
  version: z.number(),
  company: Company,
  hasLogo: z.boolean(),
  /** The empty fields of the company that every invoice needs (rule company-1). */
  missingForInvoices: z.array(z.string()),
  hrContactName: z.string(),
  invoiceNumberFormat: z.string(),
  creditNoteNumberFormat: z.string(),
  halfVacationNeedsRecuperation: z.boolean(),
  signInDaysAfterEmployment: z.number(),
  /** How many days an employee's browser keeps answers for use without a network; 0 for none (rule offline-13). */
  offlineDays: z.number(),
  /** How many days in advance the office wants to know the availability; 0 when it does not ask for this. */
  availabilityDeadlineDays: z.number(),
  /** The number of working days before a day on which a part-time employee must know the roster (rule team-17). */
  scheduleNoticeDays: z.number(),
  /**
   * An employee can no longer remove or move a claimed shift in this number of hours before the start of the shift
   * (rule needs-14).
   */
  claimFreeHours: z.number(),
  /** True when employees see the planning of their colleagues (rule team-55). */
  teamVisible: z.boolean(),
  /** The hour in Brussels at which the daily messages about the planning are sent (rules needs-16, notices-6). */
  digestHour: z.number(),
  /**
   * The first month of the company in Uurwerk; null when HR has not entered that month. The call `moveIn` changes it.
   */
  movedInYearMonth: z.string().nullable(),
})

/** Until the first invoice, a field of the company may be empty (rule company-1). Any other value must be valid. */
const emptyOr = (field: string, max: number, isRight: (value: string) => boolean) =>
  optionalText(field, max).refine((value) => value === '' || isRight(value), messages.invalid(field))

const unspaced = (typed: string): string => typed.replace(/[\s.]/g, '').toUpperCase()

const withoutSpaces = (value: unknown) => (typeof value === 'string' ? unspaced(value) : value)

/**
 * Removes the doubles from a list of account numbers. The user may separate accounts with commas, semicolons or line
 * ends. The result has one notation.
 */
const withoutDoubles = (value: unknown) =>
  typeof value === 'string' ? [...new Set(value.split(/[,;\n]/).map(unspaced))].filter(Boolean).join(', ') : value

/** The user can type a number such as an IBAN in several notations. The server stores one notation (rule company-2). */
const numberOrEmpty = (field: string, formOf: (value: string) => string | null) =>
  emptyOr(field, 20, (value) => formOf(value) !== null).transform((value) => formOf(value) ?? '')

/** The maximum number of days in advance for which the office can ask for the availability (rule availability-6). */
const MOST_DEADLINE_DAYS = 60

const numberFormat = (field: string) =>
  text(field, { max: 40 }).refine((value) => value === '' || isNumberFormat(value), messages.numberFormat(field))

export const settings = endpoint.get('/administration/settings', {
  access: 'admin',
  shows: ['settings'],
  summary: 'De eigen firma en de instellingen',
  response: CompanySettings,
})

export const SettingsBody = z.object({
  company: together(
    z.object({
      name: text('naam', { max: 100 }),
      legalForm: optionalText('rechtsvorm', 20),
      street: optionalText('straat', 60),
      houseNumber: optionalText('huisnummer', 20),
      postalCode: optionalText('postcode', 10),
      city: optionalText('stad', 60),
      country: otherwise('BE', country('land')),
      vatNumber: numberOrEmpty('btw-nummer', vatNumberOf),
      enterpriseNumber: numberOrEmpty('ondernemingsnummer', enterpriseNumberOf),
      court: optionalText('ondernemingsrechtbank', 60),
      iban: z.preprocess(withoutSpaces, emptyOr('IBAN', 34, isIban)),
      otherIbans: z.preprocess(
        withoutDoubles,
        optionalText('andere rekeningen', 400).refine(
          (value) => value === '' || value.split(', ').every(isIban),
          messages.invalid('andere rekeningen'),
        ),
      ),
      bic: z.preprocess(
        withoutSpaces,
        emptyOr('BIC', 11, (value) => /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(value)),
      ),
      email: optionalText('e-mail', 254).refine(
        (value) => value === '' || z.email().safeParse(value).success,
        messages.email(),
      ),
      phone: optionalText('telefoon', 30),
    }),
  ),
  hrContactName: text('contactpersoon HR', { max: 60 }),
  invoiceNumberFormat: numberFormat('factuurnummer'),
  creditNoteNumberFormat: numberFormat('creditnotanummer'),
  halfVacationNeedsRecuperation: flag('halve dag vakantie'),
  signInDaysAfterEmployment: whole('dagen aanmelden na uitdienst', 0, 3650),
  offlineDays: whole('dagen zonder netwerk', 0, 30),
  availabilityDeadlineDays: whole('termijn voor beschikbaarheid', 0, MOST_DEADLINE_DAYS),
  scheduleNoticeDays: whole('termijn voor het uurrooster', SCHEDULE_NOTICE_DAYS.least, SCHEDULE_NOTICE_DAYS.most),
  claimFreeHours: whole('uren om terug te geven', CLAIM_FREE_HOURS.least, CLAIM_FREE_HOURS.most),
  teamVisible: flag('teamplanning zichtbaar'),
  digestHour: whole('uur van de dagelijkse berichten', DIGEST_HOURS.first, DIGEST_HOURS.last),
  version,
})

export const editSettings = endpoint.put('/administration/settings', {
  access: 'admin',
  changes: ['settings'],
  answers: settings,
  summary: 'De eigen firma en de instellingen aanpassen',
  body: SettingsBody,
  problems: ['stale', 'number_formats_equal', 'number_format_taken', 'seller_country'],
})

/**
 * Uploads the logo of the company as base64. The server recognises PNG or JPEG by the first bytes. Every document
 * contains the logo, so the logo has at most 512 KB and four million pixels.
 */
export const uploadLogo = endpoint.put('/administration/settings/logo', {
  access: 'admin',
  changes: ['settings'],
  answers: settings,
  summary: 'Het logo op de documenten vervangen',
  body: z.object({ content: z.base64(missingOrInvalid('logo')).min(1, messages.required('logo')) }),
  // The limit of the body is higher than the limit of the logo, because base64 makes a picture of 512 KiB larger.
  bodyLimit: 1024 * 1024,
  problems: ['logo_unusable', 'logo_too_large'],
})

export const removeLogo = endpoint.delete('/administration/settings/logo', {
  access: 'admin',
  changes: ['settings'],
  answers: settings,
  summary: 'Het logo verwijderen',
})

export const logo = endpoint.get('/administration/settings/logo', {
  access: 'admin',
  summary: 'Het logo',
  response: { download: 'image/*' } satisfies Download,
})

/**
 * The first steps of a new company in Uurwerk: the steps up to the first planned shift, and then the checks of the
 * first month.
 */
export const FirstStep = z.enum([
  'movingIn',
  'hrEmployer',
  'customer',
  'shiftType',
  'person',
  'contract',
  'plannedShift',
  'openingBalances',
  'leaveApproval',
  'signIn',
  'payrollNumber',
  'company',
  'eInvoicing',
  'mail',
  'backup',
])
export type FirstStep = z.output<typeof FirstStep>

/**
 * The first steps of a new company in Uurwerk. They lead to the first planned shift, and then to the first payroll and
 * invoice.
 */
export const firstSteps = endpoint.get('/administration/firststeps', {
  access: 'admin',
  shows: ['settings', 'people', 'customers', 'contracts'],
  summary: 'De eerste stappen van een nieuwe firma',
  response: list(
    'firstStepDtoList',
    z.object({
      step: FirstStep,
      done: z.boolean(),
      /**
       * The names of the first people or HR employers without the needed data, or of the first missing fields of the
       * company. `missingCount` is the number of all of them.
       */
      missing: z.array(z.string()),
      missingCount: z.number(),
    }),
    {
      done: z.boolean(),
      /** The links of the steps open the first customer, and the first person who can plan shifts. */
      customerId: z.number().nullable(),
      personId: z.number().nullable(),
    },
  ),
})
