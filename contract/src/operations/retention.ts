import { forgettableKinds } from '@uurwerk/domain/operations/retention/forgettableKind'
import { retentionBounds, type RetentionTerm } from '@uurwerk/domain/operations/retention/retentionTerms'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { missingOrInvalid, version } from '../fields.ts'
import { resource } from '../hal.ts'
import { messages } from '../messages.ts'

export const RetentionKind = z.enum(forgettableKinds as [(typeof forgettableKinds)[number]])

const Terms = z.object({
  payrollYears: z.number(),
  sicknessYears: z.number(),
  invoiceYears: z.number(),
  readingYears: z.number(),
  mailYears: z.number(),
})

export const Retention = resource({
  version: z.number(),
  terms: Terms,
  /** The data that the clean-up job removes in the coming night. */
  due: z.array(
    z.object({
      kind: RetentionKind,
      /** The first day whose data is kept. Data from before this day is expired. */
      keptFrom: z.string(),
      count: z.number(),
      /** The day of the oldest expired record; null when no record is expired. */
      oldest: z.string().nullable(),
    }),
  ),
  /** The last run of the clean-up job; null when the job never ran. */
  lastRun: z
    .object({
      startedAt: z.string(),
      /** The time at which the clean-up job ended. Null while the job runs, and when it was interrupted. */
      finishedAt: z.string().nullable(),
      forgotten: z.array(z.object({ kind: RetentionKind, count: z.number() })),
    })
    .nullable(),
})

export const retention = endpoint.get('/administration/retention', {
  access: 'admin',
  shows: ['settings'],
  summary: 'De bewaartermijnen, en wat er nu voorbij is',
  response: Retention,
})

/** The schema of a retention period in years, with its minimum and its maximum (rule retention-6). */
const years = (field: string, term: RetentionTerm) => {
  const { least, most, byLaw } = retentionBounds[term]
  return z
    .int(missingOrInvalid(field))
    .min(least, byLaw === null ? messages.minValue(field, least) : messages.keptByLaw(byLaw, least))
    .max(most, messages.maxValue(field, most))
}

export const RetentionBody = z.object({
  payrollYears: years('loon en uren', 'payrollYears'),
  sicknessYears: years('ziekte', 'sicknessYears'),
  invoiceYears: years('facturen', 'invoiceYears'),
  readingYears: years('inzage', 'readingYears'),
  mailYears: years('berichten', 'mailYears'),
  version,
})

export const editRetention = endpoint.put('/administration/retention', {
  access: 'admin',
  changes: ['settings'],
  answers: retention,
  summary: 'De bewaartermijnen aanpassen',
  body: RetentionBody,
  problems: ['stale'],
})

/** Every contact of a customer can read this answer, so it has nothing about a person, an invoice or a bank account. */
export const contactPrivacy = endpoint.get('/contact/privacy', {
  access: 'contact',
  shows: ['settings'],
  summary: 'Wie verantwoordelijk is voor de gegevens van een contactpersoon, en hoe lang ze bewaard blijven',
  response: resource({
    companyName: z.string(),
    companyAddress: z.string(),
    companyEmail: z.string(),
    companyPhone: z.string(),
    /** The retention terms in years. */
    terms: z.object({
      names: z.number(),
      signatures: z.number(),
      mails: z.number(),
      readings: z.number(),
      changes: z.number(),
    }),
  }),
})
