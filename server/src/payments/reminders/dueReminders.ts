import { sentenceOf } from '@uurwerk/contract/problems'
import { cents, eurosOf, NO_CENTS, sumCents, type Cents } from '@uurwerk/domain/money/cents'
import { invoiceBalance } from '@uurwerk/domain/payments/invoiceBalance'
import { nextReminder, type ReminderLevel } from '@uurwerk/domain/payments/nextReminder'
import { reminderClaims } from '@uurwerk/domain/payments/reminderClaims'
import type { Day } from '@uurwerk/domain/time/day'
import { readCompany } from '../../company/companyStore.ts'
import type { Database } from '../../platform/db/database.ts'
import type { RefusalOf } from '@uurwerk/contract/problems'
import type { QueryContext } from '../../app/context.ts'
import type { BalanceRow } from '../booking/balanceStore.ts'
import { listUnsettled } from '../booking/balanceStore.ts'
import { isConsumer } from './isConsumer.ts'
import { reminderLetter, type RemindedInvoice } from './reminderLetter.ts'
import { listInterestRates, readReminderSettings } from './reminderSettingsStore.ts'
import { listGivenReminders, listLetterFacts, type LetterFacts } from './reminderStore.ts'

type Invoices = readonly [RemindedInvoice, ...RemindedInvoice[]]

export type DueReminder = {
  readonly customerName: string
  readonly isConsumer: boolean
  readonly level: ReminderLevel
  readonly recipients: readonly string[]
  readonly invoices: Invoices
  readonly letter: { readonly subject: string; readonly body: string }
  readonly refusal: RefusalOf | null
}

/**
 * The payment reminders that can be sent today: one reminder for each customer, with the invoices that reached a next
 * step. The first reminders of a consumer have a letter of their own (rules payments-19 and payments-27).
 */
export async function dueReminders({ db, today }: Pick<QueryContext, 'db' | 'today'>) {
  const due = await remindersFor(db, await listUnsettled(db, today), today)
  return { _embedded: { reminderDtoList: due.map(reminderDto) } }
}

/** The payment reminders for a list of unpaid invoices. A disputed invoice has no reminder (rule payments-17). */
export async function remindersFor(db: Database, unsettled: readonly BalanceRow[], today: Day): Promise<DueReminder[]> {
  const ids = unsettled.map(({ id }) => id)
  const [given, facts, settings, rates, company] = [
    await listGivenReminders(db, ids),
    await listLetterFacts(db, ids),
    await readReminderSettings(db),
    await listInterestRates(db),
    await readCompany(db),
  ]
  const { firstDays, secondDays, thirdDays, consumerConditions } = settings
  const terms = [firstDays, secondDays, thirdDays] as const

  function remindedInvoice(row: BalanceRow): RemindedInvoice[] {
    const { open, daysLate } = invoiceBalance(row, today)
    const consumer = isConsumer(facts.get(row.id))
    const before = given.get(row.id) ?? []
    const isDisputed = row.disputed || row.refusedOnPeppol
    const level = nextReminder({ dueOn: row.dueOn, isConsumer: consumer, isDisputed, given: before, terms }, today)
    if (open <= 0 || level === null) return []
    const firstReminderOn = before.find((reminder) => reminder.level === 1)?.on ?? null
    const settlements = [...row.credits, ...row.payments]
    const late = { ...row, open, level, isConsumer: consumer, firstReminderOn, settlements }
    return [{ row, open, daysLate, level, ...reminderClaims(late, { rates, consumerConditions }, today) }]
  }

  function reminderOf(invoices: Invoices, credit: Cents): DueReminder {
    const newest = facts.get(invoices.at(-1)!.row.id)
    const level = invoices.reduce<ReminderLevel>((most, invoice) => (invoice.level > most ? invoice.level : most), 1)
    const consumer = isConsumer(newest)
    return {
      customerName: invoices[0].row.customerName,
      isConsumer: consumer,
      level,
      recipients: recipientsOf(newest),
      invoices,
      letter: reminderLetter({
        company,
        addressee: newest?.addressee ?? '',
        level,
        isConsumer: consumer,
        settings,
        credit,
        invoices,
      }),
      refusal: refusalToMail(newest),
    }
  }

  return [...Map.groupBy(unsettled, ({ customerKey }) => customerKey).values()].flatMap((rows) => {
    // The law wants a letter of its own for the first reminder of a consumer: free, and with a term of fourteen days.
    const letters = Map.groupBy(
      rows.flatMap(remindedInvoice),
      ({ row, level }) => isConsumer(facts.get(row.id)) && level === 1,
    )
    const credit = sumCents(rows.map((row) => cents(row.surplus + Math.max(-invoiceBalance(row, today).open, 0))))
    return [...letters.values()].flatMap(([first, ...others], index) =>
      first === undefined ? [] : [reminderOf([first, ...others], index === 0 ? credit : NO_CENTS)],
    )
  })
}

/** The e-mail addresses of the newest invoice, or its contact when the invoice has no addresses. */
function recipientsOf(facts: LetterFacts | undefined): readonly string[] {
  if (facts === undefined) return []
  if (facts.addresses.length > 0) return facts.addresses.map(({ emailAddress }) => emailAddress)
  return facts.contactMail === '' ? [] : [facts.contactMail]
}

function refusalToMail(facts: LetterFacts | undefined): RefusalOf | null {
  const addresses = (facts?.addresses ?? [])
    .filter(({ confirmed }) => !confirmed)
    .map(({ emailAddress }) => emailAddress)
  if (addresses.length > 0) {
    const refusal = { code: 'email_not_confirmed', addresses } as const
    return refusal
  }
  return recipientsOf(facts).length === 0 ? { code: 'no_mail_address' } : null
}

const reminderDto = (reminder: DueReminder) => ({
  invoiceId: reminder.invoices[0].row.id,
  customerName: reminder.customerName,
  consumer: reminder.isConsumer,
  level: reminder.level,
  recipients: [...reminder.recipients],
  total: eurosOf(sumCents(reminder.invoices.map(({ open }) => open))),
  invoices: reminder.invoices.map(({ row, open, daysLate, level, interest, fixed }) => ({
    invoiceId: row.id,
    invoiceNr: row.number,
    dueDate: row.dueOn,
    daysLate,
    open: eurosOf(open),
    level,
    interest: interest === null ? null : eurosOf(interest),
    fixed: eurosOf(fixed),
  })),
  letter: reminder.letter,
  refusal: reminder.refusal && { code: reminder.refusal.code, message: sentenceOf(reminder.refusal) },
})
