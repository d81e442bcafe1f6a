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

type Asked = 'book' | 'writeOff' | 'dispute'

/** The actions on the open amount of an invoice. An action that is not possible shows the reason. */
export function PaymentActs({ payments }: { readonly payments: InvoicePayments }) {
  const { invoiceId: id, open, disputed, _links: links = {} } = payments
  const { mutateAsync: settle } = useAction(endDispute)
  const [asked, ask] = useState<Asked | null>(null)
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
      {asked !== null && <PaymentDialog payments={payments} asked={asked} onClose={() => ask(null)} />}
    </div>
  )
}

type DialogProps = { readonly payments: InvoicePayments; readonly asked: Asked; readonly onClose: () => void }

function PaymentDialog({ payments: { invoiceId: id, open }, asked, onClose }: DialogProps) {
  const { mutateAsync: book } = useAction(bookPayment)
  const { mutateAsync: forgive } = useAction(writeOff)
  const { mutateAsync: dispute } = useAction(disputeInvoice)
  switch (asked) {
    case 'book':
      return (
        <BookPaymentDialog id={id} open={open} onClose={onClose} onBook={(body) => book({ params: { id }, body })} />
      )
    case 'writeOff':
      return (
        <ReasonDialog
          name={`write off ${id}`}
          title={words.writeOffTitle(writtenEuros(open))}
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
  }
}
