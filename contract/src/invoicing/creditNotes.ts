import { PARTS } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import { VAT_CATEGORIES } from '@uurwerk/domain/invoicing/vatRegime'
import { z } from 'zod'
import {
  choice,
  day,
  euros,
  flag,
  idInQuery,
  missingOrInvalid,
  optionalText,
  otherwise,
  textOr,
  version,
  whole,
} from '../fields.ts'
import { actions } from '../hal.ts'
import { messages } from '../messages.ts'
import { VatGroup } from './vatGroup.ts'
import { RegimeCode } from './regimeCode.ts'

/**
 * The three kinds of credit notes. 'full' credits the rest of the invoice, 'lines' credits parts of its lines, and
 * 'amount' credits an amount of one VAT group.
 */
export const CREDIT_KINDS = ['full', 'lines', 'amount'] as const

const LARGEST = 10_000_000
const MOST_LINES = 1000

const CreditLine = z.object({
  /** The position of the line on the invoice, starting at 1. The lines of hours come before the free costs. */
  position: whole('lijn', 1, MOST_LINES),
  /** The number of hours, or the number of units of the free cost. */
  quantity: z
    .number(missingOrInvalid('aantal'))
    .positive(messages.minValue('aantal', 0.01))
    .max(LARGEST, messages.maxValue('aantal', LARGEST))
    .nullish(),
  /** The amount to credit, without VAT. It is given instead of a quantity. */
  amount: euros('bedrag', -LARGEST, LARGEST).nullish(),
})

const group = z.object({
  category: choice('btw', VAT_CATEGORIES),
  percentage: z.literal(VAT_PERCENTAGES, missingOrInvalid('btw')).nullable(),
})

/**
 * The body of a request for a credit note. When it is a plain text, the text is the date, and the credit note is for
 * the whole rest of the invoice.
 */
export const CreditAsked = textOr(
  'date',
  z
    .object({
      version,
      date: day('creditnote datum'),
      reason: optionalText('reden', 255),
      kind: otherwise('full', choice('soort', CREDIT_KINDS)),
      lines: z
        .array(CreditLine, missingOrInvalid('lijnen'))
        .max(MOST_LINES, messages.maxItems('lijnen', MOST_LINES))
        .nullish(),
      amount: euros('bedrag', 0.01, LARGEST).nullish(),
      group: group.nullish(),
      /** True (the default) when the month can be invoiced again after a credit that leaves nothing of the invoice. */
      reopenMonth: flag('maand heropenen').nullish(),
    })
    .superRefine(({ kind, amount, group: of }, context) => {
      if (kind !== 'amount') return
      if (amount === undefined || amount === null)
        context.addIssue({ code: 'custom', path: ['amount'], message: messages.required('bedrag') })
      if (of === undefined || of === null)
        context.addIssue({ code: 'custom', path: ['group'], message: messages.required('btw') })
    }),
)

/** A credit note in the answer of its invoice. */
export const CreditNote = z.object({
  id: z.number(),
  number: z.string(),
  date: z.string(),
  reason: z.string(),
  kind: z.enum(CREDIT_KINDS),
  totalVATExcluded: z.number(),
  totalVATIncluded: z.number(),
  vatBreakdown: z.array(VatGroup),
  /** True when a mail server has accepted the credit note. */
  mailed: z.boolean(),
  actions: actions('download', 'downloadUbl'),
})

/** The quantities and amounts of a numbered invoice that can still be credited. */
export const Creditable = z.object({
  lines: z.array(
    z.object({
      position: z.number(),
      description: z.string(),
      kind: z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[]),
      units: z.string(),
      unitPrice: z.number(),
      /** The quantity of the line that can still be credited. `amount` is the amount that can still be credited. */
      quantity: z.number(),
      amount: z.number(),
      /** True when an amount of the line was credited without a quantity. */
      byAmount: z.boolean(),
      vat: z.object({
        regime: RegimeCode,
        category: z.enum(VAT_CATEGORIES),
        percentage: z.literal(VAT_PERCENTAGES).nullable(),
        code: z.string(),
        reason: z.string(),
      }),
    }),
  ),
  /** The amounts of each VAT group that can still be credited. */
  groups: z.array(VatGroup),
})

/**
 * The query parameter that selects a credit note of the invoice. When it is absent, the latest credit note is selected.
 */
export const WhichCreditNote = z.object({ creditNoteId: idInQuery('creditnota').optional() })
