import type { z } from 'zod'
import { messages } from './messages.ts'

export type SentDates = { readonly startDate?: unknown; readonly endDate?: unknown }

/** The result for a missing or invalid day is not used, because the schema of that field reports the error. */
export const isBefore = (a: unknown, b: unknown): boolean => typeof a === 'string' && typeof b === 'string' && a < b

/** The dates of a request before their validation. A value can have any type. */
export const sentDatesOf = (sent: unknown): SentDates => (typeof sent === 'object' && sent !== null ? sent : {})

/** With this option of Zod, the check also runs when other fields are invalid, so that all errors come together. */
export const always = { when: () => true }

type Wanted = { readonly start?: string; readonly end?: string; readonly mayBeOneDay: boolean }

/** Refuses an end date before its start date. The error belongs to the field of the end date. */
export const endAfterStart =
  ({ start = 'startdatum', end = 'einddatum', mayBeOneDay }: Wanted) =>
  (sent: unknown, context: z.RefinementCtx): void => {
    const { startDate, endDate } = sentDatesOf(sent)
    const isOneDay = typeof endDate === 'string' && endDate === startDate
    if (isBefore(endDate, startDate) || (isOneDay && !mayBeOneDay))
      context.addIssue({ code: 'custom', path: ['endDate'], message: messages.after(end, start) })
  }
