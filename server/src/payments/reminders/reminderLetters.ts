import { sentenceOf } from '@uurwerk/contract/problems'
import { eurosOf } from '@uurwerk/domain/money/cents'
import { refusalToWithdrawReminder } from '@uurwerk/domain/payments/reminders/refusalToWithdrawReminder'
import { addDays } from '@uurwerk/domain/time/day'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import type { CommandContext, QueryContext } from '../../app/context.ts'
import { FileAnswer } from '../../app/FileAnswer.ts'
import { assertAllowed, orNotFound, RefusalError } from '../../app/RefusalError.ts'
import { logosIn } from '../../company/logo/logoStore.ts'
import { renderPdf } from '../../platform/documents/rendering/renderDocument.ts'
import { listUnsettledOfCustomer } from '../booking/balanceStore.ts'
import { lockInvoices } from '../booking/paymentStore.ts'
import { remindersFor } from './dueReminders.ts'
import { reminderOfInvoice } from './reminderOfInvoice.ts'
import { deleteReminder, listLetters, listPapers, lockLetter } from './reminderLetterStore.ts'

const PDF = 'application/pdf'
const DAYS_SHOWN = 90

export async function reminderLetters({ db, today }: Pick<QueryContext, 'db' | 'today'>) {
  const letters = await listLetters(db, addDays(today, -DAYS_SHOWN))
  return {
    _embedded: {
      reminderLetterList: letters.map(({ on, total, followed, invoiceNrs, ...letter }) => {
        const refusal = refusalToWithdrawReminder(followed)
        return {
          ...letter,
          date: on,
          total: eurosOf(total),
          invoiceNrs: [...invoiceNrs],
          refusal: refusal && { code: refusal.code, message: sentenceOf(refusal) },
        }
      }),
    },
  }
}

/** Prints many reminder letters in one PDF, each on separate pages (rule payments-36). */
export async function printReminderLetters(
  { db, now }: Pick<QueryContext, 'db' | 'now'>,
  ids: readonly number[],
): Promise<FileAnswer<Buffer>> {
  const papers = await listPapers(db, ids)
  if (papers.length < ids.length) throw new RefusalError({ code: 'not_found' })
  const letters = papers.flatMap(({ letter }) => letter ?? [])
  if (letters.length < papers.length) throw new RefusalError({ code: 'invoice_documents_forgotten' })
  const content = await renderPdf('reminders', letters, { createdAt: papers[0]?.madeAt ?? now, logoOf: logosIn(db) })
  return new FileAnswer({ content, contentType: PDF, fileName: 'Herinneringen.pdf' })
}

/** The letter of the reminder that the customer of an invoice would get today. Nothing is stored. */
export async function previewReminderLetter(
  { db, now, today }: Pick<QueryContext, 'db' | 'now' | 'today'>,
  invoiceId: number,
): Promise<FileAnswer<Buffer>> {
  const reminders = await remindersFor(db, await listUnsettledOfCustomer(db, invoiceId, today), today)
  const { paper } = reminderOfInvoice(reminders, invoiceId)
  const content = await renderPdf('reminders', [paper], { createdAt: now, logoOf: logosIn(db) })
  return new FileAnswer({ content, contentType: PDF, fileName: `${paper.title}.pdf` })
}

/** Withdraws a reminder letter that was not sent, so that its invoices can be reminded again (rule payments-36). */
export async function withdrawReminderLetter(context: CommandContext, id: number): Promise<object> {
  const { tx } = context
  const found = await lockLetter(tx, id)
  orNotFound(found.invoices[0] ?? null)
  const ids = found.invoices.map(({ invoiceId }) => invoiceId)
  await lockInvoices(tx, ids)
  const { invoices, followed } = await lockLetter(tx, id)
  assertAllowed(refusalToWithdrawReminder(followed))
  await deleteReminder(tx, id)
  await recordCallerActs(
    context,
    invoices.map(({ invoiceId, level, personId }) => ({
      action: 'withdraw payment reminder' as const,
      entity: 'invoice' as const,
      entityId: invoiceId,
      personId,
      before: { reminderLevel: level },
    })),
  )
  return {}
}
