import { invoice as oneInvoice } from '@uurwerk/contract/invoicing/invoiceCalls'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Link } from 'react-router'
import { ChangedNote } from '../../app/changes/ChangedNote.tsx'
import { useRecordOfOthers } from '../../app/changes/useRecordOfOthers.ts'
import { HistoryLink } from '../../app/HistoryLink.tsx'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { IconCircleCheck, IconPencil } from '../../ui/icons.ts'
import { Columns } from '../../ui/page/Columns.tsx'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import type { Crumb } from '../../ui/page/PageHead.tsx'
import { sentenceHere } from '../../ui/buttons/reasons/sentenceHere.ts'
import { useIdInAddress } from '../../ui/address/useIdInAddress.ts'
import { invoiceQuery } from '../queries.ts'
import type { Invoice } from '../queries.ts'
import { CreditNotesPanel } from './credit/CreditNotesPanel.tsx'
import { InvoiceActions } from './InvoiceActions.tsx'
import { InvoiceHistory } from './InvoiceHistory.tsx'
import { MailLog } from './mail/MailLog.tsx'
import { MailPanel } from './mail/MailPanel.tsx'
import { PeppolPanel } from './peppol/PeppolPanel.tsx'
import { pollMail } from './mail/pollMail.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import classes from './detail.module.css'
import { Card, Box, Skeleton, Badge } from '@mantine/core'
import { BillLines } from '../BillLines.tsx'
import { BillTotals } from '../BillTotals.tsx'
import { InvoiceParties } from './InvoiceParties.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'

const InvoiceSkeleton = () => (
  <Columns
    wideSide
    side={
      <Panel>
        <Skeleton height={88} />
      </Panel>
    }
  >
    <Card>
      <div className={classes.parties}>
        <Skeleton height={110} />
        <Skeleton height={110} />
        <Skeleton height={110} />
      </div>
      <Box p="md">
        <Skeleton height={320} />
      </Box>
    </Card>
  </Columns>
)

/** The part of an invoice page that is also on the document for the customer. */
const InvoiceBody = ({ invoice }: { readonly invoice: Invoice }) => (
  <Card component="section">
    <InvoiceParties invoice={invoice} />
    <BillLines
      lines={invoice.lines}
      freeCosts={invoice.freeCosts}
      yearMonth={invoice.yearMonth}
      vatRegime={invoice.vatRegime}
    />
    <BillTotals
      workedHours={invoice.contractId === null ? undefined : invoice.billDto.totalWorkedHours}
      vatExcluded={invoice.totalVATExcluded}
      vat={invoice.vatBreakdown}
      total={invoice.totalVATIncluded}
    />
  </Card>
)

const OF_SELLER = new Set<string>(['seller_incomplete', 'vat_seller_without_number'])

/** Why a concept invoice cannot get a number yet, or the warnings that HR must read before that. */
function BeforeFinishing({ invoice: { invoiceNr, actions, finishWarnings } }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.beforeFinishing
  const refusal = invoiceNr === null ? actions.finish : null
  if (refusal === null && finishWarnings.length === 0) return null
  return (
    <Panel title={words.title}>
      {refusal !== null && <p className={classes.hint}>{sentenceHere(refusal)}</p>}
      {refusal !== null && OF_SELLER.has(refusal.code) && (
        <p className={classes.hint}>
          <Link to={paths.adminSettings({ part: 'company' })}>{words.toCompany}</Link>
        </p>
      )}
      <Warnings warnings={finishWarnings} />
    </Panel>
  )
}

type Props = {
  /** Renders the panels that another module adds to the page, for example the payments. */
  readonly beside: (invoice: Invoice) => ReactNode
}

/** The page of one invoice. When the URL contains no invoice, the browser goes to the list of invoices. */
export function InvoicePage({ beside }: Props) {
  const id = useIdInAddress('invoice')
  return id === null ? (
    <Navigate to={paths.adminInvoices()} replace />
  ) : (
    <InvoiceById key={id} id={id} beside={beside} />
  )
}

function InvoiceById({ id, beside }: Props & { readonly id: number }) {
  const { data, error, refetch } = useQuery({
    ...invoiceQuery(id),
    refetchInterval: ({ state }) => pollMail(state.data),
  })
  const note = useRecordOfOthers({
    read: oneInvoice,
    queryKey: invoiceQuery(id).queryKey,
    isAbout: ({ invoiceId }) => invoiceId === null || invoiceId === id,
  })
  if (data !== undefined) {
    return (
      <>
        <ChangedNote note={note} />
        <LoadedInvoice invoice={data} beside={beside} />
      </>
    )
  }
  return (
    <>
      <PageHead title={texts.invoicing.detail.title} crumbs={crumbsOf(null)} />
      {error === null ? <InvoiceSkeleton /> : <LoadError error={error} onRetry={refetch} />}
    </>
  )
}

function LoadedInvoice({ invoice, beside }: Props & { readonly invoice: Invoice }) {
  const number = invoice.invoiceNr ?? texts.invoicing.concept
  return (
    <>
      <PageHead
        title={`${texts.invoicing.detail.title} ${number}`}
        crumbs={crumbsOf(invoice)}
        actions={
          <>
            <HistoryLink of={{ invoice: invoice.id }} />
            <InvoiceActions invoice={invoice} />
          </>
        }
      >
        <InvoiceState invoice={invoice} />
      </PageHead>
      <Columns
        wideSide
        side={
          <>
            <MailPanel invoice={invoice} />
            <BeforeFinishing invoice={invoice} />
            <PeppolPanel invoice={invoice} />
            <UblPanel invoice={invoice} />
            <CreditNotesPanel invoice={invoice} />
            {beside(invoice)}
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

function crumbsOf(invoice: Invoice | null): readonly Crumb[] {
  if (invoice === null) return [{ label: texts.invoicing.list.title, to: paths.adminInvoices() }]
  const month = toYearMonth(invoice.yearMonth ?? invoice.invoiceDate.slice(0, 7))
  return [{ label: texts.invoicing.list.title, to: paths.adminInvoices({ month }) }, { label: formatMonth(month) }]
}

/** The status of an invoice, AANGEMAAKT or VOLTOOID, followed by the status of the mail and the credit note. */
function InvoiceState({ invoice }: { readonly invoice: Invoice }) {
  const { status, creditNote, creditedAmount, totalVATIncluded } = invoice
  const { detail, statuses, credited, partlyCredited } = texts.invoicing
  if (status === 'CREATED') {
    return (
      <StatusBadge color="gray" icon={IconPencil}>
        {detail.created}
      </StatusBadge>
    )
  }
  return (
    <>
      <StatusBadge color="green" icon={IconCircleCheck}>
        {detail.finished}
      </StatusBadge>
      <Badge component="span" variant="default">
        {statuses[status]}
      </Badge>
      {creditNote !== null && status !== 'CREDIT_NOTED' && (
        <Badge component="span" variant="default">
          {creditedAmount < totalVATIncluded ? partlyCredited : credited}
        </Badge>
      )}
    </>
  )
}

const UBL_OF_SELLER = new Set<string | null>(['ubl_seller_number_invalid', 'ubl_seller_abroad'])
const OF_NUMBER = new Set<string | null>(['ubl_buyer_without_address', 'ubl_buyer_is_seller'])

/** Why an invoice has no electronic invoice (UBL file). A link leads to the screen where HR can change this. */
function UblPanel({ invoice }: { readonly invoice: Invoice }) {
  const words = texts.invoicing.ubl
  const { id, invoiceNr, ublMissing, ublMissingCode } = invoice
  if (ublMissing === null) return null
  return (
    <Panel title={words.title}>
      <p className={classes.hint}>{ublMissing}</p>
      {invoiceNr === null && (
        <p className={classes.hint}>
          {UBL_OF_SELLER.has(ublMissingCode) && (
            <Link to={paths.adminSettings({ part: 'company' })}>{words.toCompany}</Link>
          )}
          {OF_NUMBER.has(ublMissingCode) && (
            <Link to={paths.adminInvoiceDetail({ invoice: id, edit: 'open' })}>{words.toNumber}</Link>
          )}
        </p>
      )}
    </Panel>
  )
}
