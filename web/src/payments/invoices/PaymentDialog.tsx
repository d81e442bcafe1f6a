import {
  bookPayment,
  disputeInvoice,
  refundCredit,
  setOffCredit,
  writeOff,
} from '@uurwerk/contract/payments/invoicePayments'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import type { InvoicePayments } from '../queries.ts'
import { BookPaymentDialog } from './BookPaymentDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'
import { SetOffDialog } from './SetOffDialog.tsx'

export type PaymentAct = 'book' | 'refund' | 'setOff' | 'spendCredit' | 'writeOff' | 'dispute'

type Props = { readonly payments: InvoicePayments; readonly act: PaymentAct; readonly onClose: () => void }

const words = texts.payments.invoice

export const PaymentDialog = (props: Props) =>
  props.act === 'setOff' || props.act === 'spendCredit' ? <CreditDialog {...props} /> : <MoneyDialog {...props} />

function MoneyDialog({ payments: { invoiceId: id, open, credit }, act, onClose }: Props) {
  const { mutateAsync: book } = useAction(bookPayment)
  const { mutateAsync: refund } = useAction(refundCredit)
  const { mutateAsync: forgive } = useAction(writeOff)
  const { mutateAsync: dispute } = useAction(disputeInvoice)
  switch (act) {
    case 'refund':
      return (
        <BookPaymentDialog
          name={`refund ${id}`}
          title={words.refundTitle}
          hint={words.refundHint}
          confirm={words.refund}
          proposed={credit}
          onClose={onClose}
          onBook={(body) => refund({ params: { id }, body })}
        />
      )
    case 'writeOff':
      return (
        <ReasonDialog
          name={`write off ${id}`}
          title={words.writeOffTitle(formatEuroNumber(open))}
          confirm={words.writeOff}
          onClose={onClose}
          onConfirm={(reason) => forgive({ params: { id }, body: { reason } })}
        />
      )
    case 'dispute':
      return (
        <ReasonDialog
          name={`dispute ${id}`}
          title={words.disputeTitle}
          hint={words.disputeHint}
          confirm={words.dispute}
          onClose={onClose}
          onConfirm={(reason) => dispute({ params: { id }, body: { reason } })}
        />
      )
    default:
      return (
        <BookPaymentDialog
          name={`payment ${id}`}
          title={words.bookTitle}
          hint={words.bookHint}
          confirm={words.book}
          proposed={open}
          onClose={onClose}
          onBook={(body) => book({ params: { id }, body })}
        />
      )
  }
}

function CreditDialog({ payments: { invoiceId: id, open, credit, otherOpen, otherCredits }, act, onClose }: Props) {
  const { mutateAsync: setOff } = useAction(setOffCredit)
  return act === 'setOff' ? (
    <SetOffDialog
      name={`set off ${id}`}
      title={words.setOffTitle}
      hint={words.setOffHint}
      label={words.setOffTo}
      others={otherOpen}
      most={credit}
      onClose={onClose}
      onSetOff={(invoiceId, amount) => setOff({ params: { id }, body: { invoiceId, amount } })}
    />
  ) : (
    <SetOffDialog
      name={`spend credit ${id}`}
      title={words.setOffTitle}
      hint={words.spendCreditHint}
      label={words.spendCreditFrom}
      others={otherCredits}
      most={open}
      onClose={onClose}
      onSetOff={(from, amount) => setOff({ params: { id: from }, body: { invoiceId: id, amount } })}
    />
  )
}
