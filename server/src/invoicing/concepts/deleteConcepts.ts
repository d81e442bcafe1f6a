import type { deleteConcepts as endpoint } from '@uurwerk/contract/invoicing/concepts'
import { sentenceOf } from '@uurwerk/contract/problems'
import { refusalToDeleteInvoice } from '@uurwerk/domain/invoicing/steps/refusalToDeleteInvoice'
import type { AnswerOf, CommandContext } from '../../app/context.ts'
import { lockPeople } from '../../app/lockPersonStore.ts'
import { invoiceFactsOf } from '../invoiceFactsOf.ts'
import { lockInvoice } from '../invoiceLockStore.ts'
import { peopleOfInvoices } from './removedConceptStore.ts'
import { removeConcept } from './deleteInvoice.ts'

/**
 * Deletes many concepts. The answer lists the refused invoices, each with its reason, such as an invoice that a
 * colleague finished. The other concepts are deleted anyway (rule invoicing-97).
 */
export async function deleteConcepts(
  context: CommandContext,
  invoiceIds: readonly number[],
): Promise<AnswerOf<typeof endpoint>> {
  const { tx } = context
  const wanted = [...new Set(invoiceIds)].toSorted((a, b) => a - b)
  const owners = await peopleOfInvoices(tx, wanted)
  await lockPeople(tx, [...new Set([...owners.values()].filter((id) => id !== null))])
  const [settled, refused]: [number[], AnswerOf<typeof endpoint>['refused']] = [[], []]
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
