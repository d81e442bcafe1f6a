import { sentenceOf } from '@uurwerk/contract/problems'
import { creditNoteOf } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import type { CreditNoteContents, CreditRefusal } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import { creditsAll } from '@uurwerk/domain/invoicing/credits/creditsAll'
import { PARTS, type CreditableInvoice, type CreditAsked } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { cents, type Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { FormErrors } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import type { Invoice } from '../../queries.ts'

export type CreditForm = {
  readonly date: Day | null
  readonly reason: string
  readonly kind: CreditAsked['kind']
  /**
   * The fields of the form, one entry for each line of the invoice. A line without a quantity and without an amount is
   * not credited.
   */
  readonly lines: readonly { readonly quantity: number | null; readonly amount: number | null }[]
  readonly amount: number | null
  /** The position of the VAT group in the choice field. */
  readonly group: string
  readonly reopenMonth: boolean
}

export type Creditable = NonNullable<Invoice['creditable']>

export const creditFormOf = ({ lines, groups }: Creditable, date: Day): CreditForm => ({
  date,
  reason: '',
  kind: 'full',
  lines: lines.map(() => ({ quantity: null, amount: null })),
  amount: null,
  group: `${Math.max(
    groups.findIndex(({ base }) => base > 0),
    0,
  )}`,
  reopenMonth: true,
})

const centsOf = (euros: number): Cents => cents(Math.round(euros * 100))
const MILLION = 1_000_000

/** Converts the quantities and amounts that can still be credited to the form that the domain rule needs. */
const creditableInvoiceOf = ({ lines, groups }: Creditable): CreditableInvoice => ({
  lines: lines.map(({ quantity, amount, unitPrice, byAmount, ...line }) => ({
    ...line,
    unitPriceMillionths: Math.round(unitPrice * MILLION),
    left: { quantity: Math.round(quantity * PARTS[line.kind]), amount: centsOf(amount) },
    isByAmount: byAmount,
  })),
  groups: groups.map(({ base, vat, reason, ...group }) => ({
    ...group,
    base: centsOf(base),
    vat: centsOf(vat),
    reasons: reason === '' ? [] : [reason],
  })),
})

/** The invoice lines that HR filled in, with their positions on the invoice. */
const linesIn = ({ lines }: CreditForm, creditable: Creditable) =>
  lines.flatMap(({ quantity, amount }, index) => {
    const line = creditable.lines[index]
    return line === undefined || (quantity === null && amount === null)
      ? []
      : [{ position: line.position, quantity, amount }]
  })

function askedOf(form: CreditForm, creditable: Creditable): CreditAsked | null {
  const { kind, amount } = form
  if (kind === 'full') return { kind }
  if (kind === 'lines') {
    const lines = linesIn(form, creditable)
    if (lines.some(({ quantity, amount: euros }) => Number.isNaN(quantity) || Number.isNaN(euros))) return null
    return {
      kind,
      lines: lines.map((line) => ({ ...line, amount: line.amount === null ? null : centsOf(line.amount) })),
    }
  }
  const group = creditable.groups[Number(form.group)]
  if (group === undefined || amount === null || Number.isNaN(amount) || amount <= 0) return null
  return { kind, amount: centsOf(amount), group, description: form.reason }
}

type Result = { readonly made: CreditNoteContents } | { readonly refusal: CreditRefusal } | null

/**
 * The credit note that the form would make, or the reason why it cannot make one. Null while the form is not complete.
 */
export function creditResult(form: CreditForm, creditable: Creditable): Result {
  const asked = askedOf(form, creditable)
  return asked === null ? null : creditNoteOf(creditableInvoiceOf(creditable), asked)
}

/** True when the credit note of the form leaves nothing of the invoice. */
export function takesAll(form: CreditForm, creditable: Creditable): boolean {
  const result = creditResult(form, creditable)
  return result !== null && 'made' in result && creditsAll(creditableInvoiceOf(creditable), result.made)
}

/** The error of the form for a credit note, at the field with the error. */
export function creditErrors(form: CreditForm, creditable: Creditable): FormErrors {
  const result = creditResult(form, creditable)
  if (result === null) return incompleteErrors(form)
  if ('made' in result) return {}
  const { refusal } = result
  const message = sentenceOf(refusal)
  if (form.kind === 'amount') return { amount: message }
  const position = refusal.code === 'credit_exceeds_remaining' ? refusal.position : null
  const filled = form.lines.map(({ quantity, amount }) => quantity !== null || amount !== null)
  const index =
    position === null
      ? Math.max(filled.indexOf(true), 0)
      : creditable.lines.findIndex((line) => line.position === position)
  return { [`lines.${index}.${form.lines[index]?.amount === null ? 'quantity' : 'amount'}`]: message }
}

function incompleteErrors({ kind, lines }: CreditForm): FormErrors {
  const words = texts.invoicing.credit
  if (kind === 'amount') return { amount: words.chooseAmount }
  return Object.fromEntries(
    lines.flatMap((line, index) =>
      (['quantity', 'amount'] as const)
        .filter((field) => Number.isNaN(line[field]))
        .map((field) => [`lines.${index}.${field}`, words.noNumber]),
    ),
  )
}

/** The body of the request for a credit note. */
export function creditBodyOf(form: CreditForm, { creditable, version }: Pick<Invoice, 'creditable' | 'version'>) {
  const { date, reason, kind, amount, reopenMonth } = form
  if (date === null || creditable === null) return null
  const common = { date, reason, kind, version, ...(takesAll(form, creditable) ? { reopenMonth } : {}) }
  if (kind === 'full') return common
  if (kind === 'lines') return { ...common, lines: linesIn(form, creditable) }
  const group = creditable.groups[Number(form.group)]
  if (group === undefined) return null
  return { ...common, amount, group: { category: group.category, percentage: group.percentage } }
}
