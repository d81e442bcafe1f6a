import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import { eurosOf } from '@uurwerk/domain/money/cents'
import type { deleteConcepts as deleting, restoreConcepts as restoring } from '@uurwerk/contract/invoicing/concepts'
import { sentenceOf } from '@uurwerk/contract/problems'
import { recordCallerAct } from '../../app/audit/recordAudit.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { keepRows, restoreRows, takeRows } from '../../app/removals/removedRecordStore.ts'
import type { CommandContext, AnswerOf } from '../../app/context.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import type { InvoiceRow } from '../invoiceRow.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { deleteInvoiceRow } from '../invoiceStore.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { peopleOfInvoices, keepCustomersOfRemoved, listRemovedConcepts } from './removedConceptStore.ts'

export async function deleteInvoice(context: CommandContext, id: number): Promise<Record<never, never>> {
  const row = await lockInvoice(context.tx, id)
  assertAllowed(refusalToDeleteInvoice(invoiceFactsOf(row)))
  await removeConcept(context, row)
  return {}
}

/** Removes a concept invoice that the caller has locked. Its rows are kept for one day, so that HR can undo this. */
async function removeConcept(context: CommandContext, row: InvoiceRow): Promise<void> {
  const { tx, actor, now } = context
  const { id } = row
  await keepRows(tx, { entity: 'invoice', id, actorId: actor.personId, now })
  await deleteInvoiceRow(tx, id)
  const { contractId, yearMonth, customerName, includingVat } = row
  await recordCallerAct(context, {
    action: 'delete invoice',
    entity: 'invoice',
    entityId: id,
    personId: row.personId,
    before: { contractId, yearMonth, customerName, totalVATIncluded: eurosOf(includingVat) },
  })
}

/** Lists each refused invoice with the reason, and deletes the others anyway (rule invoicing-97). */
export async function deleteConcepts(
  context: CommandContext,
  invoiceIds: readonly number[],
): Promise<AnswerOf<typeof deleting>> {
  const { tx } = context
  const wanted = [...new Set(invoiceIds)].toSorted((a, b) => a - b)
  const owners = await peopleOfInvoices(tx, wanted)
  await lockPeople(tx, [...new Set([...owners.values()].filter((id) => id !== null))])
  const [settled, refused]: [number[], AnswerOf<typeof deleting>['refused']] = [[], []]
  for (const id of wanted.filter((each) => owners.has(each))) {
    const row = await lockInvoice(tx, id)
    const refusal = refusalToDeleteInvoice(invoiceFactsOf(row))
    if (refusal === null) {
      await removeConcept(context, row)
      settled.push(id)
    } else {
      const { customerName: companyName, employeeName } = row
      refused.push({ invoiceId: id, companyName, employeeName, message: sentenceOf(refusal) })
    }
  }
  return { settled, refused }
}

/**
 * Restores concept invoices with their ids and everything that HR typed. Refused when the month changed after the
 * deletion, because the lines would not match the shifts (rule invoicing-44).
 */
export async function restoreConcepts(
  context: CommandContext,
  invoiceIds: readonly number[],
): Promise<AnswerOf<typeof restoring>> {
  const { tx, actor, now } = context
  const input = { ids: invoiceIds, actorId: actor.personId }
  const people = new Set((await listRemovedConcepts(tx, input)).flatMap(({ personId }) => personId ?? []))
  await lockPeople(tx, [...people])
  await keepCustomersOfRemoved(tx, input)
  const [settled, refused]: [number[], AnswerOf<typeof restoring>['refused']] = [[], []]
  for (const { id, personId, companyName, employeeName, isOutdated } of await listRemovedConcepts(tx, input)) {
    const record = { entity: 'invoice', id } as const
    const rows = isOutdated ? null : await takeRows(tx, { ...record, actorId: actor.personId, now })
    if (rows === null) {
      const message = sentenceOf({ code: 'nothing_to_undo' })
      refused.push({ invoiceId: id, companyName, employeeName, message })
      continue
    }
    await restoreRows(tx, record, rows.kept)
    await recordCallerAct(context, { action: 'undo removal', entity: 'invoice', entityId: id, personId })
    settled.push(id)
  }
  return { settled, refused }
}
