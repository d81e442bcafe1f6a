import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import type { Invoice } from '../queries.ts'
import { writtenChange } from './edit/writtenChange.ts'

type Change = { readonly field: string; readonly before: string | null; readonly after: string }

export type HistoryStep = {
  readonly at: string
  readonly by: string
  readonly title: string
  /** The kind of a step. A milestone is a step that cannot be undone, such as finishing the invoice. */
  readonly kind: 'milestone' | 'step'
  readonly changes: readonly Change[]
}

type Entry = Invoice['history'][number]

const words = texts.invoicing.history

/** The audit entries of an invoice in words. An entry without a Dutch text is left out. */
export const historySteps = (invoice: Invoice): readonly HistoryStep[] =>
  invoice.history.flatMap((entry) => {
    const told = toldOf(entry, invoice)
    return told === null ? [] : [{ at: entry.at, by: entry.by ?? words.system, ...told }]
  })

export function nextStep({ invoiceNr, status, creditNotes, mailStatus }: Invoice): string | null {
  if (invoiceNr === null) return words.next.finish
  if (mailStatus === 'queued') return null
  if (status !== 'CONFIRMED' && creditNotes.some(({ mailed }) => !mailed)) return words.next.mailCredit
  return status === 'CONFIRMED' ? words.next.mail : null
}

function toldOf({ action, changes }: Entry, invoice: Invoice): Omit<HistoryStep, 'at' | 'by'> | null {
  switch (action) {
    case 'confirm timesheet':
      return { kind: 'step', title: words.steps.timesheetConfirmed, changes: [] }
    case 'approve timesheet':
      return { kind: 'step', title: words.steps.timesheetApproved, changes: [] }
    case 'create invoice':
      return { kind: 'step', title: words.steps.created(monthIn(changes)), changes: [] }
    case 'edit invoice':
      return { kind: 'step', title: words.steps.edited, changes: editedFields(changes) }
    case 'finish invoice':
      return { kind: 'milestone', title: words.steps.finished(invoice.invoiceNr ?? ''), changes: [] }
    case 'send invoice':
      return { kind: 'step', title: words.steps.sent, changes: recipientsIn(changes) }
    case 'mail invoice':
      return { kind: 'milestone', title: words.steps.mailed, changes: recipientsIn(changes) }
    case 'credit invoice':
      return {
        kind: 'milestone',
        title: words.steps.credited(creditNoteIn(changes) ?? invoice.creditNote?.number ?? ''),
        changes: [],
      }
    case 'book payment': {
      const { payment, surplus } = words.steps
      const told = afterOf(changes['surplus']) === true ? surplus : payment
      return { kind: 'milestone', title: told(euros(afterOf(changes['paid']))), changes: [] }
    }
    case 'undo payment':
      return { kind: 'step', title: words.steps.paymentUndone(euros(beforeOf(changes['paid']))), changes: [] }
    case 'dispute invoice':
      return { kind: 'step', title: words.steps.disputed, changes: [] }
    case 'end dispute':
      return { kind: 'step', title: words.steps.disputeEnded, changes: [] }
    case 'send payment reminder':
      return {
        kind: 'step',
        title: words.steps.reminded(Number(afterOf(changes['reminderLevel']))),
        changes: recipientsIn(changes),
      }
    default:
      return null
  }
}

const beforeOf = (change: unknown): unknown => (Array.isArray(change) ? change[0] : undefined)
const afterOf = (change: unknown): unknown => (Array.isArray(change) ? change[1] : undefined)

/** The history has amounts of payments in cents. */
const euros = (amount: unknown): string => formatEuros(cents(Number(amount)))

function monthIn(changes: Entry['changes']): string | null {
  const month = afterOf(changes['yearMonth'])
  return typeof month === 'string' && isYearMonth(month) ? formatMonth(month) : null
}

function creditNoteIn(changes: Entry['changes']): string | null {
  const number = afterOf(changes['creditNote'])
  return typeof number === 'string' ? number : null
}

function recipientsIn(changes: Entry['changes']): readonly Change[] {
  const recipients = afterOf(changes['recipients'])
  return Array.isArray(recipients) ? [{ field: words.to(recipients.join(', ')), before: null, after: '' }] : []
}

const editedFields = (changes: Entry['changes']): readonly Change[] =>
  Object.entries(changes).flatMap(([field, change]) => {
    const name = words.fields[field]
    if (name === undefined || !Array.isArray(change)) return []
    const [before, after]: unknown[] = change
    return [{ field: name, ...writtenChange(field, before, after) }]
  })
