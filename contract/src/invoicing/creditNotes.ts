import { PARTS } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import { VAT_CATEGORIES, VAT_REGIMES } from '@uurwerk/domain/invoicing/vatRegime'
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
import { messages } from '../messages.ts'
import { VatGroup } from './vatGroup.ts'

/** All that is left of the invoice, parts of its lines, or an amount against one group of VAT. */
export const CREDIT_KINDS = ['full', 'lines', 'amount'] as const

const LARGEST = 10_000_000
const MOST_LINES = 1000

const CreditLine = z.object({
  /** The number of the line on the invoice, from 1. The hours come before the free costs. */
  position: whole('lijn', 1, MOST_LINES),
  /** Hours, or units of the free cost. */
  quantity: z
    .number(missingOrInvalid('aantal'))
    .positive(messages.minValue('aantal', 0.01))
    .max(LARGEST, messages.maxValue('aantal', LARGEST))
    .nullish(),
  /** An amount without VAT instead of a quantity. */
  amount: euros('bedrag', -LARGEST, LARGEST).nullish(),
})

const group = z.object({
  category: choice('btw', VAT_CATEGORIES),
  percentage: z.literal(VAT_PERCENTAGES, missingOrInvalid('btw')).nullable(),
})

/** A plain text is the date of a credit note of all that is left. */
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
      /** Whether the month may be invoiced again after all hours are credited; true by default. */
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

/** A credit note, as its invoice shows it. */
export const CreditNote = z.object({
  id: z.number(),
  number: z.string(),
  date: z.string(),
  reason: z.string(),
  kind: z.enum(CREDIT_KINDS),
  totalVATExcluded: z.number(),
  totalVATIncluded: z.number(),
  vatBreakdown: z.array(VatGroup),
  /** Whether a mail server accepted it. */
  mailed: z.boolean(),
})

/** What can still be credited of a numbered invoice. */
export const Creditable = z.object({
  lines: z.array(
    z.object({
      position: z.number(),
      description: z.string(),
      kind: z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[]),
      units: z.string(),
      unitPrice: z.number(),
      /** The quantity and the amount that are left. */
      quantity: z.number(),
      amount: z.number(),
      /** Whether an amount of this line was credited without a quantity. */
      byAmount: z.boolean(),
      vat: z.object({
        regime: z.enum(VAT_REGIMES),
        category: z.enum(VAT_CATEGORIES),
        percentage: z.literal(VAT_PERCENTAGES).nullable(),
        code: z.string(),
        reason: z.string(),
      }),
    }),
  ),
  /** What is left of each group of VAT. */
  groups: z.array(VatGroup),
})

/** Which credit note of the invoice; the latest when it is left out. */
export const WhichCreditNote = z.object({ creditNoteId: idInQuery('creditnota') })
