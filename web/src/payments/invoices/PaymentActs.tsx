import { endDispute, setOffCredit } from '@uurwerk/contract/payments/invoicePayments'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import {
  IconAlertTriangle,
  IconArrowsExchange,
  IconCash,
  IconCircleCheck,
  IconEraser,
  IconPercentage,
  IconReceiptRefund,
} from '../../ui/icons.ts'
import classes from '../payments.module.css'
import type { InvoicePayments } from '../queries.ts'
import { PaymentDialog, type PaymentAct } from './PaymentDialog.tsx'

const words = texts.payments.invoice

/** Credit is money that the customer paid too much. When an action is not possible, its button shows why. */
export function PaymentActs({ payments }: { readonly payments: InvoicePayments }) {
  const { invoiceId: id, actions } = payments
  const { mutateAsync: settle } = useAction(endDispute)
  const [toConfirm, ask] = useState<PaymentAct | null>(null)
  return (
    <div className={classes.acts}>
      <CreditActs payments={payments} onAsk={ask} />
      <ActionButton icon={IconCash} refusal={actions.book} onClick={() => ask('book')}>
        {words.book}
      </ActionButton>
      <ActionButton variant="subtle" icon={IconEraser} refusal={actions.writeOff} onClick={() => ask('writeOff')}>
        {words.writeOff}
      </ActionButton>
      {actions.endDispute === null ? (
        <ActionButton variant="subtle" icon={IconCircleCheck} onClick={() => settle({ params: { id } })}>
          {words.endDispute}
        </ActionButton>
      ) : (
        <ActionButton
          variant="subtle"
          icon={IconAlertTriangle}
          refusal={actions.dispute}
          onClick={() => ask('dispute')}
        >
          {words.dispute}
        </ActionButton>
      )}
      {toConfirm !== null && <PaymentDialog payments={payments} act={toConfirm} onClose={() => ask(null)} />}
    </div>
  )
}

type CreditProps = { readonly payments: InvoicePayments; readonly onAsk: (act: PaymentAct) => void }

/** Credit is money that the customer paid too much. Credits of the customer's other invoices are included. */
const CreditActs = ({ payments: { invoiceId: id, credit, claims, actions }, onAsk }: CreditProps) => (
  <>
    {actions.refund === null && (
      <>
        <ActionButton icon={IconReceiptRefund} onClick={() => onAsk('refund')}>
          {words.refund}
        </ActionButton>
        <ActionButton
          icon={IconArrowsExchange}
          reason={actions.setOff === null ? null : words.setOffNone}
          onClick={() => onAsk('setOff')}
        >
          {words.setOff}
        </ActionButton>
      </>
    )}
    {actions.bookExtra === null && <BookExtraButton id={id} amount={Math.min(credit, claims)} />}
    {actions.spendCredit === null && (
      <ActionButton icon={IconArrowsExchange} onClick={() => onAsk('spendCredit')}>
        {words.spendCredit}
      </ActionButton>
    )}
  </>
)

type ExtraProps = { readonly id: number; readonly amount: number }

/** Books a credit as interest and compensation, which the customer owes because the invoice was paid late. */
function BookExtraButton({ id, amount }: ExtraProps) {
  const { mutateAsync: setOff } = useAction(setOffCredit)
  return (
    <AskFirstButton
      label={words.bookExtra}
      icon={IconPercentage}
      question={words.bookExtraQuestion(formatEuroNumber(amount))}
      onConfirm={() => setOff({ params: { id }, body: { invoiceId: id, amount, extra: true } })}
    >
      <p>{words.bookExtraEffect}</p>
    </AskFirstButton>
  )
}
