import type { BodyOf } from '@uurwerk/contract/endpoint'
import type * as calls from '@uurwerk/contract/payments/invoicePayments'
import { cents } from '@uurwerk/domain/money/cents'
import { bookingsOf, creditOn } from '@uurwerk/domain/payments/customerCredit'
import { refusalToSetOff } from '@uurwerk/domain/payments/refusalToSetOff'
import { recordCallerActs } from '../../app/audit/recordAudit.ts'
import type { CommandContext } from '../../app/context.ts'
import { assertAllowed } from '../../app/RefusalError.ts'
import { invoicePayments, numberedInvoice } from './invoicePayments.ts'
import { moneyOfInvoice, moneyWithClaims } from './moneyOfInvoice.ts'
import { insertPayments, lockInvoices } from './paymentStore.ts'

type Input = BodyOf<typeof calls.setOffCredit> & { readonly id: number }

/** A credit on one invoice can pay another one, or its interest and compensation (rules payments-31, payments-38). */
export async function setOffCredit(context: CommandContext, { id, invoiceId, amount, extra }: Input) {
  const { tx, today, actor, now } = context
  await lockInvoices(tx, [id, invoiceId])
  const [from, to] = [await numberedInvoice(tx, { id, today }), await numberedInvoice(tx, { id: invoiceId, today })]
  const money = moneyOfInvoice(from, today)
  const facts = {
    from: { customerKey: from.customerKey, credit: creditOn(money) },
    to: { customerKey: to.customerKey, ...(await moneyWithClaims(tx, [to], today)).get(invoiceId)! },
  }
  assertAllowed(refusalToSetOff({ amount, isExtra: extra, ...facts }))
  const made = { by: actor.personId, now }
  const row = { kind: 'set_off', entryId: null, paidOn: today, reason: '' } as const
  const taken = bookingsOf(money, { ...row, invoiceId: id, amount: cents(-amount), isSurplus: true })
  const takenIds = await insertPayments(tx, taken, made)
  const given = taken.map((part, index) => ({
    ...row,
    invoiceId,
    amount: cents(-part.amount),
    isSurplus: false,
    isExtra: extra,
    movedFrom: takenIds[index]!,
  }))
  await insertPayments(tx, given, made)
  const act = { action: 'set off credit', entity: 'invoice' } as const
  await recordCallerActs(context, [
    { ...act, entityId: id, personId: from.personId, after: { paid: cents(-amount), number: to.number } },
    {
      ...act,
      entityId: invoiceId,
      personId: to.personId,
      after: { paid: amount, number: from.number, ...(extra && { extra }) },
    },
  ])
  return invoicePayments(tx, { id, today })
}
