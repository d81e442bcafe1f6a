import { sentenceOf } from '@uurwerk/contract/problems'
import { creditNoteOf } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import type { CreditNoteContents, CreditRefusal } from '@uurwerk/domain/invoicing/credits/creditNoteOf'
import { creditsAll } from '@uurwerk/domain/invoicing/credits/creditsAll'
import { PARTS, type CreditInput } from '@uurwerk/domain/invoicing/credits/creditableInvoice'
import { cents, type Cents } from '@uurwerk/domain/money/cents'
import type { Day } from '@uurwerk/domain/time/day'
import type { FormErrors } from '@mantine/form'
import * as texts from '../../../texts/texts.ts'
import type { Invoice } from '../../queries.ts'

export type CreditForm = {
  readonly date: Day | null
  readonly reason: string
  readonly kind: CreditInput['kind']
  /** A quantity or an amount for each line of the invoice. When both are null, the line is not credited. */
  readonly lines: readonly { readonly quantity: number | null; readonly amount: number | null }[]
  readonly amount: number | null
  /** The index of the VAT group, as the text that the choice field uses. */
  readonly group: string
  readonly reopenMonth: boolean
}

export type CreditFacts = NonNullable<Invoice['creditFacts']>

export const creditFormOf = ({ lines, groups }: CreditFacts, date: Day): CreditForm => ({
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

/** The quantity of a line that HR can still credit, with at most six decimals. */
export const quantityLeft = ({ kind, left }: CreditFacts['lines'][number]): number =>
  Math.round((left.quantity * 1_000_000) / PARTS[kind]) / 1_000_000

/** The invoice lines for which HR filled in a quantity or an amount, with their positions on the invoice. */
const linesIn = ({ lines }: CreditForm, facts: CreditFacts) =>
  lines.flatMap(({ quantity, amount }, index) => {
    const line = facts.lines[index]
    return line === undefined || (quantity === null && amount === null)
      ? []
      : [{ position: line.position, quantity, amount }]
  })

function inputOf(form: CreditForm, facts: CreditFacts): CreditInput | null {
  const { kind, amount } = form
  if (kind === 'full') return { kind }
  if (kind === 'lines') {
    const lines = linesIn(form, facts)
    if (lines.some(({ quantity, amount: euros }) => Number.isNaN(quantity) || Number.isNaN(euros))) return null
    return {
      kind,
      lines: lines.map((line) => ({ ...line, amount: line.amount === null ? null : centsOf(line.amount) })),
    }
  }
  const group = facts.groups[Number(form.group)]
  if (group === undefined || amount === null || Number.isNaN(amount) || amount <= 0) return null
  return { kind, amount: centsOf(amount), group, description: form.reason }
}

type Result = { readonly made: CreditNoteContents } | { readonly refusal: CreditRefusal } | null

/** The credit note that the form would make, or the reason why this is refused. Null while the form is not complete. */
export function creditResult(form: CreditForm, facts: CreditFacts): Result {
  const input = inputOf(form, facts)
  return input === null ? null : creditNoteOf(facts, input)
}

/** True when nothing of the invoice is left after the credit note. */
export function takesAll(form: CreditForm, facts: CreditFacts): boolean {
  const result = creditResult(form, facts)
  return result !== null && 'made' in result && creditsAll(facts, result.made)
}

export function creditErrors(form: CreditForm, facts: CreditFacts): FormErrors {
  const result = creditResult(form, facts)
  if (result === null) return incompleteErrors(form)
  if ('made' in result) return {}
  const { refusal } = result
  const message = sentenceOf(refusal)
  if (form.kind === 'amount') return { amount: message }
  const position = refusal.code === 'credit_exceeds_remaining' ? refusal.position : null
  const filled = form.lines.map(({ quantity, amount }) => quantity !== null || amount !== null)
  const index =
    position === null ? Math.max(filled.indexOf(true), 0) : facts.lines.findIndex((line) => line.position === position)
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

export function creditBodyOf(
  form: CreditForm,
  { creditFacts: facts, version }: Pick<Invoice, 'creditFacts' | 'version'>,
) {
  const { date, reason, kind, amount, reopenMonth } = form
  if (date === null || facts === null) return null
  const common = { date, reason, kind, version, ...(takesAll(form, facts) ? { reopenMonth } : {}) }
  if (kind === 'full') return common
  if (kind === 'lines') return { ...common, lines: linesIn(form, facts) }
  const group = facts.groups[Number(form.group)]
  if (group === undefined) return null
  return { ...common, amount, group: { category: group.category, percentage: group.percentage } }
}
