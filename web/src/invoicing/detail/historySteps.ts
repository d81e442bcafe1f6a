import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
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
type Told = Omit<HistoryStep, 'at' | 'by'>

const words = texts.invoicing.history
const peppol = texts.invoicing.peppol.steps
const steps = texts.payments.invoice.steps

/** The audit entries of an invoice in words. An entry for which there is no Dutch text is left out. */
export const historySteps = (invoice: Invoice): readonly HistoryStep[] =>
  invoice.history.flatMap((entry) => {
    const step = toldOf(entry, invoice)
    return step === null ? [] : [{ at: entry.at, by: entry.by ?? words.system, ...step }]
  })

export function nextStep({ invoiceNr, status, creditNotes, mailStatus, delivery }: Invoice): string | null {
  if (invoiceNr === null) return words.next.finish
  if (mailStatus === 'queued' || delivery.deliveries.some(({ state }) => isWaiting(state))) return null
  const byMail = delivery.planned === 'mail'
  if (status !== 'CONFIRMED' && creditNotes.some(({ mailed }) => !mailed))
    return byMail ? words.next.mailCredit : words.next.sendCredit
  if (status !== 'CONFIRMED') return null
  return byMail ? words.next.mail : words.next.send
}

function toldOf({ action, changes }: Entry, invoice: Invoice): Told | null {
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
      return {
        kind: 'step',
        title: words.steps.sent,
        changes: textIn(changes, 'receiver') === '' ? recipientsIn(changes) : receiverIn(changes),
      }
    case 'mail invoice':
      return { kind: 'milestone', title: words.steps.mailed, changes: recipientsIn(changes) }
    case 'credit invoice':
      return {
        kind: 'milestone',
        title: words.steps.credited(creditNoteIn(changes) ?? invoice.creditNote?.number ?? ''),
        changes: [],
      }
    case 'release invoiced month':
      return { kind: 'step', title: words.steps.monthReleased, changes: [] }
    case 'dispute invoice':
      return { kind: 'step', title: steps.disputed, changes: [] }
    case 'end dispute':
      return { kind: 'step', title: steps.disputeEnded, changes: [] }
    case 'send payment reminder':
      return {
        kind: 'step',
        title: steps.reminded(Number(afterOf(changes['reminderLevel']))),
        changes: recipientsIn(changes),
      }
    default:
      return toldOfPayment(action, changes) ?? toldOfPeppol(action, changes)
  }
}

function toldOfPayment(action: string, changes: Entry['changes']): Told | null {
  switch (action) {
    case 'book payment': {
      const isSurplus = afterOf(changes['surplus']) === true
      const received = isExtra(changes) ? steps.extra : isSurplus ? steps.surplus : steps.payment
      return milestone(inWords(afterOf(changes['paid']), received, steps.refund))
    }
    case 'undo payment':
      return { ...milestone(inWords(beforeOf(changes['paid']), steps.paymentUndone, steps.refundUndone)), kind: 'step' }
    case 'set off credit': {
      const toldWith = (told: (amount: string, number: string) => string) => (amount: string) =>
        told(amount, numberIn(changes))
      const received = isExtra(changes) ? steps.extra : toldWith(steps.paidWithCredit)
      return milestone(inWords(afterOf(changes['paid']), received, toldWith(steps.creditSetOff)))
    }
    case 'undo set-off':
      return { ...milestone(inWords(beforeOf(changes['paid']), steps.setOffUndone, steps.setOffUndone)), kind: 'step' }
    default:
      return null
  }
}

const isExtra = (changes: Entry['changes']): boolean => afterOf(changes['extra']) === true

const milestone = (title: string): Told => ({ kind: 'milestone', title, changes: [] })

type Sentence = (amount: string) => string

/**
 * The Dutch sentence about an amount of a payment. One sentence is for money that the company received, and one for
 * money that it paid.
 */
const inWords = (amount: unknown, received: Sentence, paidOut: Sentence): string =>
  Number(amount) < 0 ? paidOut(euros(-Number(amount))) : received(euros(amount))

function toldOfPeppol(action: string, changes: Entry['changes']): Told | null {
  switch (action) {
    case 'send peppol delivery':
      return { kind: 'milestone', title: peppol.sent(numberIn(changes)), changes: receiverIn(changes) }
    case 'complete peppol delivery':
      return { kind: 'milestone', title: peppol.delivered(numberIn(changes)), changes: [] }
    case 'accept peppol delivery':
      return { kind: 'milestone', title: peppol.accepted(numberIn(changes)), changes: [] }
    case 'query peppol delivery':
      return { kind: 'step', title: peppol.queried(numberIn(changes)), changes: reasonIn(changes) }
    case 'reject peppol delivery':
      return { kind: 'milestone', title: peppol.rejected(numberIn(changes)), changes: reasonIn(changes) }
    case 'fail peppol delivery':
      return { kind: 'step', title: peppol.failed(numberIn(changes)), changes: reasonIn(changes) }
    case 'lose peppol delivery':
      return { kind: 'step', title: peppol.unclear(numberIn(changes)), changes: reasonIn(changes) }
    case 'retry peppol delivery':
      return { kind: 'step', title: peppol.retried, changes: receiverIn(changes) }
    case 'confirm receipt':
      return { kind: 'milestone', title: peppol.received(numberIn(changes)), changes: reasonIn(changes) }
    case 'cancel peppol delivery':
      return { kind: 'step', title: peppol.cancelled, changes: [] }
    default:
      return null
  }
}

const beforeOf = (change: unknown): unknown => (Array.isArray(change) ? change[0] : undefined)
const afterOf = (change: unknown): unknown => (Array.isArray(change) ? change[1] : undefined)

/** Converts an amount to euros, because the history has the amounts of payments in cents. */
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

const textIn = (changes: Entry['changes'], field: string): string => {
  const value = afterOf(changes[field])
  return typeof value === 'string' ? value : ''
}
const numberIn = (changes: Entry['changes']): string => textIn(changes, 'number')
const told = (sentence: string): readonly Change[] => [{ field: sentence, before: null, after: '' }]
const receiverIn = (changes: Entry['changes']): readonly Change[] => told(words.to(textIn(changes, 'receiver')))
const reasonIn = (changes: Entry['changes']): readonly Change[] => {
  const reason = textIn(changes, 'reason')
  return reason === '' ? [] : told(reason)
}

const editedFields = (changes: Entry['changes']): readonly Change[] =>
  Object.entries(changes).flatMap(([field, change]) => {
    const name = words.fields[field]
    if (name === undefined || !Array.isArray(change)) return []
    const [before, after]: unknown[] = change
    return [{ field: name, ...writtenChange(field, before, after) }]
  })
