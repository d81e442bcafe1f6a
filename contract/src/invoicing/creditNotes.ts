import { PARTS, type CreditableInvoice } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { VAT_PERCENTAGES } from '@uurwerk/domain/invoicing/lines/vat'
import type { CreditInvoiceFacts } from '@uurwerk/domain/invoicing/steps/refusalToCreditInvoice'
import { VAT_CATEGORIES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { z } from 'zod'
import {
  answeredCents,
  answeredDay,
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
import { RegimeCode } from '../customers/regimeCode.ts'

/** 'full' credits the rest of the invoice, 'lines' parts of its lines, and 'amount' an amount of one VAT group. */
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

const groupInput = z.object({
  category: choice('btw', VAT_CATEGORIES),
  percentage: z.literal(VAT_PERCENTAGES, missingOrInvalid('btw')).nullable(),
})

/** A plain text is the date of a credit note for the whole rest of the invoice (rule invoicing-129). */
export const CreditInput = textOr(
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
      group: groupInput.nullish(),
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

const group = { category: z.enum(VAT_CATEGORIES), percentage: z.literal(VAT_PERCENTAGES).nullable() }

/**
 * The facts that the rules on credit notes need: for each line and each VAT group of an invoice with a number, the part
 * that is not credited yet. Amounts are in cents. Quantities are in the units of `PARTS`, such as seconds for hours.
 */
export const CreditFacts = z.object({
  invoiceDate: answeredDay,
  lines: z
    .array(
      z.object({
        position: z.number(),
        description: z.string(),
        kind: z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[]),
        /** The unit of the quantity in words. Only the form shows it. */
        units: z.string(),
        unitPriceMillionths: z.number(),
        left: z.object({ quantity: z.number(), amount: answeredCents }),
        isByAmount: z.boolean(),
        vat: z.object({ regime: RegimeCode, ...group, code: z.string(), reason: z.string() }),
      }),
    )
    .readonly(),
  groups: z
    .array(
      z.object({
        ...group,
        base: answeredCents,
        vat: answeredCents,
        code: z.string(),
        reasons: z.array(z.string()).readonly(),
      }),
    )
    .readonly(),
}) satisfies z.ZodType<CreditableInvoice & Pick<CreditInvoiceFacts, 'invoiceDate'>>

/** When the parameter is absent, the latest credit note is selected. */
export const WhichCreditNote = z.object({ creditNoteId: idInQuery('creditnota').optional() })
