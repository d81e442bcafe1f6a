import { endDispute } from '@uurwerk/contract/payments/invoicePayments'
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconCash,
  IconCircleCheck,
  IconEraser,
  IconReceiptRefund,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from '../payments.module.css'
import type { InvoicePayments } from '../queries.ts'
import { PaymentDialog, type PaymentAct } from './PaymentDialog.tsx'

const words = texts.payments.invoice

/** The actions on the open amount and on the credit of an invoice. An action that is not possible shows the reason. */
export function PaymentActs({ payments }: { readonly payments: InvoicePayments }) {
  const { invoiceId: id, open, disputed, _links: links = {} } = payments
  const { mutateAsync: settle } = useAction(endDispute)
  const [asked, ask] = useState<PaymentAct | null>(null)
  const nothingDue = open > 0 ? null : words.nothingDue
  return (
    <div className={classes.acts}>
      <CreditActs payments={payments} onAsk={ask} />
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
      {asked !== null && <PaymentDialog payments={payments} act={asked} onClose={() => ask(null)} />}
    </div>
  )
}

type CreditProps = { readonly payments: InvoicePayments; readonly onAsk: (act: PaymentAct) => void }

/** The actions on the credit of an invoice, and on the credit of the other invoices of its customer. */
const CreditActs = ({ payments: { open, credit, otherOpen, otherCredits }, onAsk }: CreditProps) => (
  <>
    {credit > 0 && (
      <>
        <ActionButton
          leftSection={<IconReceiptRefund size={16} stroke={1.75} aria-hidden />}
          onClick={() => onAsk('refund')}
        >
          {words.refund}
        </ActionButton>
        <ActionButton
          leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
          reason={otherOpen.length > 0 ? null : words.setOffNone}
          onClick={() => onAsk('setOff')}
        >
          {words.setOff}
        </ActionButton>
      </>
    )}
    {open > 0 && otherCredits.length > 0 && (
      <ActionButton
        leftSection={<IconArrowsExchange size={16} stroke={1.75} aria-hidden />}
        onClick={() => onAsk('spendCredit')}
      >
        {words.spendCredit}
      </ActionButton>
    )}
  </>
)
