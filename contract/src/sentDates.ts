import type { z } from 'zod'
import { messages } from './messages.ts'

export type SentDates = { readonly startDate?: unknown; readonly endDate?: unknown }

/** Days compare as the texts they are; whatever is missing or no day was refused by its own field. */
export const isBefore = (a: unknown, b: unknown): boolean => typeof a === 'string' && typeof b === 'string' && a < b

/** What was sent may be anything: it is looked at here before its own refusal is known. */
export const sentDatesOf = (sent: unknown): SentDates => (typeof sent === 'object' && sent !== null ? sent : {})

/** Whether or not other fields are refused, so that everything is told at once. */
export const always = { when: () => true }

type Wanted = { readonly start?: string; readonly end?: string; readonly mayBeOneDay: boolean }

/** Refuses an end before its start, beside the field of the end. */
export const endAfterStart =
  ({ start = 'startdatum', end = 'einddatum', mayBeOneDay }: Wanted) =>
  (sent: unknown, context: z.RefinementCtx): void => {
    const { startDate, endDate } = sentDatesOf(sent)
    const isOneDay = typeof endDate === 'string' && endDate === startDate
    if (isBefore(endDate, startDate) || (isOneDay && !mayBeOneDay))
      context.addIssue({ code: 'custom', path: ['endDate'], message: messages.after(end, start) })
  }
