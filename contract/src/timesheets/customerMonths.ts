import { z } from 'zod'
import { CALLOUTS } from '@uurwerk/domain/planning/shift/shift'
import { LINE_VERDICTS } from '@uurwerk/domain/timesheets/customerSide/lineVerdict'
import { CUSTOMER_MONTH_STATUSES } from '@uurwerk/domain/timesheets/customerSide/customerMonthStatus'
import { endpoint } from '../endpoint.ts'
import { answeredDay, answeredMonth, choice, id, optionalText, text, yearMonth } from '../fields.ts'
import { actions, list, resource } from '../hal.ts'
import { messages } from '../messages.ts'

const Signature = z.object({ name: z.string(), signedAt: z.string() })

const CustomerMonthRow = z.object({
  contractId: z.number(),
  yearMonth: answeredMonth,
  personName: z.string(),
  customerName: z.string(),
  status: z.enum(CUSTOMER_MONTH_STATUSES),
  hours: z.number(),
  contentHash: z.string(),
  signature: Signature.nullable(),
  /** The actions that are possible for a contact after reading the lines of this month. */
  actions: actions('judge', 'dispute', 'sign', 'download'),
})
export type CustomerMonthRow = z.output<typeof CustomerMonthRow>

export const contactMonths = endpoint.get('/contact/months/{yearMonth}', {
  access: 'contact',
  shows: ['customerMonths', 'contacts'],
  summary: 'De medewerkers van een maand, met de stand van hun uren',
  response: list('customerMonthDtoList', CustomerMonthRow),
})

/** The list of months that wait for a signature begins this number of months before the current month. */
export const WAITING_MONTHS_BACK = 12

/** The months of the last year, also when the contact has not agreed to each line yet (rule contact-66). */
export const waitingMonths = endpoint.get('/contact/months', {
  access: 'contact',
  shows: ['customerMonths', 'contacts'],
  summary: 'De maanden van het laatste jaar die op een handtekening wachten',
  response: list('customerMonthDtoList', CustomerMonthRow),
})

const Times = z.object({ from: z.string(), until: z.string() })

const CustomerLine = z.object({
  /** After a change of the line, the hash differs, and the contact must judge the line again. */
  lineHash: z.string(),
  day: answeredDay,
  shiftTypeName: z.string(),
  color: z.string(),
  /** The worked times in clock times in Brussels, such as '22:00'. */
  worked: Times,
  break: Times.nullable(),
  callout: z.enum(CALLOUTS).nullable(),
  interrupted: z.boolean(),
  hours: z.number(),
  /** The times of the locked planning. Absent when they are the same as the worked times. */
  planned: Times.nullable(),
  verdict: z.enum(LINE_VERDICTS).nullable(),
  remark: z.string(),
  answer: z.string().nullable(),
  /** The remark before HR changed the line, with the answer of HR; null when the contact made none. */
  earlier: z.object({ remark: z.string(), answer: z.string().nullable() }).nullable(),
})
export type CustomerLine = z.output<typeof CustomerLine>

const CustomerMonth = resource({
  ...CustomerMonthRow.shape,
  lines: z.array(CustomerLine),
  /** The remarks about days whose lines HR removed, with the answers of HR. */
  removed: z.array(z.object({ day: answeredDay, remark: z.string(), answer: z.string().nullable() })),
})
export type CustomerMonth = z.output<typeof CustomerMonth>

export const contactMonth = endpoint.get('/contact/month/{contractId}/{yearMonth}', {
  access: 'contact',
  shows: ['customerMonths', 'contacts'],
  summary: 'De gewerkte shiften van één medewerker in een maand',
  response: CustomerMonth,
})

/** Downloads the month for the contact: the lines and the signature, without absences and remarks (rule contact-31). */
export const downloadContactMonth = endpoint.get('/contact/month/{contractId}/{yearMonth}/download', {
  access: 'contact',
  summary: 'De gewerkte shiften van één medewerker in een maand als PDF, met de handtekening',
  response: { download: 'application/pdf' },
  problems: ['not_confirmed'],
})

const contentHash = z.string(messages.required('contentHash')).max(100, messages.invalid('contentHash'))

/**
 * The judgement of a line that the contact read. The server compares it with the stored judgement, so that the contact
 * does not replace an unread remark or answer (rule contact-44).
 */
const SeenJudgement = z.object({
  verdict: choice('oordeel', LINE_VERDICTS).nullable(),
  remark: z.string(messages.required('opmerking')).max(1000, messages.invalid('opmerking')),
  answer: z.string(messages.required('antwoord')).max(1000, messages.invalid('antwoord')).nullable(),
})
export type SeenJudgement = z.output<typeof SeenJudgement>

const JudgedLine = z
  .object({
    lineHash: z.string(messages.required('lineHash')).max(100, messages.invalid('lineHash')),
    verdict: choice('oordeel', LINE_VERDICTS),
    remark: optionalText('opmerking', 200),
    /**
     * A program other than the web app may leave out this field. The new judgement then replaces the stored judgement
     * without a comparison.
     */
    seen: SeenJudgement.optional(),
  })
  .superRefine(({ verdict, remark }, context) => {
    if (verdict === 'disputed' && [...remark].length < 3)
      context.addIssue({ code: 'custom', path: ['remark'], message: messages.minLength('opmerking', 3) })
  })

const refusals = ['not_confirmed', 'month_invoiced', 'month_changed', 'already_signed'] as const

export const judgeLines = endpoint.put('/contact/month/{contractId}/{yearMonth}/lines', {
  access: 'contact',
  changes: ['customerMonths'],
  answers: contactMonth,
  summary: 'Lijnen van een maand akkoord geven of betwisten',
  body: z.object({ contentHash, lines: z.array(JudgedLine).min(1, messages.required('lijnen')).max(200) }),
  problems: refusals,
})

/** The request names no lines, so it also works for a month with very many lines (rule contact-43). */
export const agreeToRest = endpoint.put('/contact/month/{contractId}/{yearMonth}/rest', {
  access: 'contact',
  changes: ['customerMonths'],
  answers: contactMonth,
  summary: 'Akkoord gaan met alle lijnen van een maand die nog geen oordeel hebben',
  body: z.object({ contentHash }),
  problems: refusals,
})

export const disputeMonth = endpoint.put('/contact/month/{contractId}/{yearMonth}/dispute', {
  access: 'contact',
  changes: ['customerMonths'],
  answers: contactMonth,
  summary: 'De opmerkingen bij betwiste lijnen naar HR sturen',
  body: z.object({ contentHash }),
  problems: [...refusals, 'nothing_disputed'],
})

const LETTERS = /\p{L}.*\p{L}/u

const signing = {
  /** The typed first and last name. A name without letters is refused. */
  name: text('naam', { min: 3, max: 80 }).refine((name) => LETTERS.test(name), messages.invalid('naam')),
  confirmed: z.literal(true, { error: messages.required('bevestiging') }),
}

export const signMonth = endpoint.put('/contact/month/{contractId}/{yearMonth}/sign', {
  access: 'contact',
  changes: ['customerMonths'],
  answers: contactMonth,
  summary: 'De uren van een maand namens de klant ondertekenen',
  body: z.object({ contentHash, ...signing }),
  problems: [...refusals, 'may_not_sign', 'shifts_to_come', 'lines_not_agreed'],
})

export const MOST_SIGNED_MONTHS = 200

/** Each month is judged separately, and a refused month does not stop the other months. */
export const signMonths = endpoint.put('/contact/months/sign', {
  access: 'contact',
  changes: ['customerMonths'],
  summary: 'De uren van meerdere medewerkers en maanden namens de klant ondertekenen',
  body: z.object({
    ...signing,
    months: z
      .array(z.object({ contractId: id('contract'), yearMonth: yearMonth('maand'), contentHash }))
      .min(1, messages.required('maanden'))
      .max(MOST_SIGNED_MONTHS, messages.invalid('maanden')),
  }),
  response: resource({
    signed: z.number(),
    refused: z.array(
      z.object({ contractId: z.number(), yearMonth: answeredMonth, code: z.string(), message: z.string() }),
    ),
  }),
})
