import { isWaiting } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { cents } from '@uurwerk/domain/money/cents'
import { formatEuros } from '@uurwerk/domain/money/formatEuros'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import * as texts from '../../texts/texts.ts'
import type { Invoice } from '../queries.ts'
import { formatChange } from './edit/formatChange.ts'

type Change = { readonly field: string; readonly before: string | null; readonly after: string }

export type HistoryStep = {
  readonly at: string
  readonly by: string
  readonly title: string
  /** A milestone is an event that cannot be undone, for example that the invoice gets its number. */
  readonly kind: 'milestone' | 'step'
  readonly changes: readonly Change[]
}

type Entry = Invoice['history'][number]
type Changes = Entry['changes']
type Step = Omit<HistoryStep, 'at' | 'by'>

const words = texts.invoicing.history
const peppol = texts.invoicing.peppol.steps
const steps = texts.payments.invoice.steps

/** The events are audit entries (rule invoicing-121). An entry for which there is no Dutch text is left out. */
export const historySteps = (invoice: Invoice): readonly HistoryStep[] =>
  invoice.history.flatMap((entry) => {
    const found = STEPS[entry.action]?.(entry.changes, invoice)
    return found === undefined ? [] : [{ at: entry.at, by: entry.by ?? words.system, ...found }]
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

const step = (title: string, changes: readonly Change[] = []): Step => ({ kind: 'step', title, changes })
const milestone = (title: string, changes: readonly Change[] = []): Step => ({ kind: 'milestone', title, changes })

const STEPS: Readonly<Record<string, (changes: Changes, invoice: Invoice) => Step>> = {
  'confirm timesheet': () => step(words.steps.timesheetConfirmed),
  'approve timesheet': () => step(words.steps.timesheetApproved),
  'create invoice': (changes) => step(words.steps.created(monthIn(changes))),
  'edit invoice': (changes) => step(words.steps.edited, editedFields(changes)),
  'finish invoice': (_changes, { invoiceNr }) => milestone(words.steps.finished(invoiceNr ?? '')),
  'send invoice': (changes) =>
    step(words.steps.sent, textIn(changes, 'receiver') === '' ? recipientsIn(changes) : receiverIn(changes)),
  'mail invoice': (changes) => milestone(words.steps.mailed, recipientsIn(changes)),
  'credit invoice': (changes, { creditNote }) =>
    milestone(words.steps.credited(textIn(changes, 'creditNote') || (creditNote?.number ?? ''))),
  'release invoiced month': () => step(words.steps.monthReleased),
  'dispute invoice': () => step(steps.disputed),
  'end dispute': () => step(steps.disputeEnded),
  'send payment reminder': (changes) =>
    step(steps.reminded(Number(afterOf(changes['reminderLevel']))), recipientsIn(changes)),
  'book payment': (changes) => {
    const isSurplus = afterOf(changes['surplus']) === true
    const received = isExtra(changes) ? steps.extra : isSurplus ? steps.surplus : steps.payment
    return milestone(inWords(afterOf(changes['paid']), received, steps.refund))
  },
  'undo payment': (changes) => step(inWords(beforeOf(changes['paid']), steps.paymentUndone, steps.refundUndone)),
  'set off credit': (changes) => {
    const withNumber = (sentence: (amount: string, number: string) => string) => (amount: string) =>
      sentence(amount, numberIn(changes))
    const received = isExtra(changes) ? steps.extra : withNumber(steps.paidWithCredit)
    return milestone(inWords(afterOf(changes['paid']), received, withNumber(steps.creditSetOff)))
  },
  'undo set-off': (changes) => step(inWords(beforeOf(changes['paid']), steps.setOffUndone, steps.setOffUndone)),
  'send peppol delivery': (changes) => milestone(peppol.sent(numberIn(changes)), receiverIn(changes)),
  'complete peppol delivery': (changes) => milestone(peppol.delivered(numberIn(changes))),
  'accept peppol delivery': (changes) => milestone(peppol.accepted(numberIn(changes))),
  'query peppol delivery': (changes) => step(peppol.queried(numberIn(changes)), reasonIn(changes)),
  'reject peppol delivery': (changes) => milestone(peppol.rejected(numberIn(changes)), reasonIn(changes)),
  'fail peppol delivery': (changes) => step(peppol.failed(numberIn(changes)), reasonIn(changes)),
  'lose peppol delivery': (changes) => step(peppol.unclear(numberIn(changes)), reasonIn(changes)),
  'retry peppol delivery': (changes) => step(peppol.retried, receiverIn(changes)),
  'confirm receipt': (changes) => milestone(peppol.received(numberIn(changes)), reasonIn(changes)),
  'cancel peppol delivery': () => step(peppol.cancelled),
}

const isExtra = (changes: Changes): boolean => afterOf(changes['extra']) === true

type Sentence = (amount: string) => string

/** A positive amount was received by the company, and a negative amount was paid by the company. */
const inWords = (amount: unknown, received: Sentence, paidOut: Sentence): string =>
  Number(amount) < 0 ? paidOut(euros(-Number(amount))) : received(euros(amount))

const beforeOf = (change: unknown): unknown => (Array.isArray(change) ? change[0] : undefined)
const afterOf = (change: unknown): unknown => (Array.isArray(change) ? change[1] : undefined)

/** Writes an amount in cents as euros, because the history stores the amounts of payments in cents. */
const euros = (amount: unknown): string => formatEuros(cents(Number(amount)))

function monthIn(changes: Changes): string | null {
  const month = afterOf(changes['yearMonth'])
  return typeof month === 'string' && isYearMonth(month) ? formatMonth(month) : null
}

function recipientsIn(changes: Changes): readonly Change[] {
  const recipients = afterOf(changes['recipients'])
  return Array.isArray(recipients) ? sentenceOnly(words.to(recipients.join(', '))) : []
}

function textIn(changes: Changes, field: string): string {
  const value = afterOf(changes[field])
  return typeof value === 'string' ? value : ''
}
const numberIn = (changes: Changes): string => textIn(changes, 'number')
const sentenceOnly = (sentence: string): readonly Change[] => [{ field: sentence, before: null, after: '' }]
const receiverIn = (changes: Changes): readonly Change[] => sentenceOnly(words.to(textIn(changes, 'receiver')))
function reasonIn(changes: Changes): readonly Change[] {
  const reason = textIn(changes, 'reason')
  return reason === '' ? [] : sentenceOnly(reason)
}

const editedFields = (changes: Changes): readonly Change[] =>
  Object.entries(changes).flatMap(([field, change]) => {
    const name = words.fields[field]
    if (name === undefined || !Array.isArray(change)) return []
    const [before, after]: unknown[] = change
    return [{ field: name, ...formatChange(field, before, after) }]
  })
