import { refusalToReleaseMonth } from '@uurwerk/domain/invoicing/credits/refusalToReleaseMonth'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { invoiceAnswer } from '../invoiceAnswer.ts'
import type { InvoiceAnswer } from '../invoiceDto.ts'
import { releaseFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { updateReleasedMonth } from './creditNoteStore.ts'

/** Allows HR to invoice a month again when credit notes have credited its whole invoice (rule invoicing-133). */
export async function releaseMonth(context: CommandContext, id: number): Promise<InvoiceAnswer> {
  const { tx, today } = context
  const row = await lockInvoice(tx, id)
  assertAllowed(refusalToReleaseMonth(releaseFactsOf(row)))
  await updateReleasedMonth(tx, id)
  await recordCallerAct(context, {
    action: 'release invoiced month',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    after: { yearMonth: row.yearMonth },
  })
  return invoiceAnswer(tx, { id, today })
}
