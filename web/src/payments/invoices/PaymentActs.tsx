import { bookPayment, disputeInvoice, endDispute, writeOff } from '@uurwerk/contract/payments/invoicePayments'
import { IconAlertTriangle, IconCash, IconCircleCheck, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import type { InvoicePayments } from '../queries.ts'
import { BookPaymentDialog } from './BookPaymentDialog.tsx'
import { ReasonDialog } from './ReasonDialog.tsx'

const words = texts.payments.invoice

/** The actions on the open amount of an invoice. An action that is not possible shows the reason. */
export function PaymentActs({ payments }: { readonly payments: InvoicePayments }) {
  const { invoiceId: id, open, disputed, _links: links = {} } = payments
  const { mutateAsync: book } = useAction(bookPayment)
  const { mutateAsync: forgive } = useAction(writeOff)
  const { mutateAsync: dispute } = useAction(disputeInvoice)
  const { mutateAsync: settle } = useAction(endDispute)
  const [asked, ask] = useState<'book' | 'writeOff' | 'dispute' | null>(null)
  const close = () => ask(null)
  const nothingDue = open > 0 ? null : words.nothingDue
  return (
    <div className={classes.acts}>
      <ActionButton
        leftSection={<IconCash size={16} stroke={1.75} aria-hidden />}
        reason={nothingDue}
        onClick={() => ask('book')}
      >
        {words.book}
      </ActionButton>
      <ActionButton
        variant="subtle"
        leftSection={<IconEraser size={16} stroke={1.75} aria-hidden />}
        reason={nothingDue ?? ('writeoff' in links ? null : words.writeOffOnly)}
        onClick={() => ask('writeOff')}
      >
        {words.writeOff}
      </ActionButton>
      {disputed ? (
        <ActionButton
          variant="subtle"
          leftSection={<IconCircleCheck size={16} stroke={1.75} aria-hidden />}
          onClick={() => settle({ params: { id } })}
        >
          {words.endDispute}
        </ActionButton>
      ) : (
        <ActionButton
          variant="subtle"
          leftSection={<IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
          reason={nothingDue}
          onClick={() => ask('dispute')}
        >
          {words.dispute}
        </ActionButton>
      )}
      {asked === 'book' && (
        <BookPaymentDialog id={id} open={open} onClose={close} onBook={(body) => book({ params: { id }, body })} />
      )}
      {asked === 'writeOff' && (
        <ReasonDialog
          name={`write off ${id}`}
          title={words.writeOffTitle(writtenEuros(open))}
          confirm={words.writeOff}
          onClose={close}
          onConfirm={(reason) => forgive({ params: { id }, body: { reason } })}
        />
      )}
      {asked === 'dispute' && (
        <ReasonDialog
          name={`dispute ${id}`}
          title={words.disputeTitle}
          hint={words.disputeHint}
          confirm={words.dispute}
          onClose={close}
          onConfirm={(reason) => dispute({ params: { id }, body: { reason } })}
        />
      )}
    </div>
  )
}
