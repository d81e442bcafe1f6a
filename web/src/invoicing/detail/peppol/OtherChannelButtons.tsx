import { IconMail, IconSend } from '@tabler/icons-react'
import * as texts from '../../../texts/texts.ts'
import { AskFirstButton } from '../../../ui/buttons/AskFirstButton.tsx'
import type { Invoice } from '../../queries.ts'
import type { InvoiceSteps } from '../useInvoiceSteps.ts'

const words = texts.invoicing.peppol.channels

type Props = { readonly invoice: Invoice; readonly steps: InvoiceSteps }

/** The buttons that send this invoice once by another channel than the customer's usual channel. */
export function OtherChannelButtons({ invoice: { invoiceNr, delivery, actions }, steps }: Props) {
  const refusals = { mail: actions.sendByMail, peppol: actions.sendOverPeppol }
  const channels = delivery.otherChannels.filter((channel) => refusals[channel]?.code !== 'peppol_under_way')
  return channels.map((channel) => (
    <AskFirstButton
      key={channel}
      label={words.label[channel]}
      icon={channel === 'mail' ? IconMail : IconSend}
      refusal={refusals[channel]}
      question={words.question[channel](invoiceNr ?? '')}
      onConfirm={() => steps.sendOnce(channel)}
    >
      {channel === 'mail' && delivery.duty && <p>{words.duty}</p>}
      <p>{words.once}</p>
    </AskFirstButton>
  ))
}
