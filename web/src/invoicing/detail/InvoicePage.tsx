import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { HistoryLink } from '../../audit/HistoryLink.tsx'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import type { Crumb } from '../../ui/page/PageHead.tsx'
import { useIdInAddress } from '../../ui/useIdInAddress.ts'
import { invoiceQuery } from '../queries.ts'
import type { Invoice } from '../queries.ts'
import { BeforeFinishing } from './BeforeFinishing.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceBody } from './InvoiceBody.tsx'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { InvoiceSkeleton } from './InvoiceSkeleton.tsx'
import { InvoiceState } from './InvoiceState.tsx'
import { MailLog } from './MailLog.tsx'
import { MailPanel } from './MailPanel.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { pollMail } from './pollMail.ts'
import { UblPanel } from './UblPanel.tsx'
import { useInvoiceSteps } from './useInvoiceSteps.ts'

/** The page of one invoice. Without an invoice in the address, the browser goes to the list. */
export function InvoicePage() {
  const id = useIdInAddress('invoice')
  return id === null ? <Navigate to={paths.adminInvoices()} replace /> : <InvoiceById key={id} id={id} />
}

function InvoiceById({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery({
    ...invoiceQuery(id),
    refetchInterval: ({ state }) => pollMail(state.data),
  })
  if (data !== undefined) return <LoadedInvoice invoice={data} />
  return (
    <>
      <PageHead title={texts.invoicing.detail.title} crumbs={crumbsOf(null)} />
      {error === null ? <InvoiceSkeleton /> : <LoadError error={error} onRetry={refetch} />}
    </>
  )
}

function LoadedInvoice({ invoice }: { readonly invoice: Invoice }) {
  const steps = useInvoiceSteps(invoice)
  const number = invoice.invoiceNr ?? texts.invoicing.concept
  return (
    <>
      <PageHead
        title={`${texts.invoicing.detail.title} ${number}`}
        crumbs={crumbsOf(invoice)}
        actions={
          <>
            <HistoryLink of={{ invoice: invoice.id }} />
            <InvoiceActions invoice={invoice} steps={steps} />
          </>
        }
      >
        <InvoiceState invoice={invoice} />
      </PageHead>
      <Columns
        wideSide
        side={
          <>
            <MailPanel invoice={invoice} onConfirm={steps.confirmEmail} />
            <BeforeFinishing invoice={invoice} />
            <UblPanel invoice={invoice} />
            <PaymentPanel invoice={invoice} />
            <MailLog mails={invoice.mails} />
            <InvoiceHistory invoice={invoice} />
          </>
        }
      >
        <InvoiceBody invoice={invoice} />
      </Columns>
    </>
  )
}

/** The link back to the month whose list contains the invoice. */
function crumbsOf(invoice: Invoice | null): readonly Crumb[] {
  if (invoice === null) return [{ label: texts.invoicing.list.title, to: paths.adminInvoices() }]
  const month = toYearMonth(invoice.yearMonth ?? invoice.invoiceDate.slice(0, 7))
  return [{ label: texts.invoicing.list.title, to: paths.adminInvoices({ month }) }, { label: formatMonth(month) }]
}
