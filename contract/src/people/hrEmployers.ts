import { z } from 'zod'
import { PAY_CODE_MEANINGS } from '@uurwerk/domain/payroll/payCodeMeaning'
import { endpoint } from '../endpoint.ts'
import { choice, color, flag, missingOrInvalid, text, version } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

export const HrEmployer = resource({
  id: z.number(),
  version: z.number(),
  name: z.string(),
  /** The employer's number at the payroll office; null when HR has not entered it. */
  payrollNumber: z.string().nullable(),
  peopleCount: z.number(),
  actions: actions('remove', 'payCodes'),
})

const emptyIsNone = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

export const HrEmployerBody = z.object({
  name: text('naam', { max: 100 }),
  payrollNumber: z.preprocess(
    emptyIsNone,
    z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[0-9A-Z]{1,7}$/, messages.invalid('loonkantoornummer'))
      .nullish()
      .transform((value) => value ?? null),
  ),
  version,
})

export const hrEmployers = endpoint.get('/administration/user/hremployers', {
  access: 'admin',
  shows: ['settings', 'people'],
  summary: 'HR werkgevers',
  response: list('hrEmployerDtoList', HrEmployer),
})

export const createHrEmployer = endpoint.post('/administration/hremployer', {
  access: 'admin',
  changes: ['settings', 'people'],
  summary: 'Een HR werkgever maken, met de gewone looncodes',
  body: HrEmployerBody,
  response: HrEmployer,
  status: 201,
  problems: ['hr_employer_name_taken'],
})

export const editHrEmployer = endpoint.put('/administration/hremployer/{id}', {
  access: 'admin',
  changes: ['settings', 'people'],
  summary: 'Een HR werkgever aanpassen',
  body: HrEmployerBody,
  response: HrEmployer,
  problems: ['stale', 'hr_employer_name_taken'],
})

export const removeHrEmployer = endpoint.delete('/administration/hremployer/{id}', {
  access: 'admin',
  changes: ['settings', 'people'],
  summary: 'Een HR werkgever zonder gebruikers verwijderen',
  response: list('hrEmployerDtoList', HrEmployer),
  problems: ['hr_employer_in_use'],
})

export const PayCode = z.object({
  meaning: z.enum(PAY_CODE_MEANINGS),
  meaningLabel: z.string(),
  /** The pay code; null for a premium that the HR employer does not export. */
  code: z.string().nullable(),
  codeDefinition: z.string(),
  color: z.string(),
  /** True when HR can change this pay code on the payroll timesheet. */
  editable: z.boolean(),
})

const payCodes = list('payCodeDtoList', PayCode, { version: z.number() })

export const hrEmployerPayCodes = endpoint.get('/administration/hremployer/{id}/paycode', {
  access: 'admin',
  shows: ['settings', 'people'],
  summary: 'De looncodes van een HR werkgever',
  response: payCodes,
})

export const PayCodesBody = z.object({
  payCodes: z
    .array(
      z.object({
        meaning: choice('betekenis', PAY_CODE_MEANINGS),
        code: z.preprocess(
          emptyIsNone,
          z
            .string(missingOrInvalid('looncode'))
            .trim()
            .toUpperCase()
            .regex(/^[0-9A-Z]{4}$/, messages.invalid('looncode'))
            .nullable(),
        ),
        codeDefinition: text('omschrijving', { max: 60 }),
        color: color('kleur'),
        editable: flag('aanpasbaar'),
      }),
    )
    .refine((rows) => new Set(rows.map(({ meaning }) => meaning)).size === rows.length, messages.invalid('betekenis')),
  version,
})

export const editHrEmployerPayCodes = endpoint.put('/administration/hremployer/{id}/paycode', {
  access: 'admin',
  changes: ['settings', 'people'],
  answers: hrEmployerPayCodes,
  summary: 'Looncodes aanpassen; wat er niet bij staat blijft zoals het is',
  body: PayCodesBody,
  problems: ['stale', 'pay_code_required', 'pay_code_taken'],
})
