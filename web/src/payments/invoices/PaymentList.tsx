import { undoPayments } from '@uurwerk/contract/payments/bankEntries'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { IconAction } from '../../ui/buttons/IconAction.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from '../payments.module.css'
import type { InvoicePayments } from '../queries.ts'

type Payment = InvoicePayments['payments'][number]

const words = texts.payments.invoice

/** The list of the payments and the reminders of an invoice. A cancelled payment stays in the list. */
export function PaymentList({ payments: { payments, reminders, dispute } }: { readonly payments: InvoicePayments }) {
  const { mutateAsync: undo } = useAction(undoPayments)
  const [undoing, ask] = useState<Payment | null>(null)
  if (payments.length + reminders.length === 0 && dispute === null) return null
  return (
    <>
      <ul className={classes.payments} aria-label={words.list}>
        {dispute !== null && <li>{words.disputed(dispute.reason)}</li>}
        {reminders.map(({ level, date, mailStatus }) => (
          <li key={`reminder ${level}`}>
            <span>
              {words.reminded(texts.payments.reminders.levels[level] ?? '', writtenDay(date))}
              <small className={classes.small}>{words.mailStates[mailStatus]}</small>
            </span>
          </li>
        ))}
        {payments.map((payment) => (
          <li key={payment.id} data-undone={payment.undone || undefined}>
            <span>
              {writtenDay(payment.date)} · <strong>{writtenEuros(payment.amount)}</strong>
              <small className={classes.small}>{aboutPayment(payment)}</small>
            </span>
            {!payment.undone && (
              <IconAction
                label={words.undoOf[natureOf(payment)](writtenEuros(Math.abs(payment.amount)))}
                tooltip={words.undo}
                icon={IconArrowBackUp}
                onClick={() => ask(payment)}
              />
            )}
          </li>
        ))}
      </ul>
      {undoing !== null && (
        <ConfirmDialog
          opened
          onClose={() => ask(null)}
          question={words.undoQuestion[natureOf(undoing)](writtenEuros(Math.abs(undoing.amount)))}
          confirm={words.undo}
          icon={<IconArrowBackUp size={16} stroke={1.75} aria-hidden />}
          danger
          onConfirm={() => undo({ body: { paymentIds: [undoing.id] } })}
        >
          <p>{words.undoEffect[natureOf(undoing)]}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

function natureOf({ kind, amount }: Payment): 'payment' | 'refund' | 'setOff' {
  if (kind === 'set_off') return 'setOff'
  return amount < 0 ? 'refund' : 'payment'
}

const aboutPayment = ({ kind, surplus, extra, counterpartyName, setOffWith, reason, undone }: Payment): string =>
  [
    setOffWith === '' ? words.kinds[kind] : `${words.kinds[kind]} ${words.setOffWith(setOffWith)}`,
    counterpartyName,
    reason,
    surplus ? words.isSurplus : '',
    extra ? words.isExtra : '',
    undone ? words.undone : '',
  ]
    .filter((part) => part !== '')
    .join(' · ')
