import { z } from 'zod'
import { CompanyBlock, dayField, instantField, secondsField } from './documentFields.ts'

const Entry = z.object({
  title: z.string(),
  /** The times of a shift; null for an absence. */
  labour: z.object({ start: instantField, end: instantField }).nullable(),
  worked: secondsField,
})

/** The planning of some days on paper, with a table for each customer in each week. */
export const RosterDocument = z.object({
  company: CompanyBlock,
  /** The customer of the document; null when it has the people of all customers. */
  customerName: z.string().nullable(),
  /** True when the document contains the reasons of absence, which only HR may read (rule team-44). */
  hasReasons: z.boolean(),
  weeks: z.array(
    z.object({
      /** The days of the week that are in the period. `isFree` is true on a weekend and on a public holiday. */
      days: z.array(z.object({ day: dayField, isFree: z.boolean() })).min(1),
      wards: z.array(
        z.object({
          customerId: z.int().nullable(),
          name: z.string(),
          /** The people in rows, with the shifts and the absence of each day of the week. */
          people: z.array(z.object({ id: z.int(), name: z.string(), days: z.array(z.array(Entry)) })),
          /** The open places of each day of the week. */
          open: z.array(z.array(z.object({ title: z.string(), left: z.int() }))),
        }),
      ),
    }),
  ),
})
export type RosterDocument = z.infer<typeof RosterDocument>
export type RosterWeek = RosterDocument['weeks'][number]
export type RosterWard = RosterWeek['wards'][number]
export type RosterEntry = z.infer<typeof Entry>
