import { isEnded } from '@uurwerk/domain/invoicing/peppol/deliveryState'
import { hasEnded, lastDeliveries, waitsForEnded } from '@uurwerk/domain/invoicing/peppol/lastDeliveries'
import { useAction } from '../../../app/api/useAction.ts'
import * as texts from '../../../texts/texts.ts'
import { AskFirstButton } from '../../../ui/buttons/AskFirstButton.tsx'
import { IconBan, IconMail, IconMailOpened, IconRefresh, IconSend } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { formatMoment } from '../../../ui/format/formatMoment.ts'
import { DeliveryBadge } from '../../DeliveryBadge.tsx'
import { invoiceWrites, type Invoice } from '../../queries.ts'
import classes from '../detail.module.css'
import { sendInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { cancelDelivery, confirmReceipt, ReceiptReason, retryDelivery } from '@uurwerk/contract/invoicing/peppol'
import { TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'

type Delivery = Invoice['delivery']['deliveries'][number]
type Props = { readonly invoice: Invoice }

const words = texts.invoicing.peppol

/** After a failed attempt, the panel has buttons for what HR can do next. */
export function PeppolPanel({ invoice }: Props) {
  const { deliveries } = invoice.delivery
  const params = { id: invoice.id }
  const { mutateAsync: retry } = useAction(retryDelivery, invoiceWrites)
  const { mutateAsync: cancel } = useAction(cancelDelivery, invoiceWrites)
  if (deliveries.length === 0) return <NotOnPeppol invoice={invoice} />
  const { actions } = invoice
  const ended = lastDeliveries(deliveries).filter(hasEnded)
  const asksFirst = actions.retryDelivery?.code === 'peppol_state' && actions.retryDelivery.state === 'unclear'
  return (
    <Panel title={words.title}>
      <ul className={classes.mails}>
        {deliveries.map((delivery) => (
          <LoggedDelivery
            key={delivery.id}
            delivery={delivery}
            waitsFor={waitsForEnded(deliveries, delivery)?.number}
          />
        ))}
      </ul>
      <div className={classes.ways}>
        {ended.length > 0 && (
          <AskFirstButton
            label={words.retry}
            icon={IconRefresh}
            refusal={asksFirst ? null : actions.retryDelivery}
            question={(asksFirst ? words.retryUnclearQuestion : words.retryQuestion)(ended.map(({ number }) => number))}
            onConfirm={() => retry({ params, body: asksFirst ? { confirmNotReceived: true } : {} })}
          >
            {asksFirst ? words.retryUnclear : words.retryEffect}
          </AskFirstButton>
        )}
        <ReceiptButton invoice={invoice} />
        {actions.cancelDelivery === null && (
          <AskFirstButton
            label={words.cancel}
            icon={IconBan}
            question={words.cancelQuestion}
            onConfirm={() => cancel({ params })}
          >
            {words.cancelEffect}
          </AskFirstButton>
        )}
        <OtherChannelButtons invoice={invoice} />
      </div>
    </Panel>
  )
}

/** The panel says how an invoice is sent without Peppol, and offers the other ways to send it. */
function NotOnPeppol({ invoice }: Props) {
  const { duty, planned, otherChannels } = invoice.delivery
  if (invoice.invoiceNr === null) return null
  const isByHand = invoice.actions.confirmReceipt === null
  if (!duty && !isByHand && otherChannels.length === 0) return null
  const hint = isByHand ? words.byHand : planned === 'peppol' ? words.planned : null
  return (
    <Panel title={words.title}>
      {hint !== null && <p className={classes.hint}>{hint}</p>}
      {duty && planned !== 'peppol' && <p className={classes.hint}>{words.duty}</p>}
      <div className={classes.ways}>
        <ReceiptButton invoice={invoice} />
        <OtherChannelButtons invoice={invoice} />
      </div>
    </Panel>
  )
}

type Logged = { readonly delivery: Delivery; readonly waitsFor: string | undefined }

const helpOf = ({ state, mailedAfterwards }: Delivery): string =>
  isEnded(state) && mailedAfterwards ? words.mailedAfterwards : words.help[state]

function LoggedDelivery({ delivery, waitsFor }: Logged) {
  const { number, receiver, state, detail, contradicted, requestedAt, events } = delivery
  const help = waitsFor === undefined ? helpOf(delivery) : words.waitsFor(waitsFor)
  return (
    <li>
      <div className={classes.mailHead}>
        <span>
          <strong>{number}</strong>{' '}
          <time className={classes.when} dateTime={requestedAt}>
            {formatMoment(requestedAt)}
          </time>
        </span>
        <span role="status">
          <DeliveryBadge state={state} />
        </span>
      </div>
      <p className={classes.change}>{texts.invoicing.history.to(receiver)}</p>
      {detail !== '' && <p className={classes.change}>{detail}</p>}
      {help !== '' && <p className={classes.hint}>{help}</p>}
      {contradicted && <p className={classes.hint}>{words.contradicted}</p>}
      <ol>
        {events.map((event) => (
          <li key={`${event.at} ${event.kind}`} className={classes.when}>
            {formatMoment(event.at)} · {words.events[event.kind] ?? event.kind}
          </li>
        ))}
      </ol>
    </li>
  )
}

/** The button with which HR says that the customer received the documents. A dialog asks how HR knows this. */
function ReceiptButton({ invoice }: Props) {
  const [asking, dialog] = useDisclosure()
  if (invoice.actions.confirmReceipt !== null) return null
  return (
    <>
      <ActionButton icon={IconMailOpened} onClick={dialog.open}>
        {words.received}
      </ActionButton>
      {asking && <ReceiptDialog invoice={invoice} onClose={dialog.close} />}
    </>
  )
}

function ReceiptDialog({ invoice, onClose }: Props & { readonly onClose: () => void }) {
  const { mutateAsync } = useAction(confirmReceipt, invoiceWrites)
  const form = useForm({
    initialValues: { reason: '' },
    validate: schemaResolver(ReceiptReason, { sync: true }),
  })
  return (
    <FormDialog
      title={words.receivedQuestion}
      subtitle={`${invoice.invoiceNr} · ${invoice.companyName}`}
      form={form}
      draft={{ name: `receipt ${invoice.id}` }}
      save={words.received}
      onSubmit={({ reason }) => mutateAsync({ params: { id: invoice.id }, body: { reason } })}
      onClose={onClose}
    >
      <p>{words.receivedEffect}</p>
      <TextInput
        mt="md"
        label={words.receivedReason}
        description={words.receivedHint}
        withAsterisk
        maxLength={255}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormDialog>
  )
}

const channelWords = texts.invoicing.peppol.channels

/** The buttons that send this one invoice in another way than the usual way of the customer. */
function OtherChannelButtons({ invoice: { id, invoiceNr, delivery, actions } }: Props) {
  const { mutateAsync: send } = useAction(sendInvoice, invoiceWrites)
  const refusals = { mail: actions.sendByMail, peppol: actions.sendOverPeppol }
  const channels = delivery.otherChannels.filter((channel) => refusals[channel]?.code !== 'peppol_under_way')
  return channels.map((channel) => (
    <AskFirstButton
      key={channel}
      label={channelWords.label[channel]}
      icon={channel === 'mail' ? IconMail : IconSend}
      refusal={refusals[channel]}
      question={channelWords.question[channel](invoiceNr ?? '')}
      onConfirm={() => send({ params: { id }, body: { channel } })}
    >
      {channel === 'mail' && delivery.duty && <p>{channelWords.duty}</p>}
      <p>{channelWords.once}</p>
    </AskFirstButton>
  ))
}
