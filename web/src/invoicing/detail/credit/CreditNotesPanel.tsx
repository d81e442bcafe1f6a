import { downloadCreditNote, downloadCreditNoteUbl, releaseMonth } from '@uurwerk/contract/invoicing/invoiceCalls'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { useAction } from '../../../app/api/useAction.ts'
import { download } from '../../../app/api/request/download.ts'
import * as texts from '../../../texts/texts.ts'
import { AskFirstButton } from '../../../ui/buttons/AskFirstButton.tsx'
import { IconAction } from '../../../ui/buttons/IconAction.tsx'
import { IconCalendarRepeat, IconFileTypePdf, IconFileTypeXml } from '../../../ui/icons.ts'
import { Panel } from '../../../ui/page/Panel.tsx'
import { formatDay } from '../../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { invoiceWrites, type Invoice } from '../../queries.ts'
import detail from '../detail.module.css'
import classes from './credit.module.css'

const words = texts.invoicing.credit

type Props = { readonly invoice: Invoice }

/**
 * The credit notes of an invoice, the latest first. After a credit of the whole month, the month still counts as
 * invoiced until HR releases the month in this panel.
 */
export function CreditNotesPanel({ invoice }: Props) {
  const { id, creditNotes, creditedAmount, totalVATIncluded } = invoice
  if (creditNotes.length === 0) return null
  return (
    <Panel title={words.notes}>
      <ul className={classes.notes}>
        {creditNotes.map((note) => {
          const documents = { params: { id }, query: { creditNoteId: `${note.id}` } }
          return (
            <li key={note.id}>
              <span className={detail.address}>
                <strong>
                  {note.number} · {formatEuroNumber(note.totalVATIncluded)}
                </strong>
                <small>
                  {[
                    formatDay(note.date),
                    words.kindOf[note.kind],
                    note.mailed ? words.mailed : words.notMailed,
                    note.reason,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <IconAction
                label={words.pdfOf(note.number)}
                icon={IconFileTypePdf}
                refusal={note.actions.download}
                onClick={() => download(downloadCreditNote, documents)}
              />
              <IconAction
                label={words.ublOf(note.number)}
                icon={IconFileTypeXml}
                refusal={note.actions.downloadUbl}
                onClick={() => download(downloadCreditNoteUbl, documents)}
              />
            </li>
          )
        })}
      </ul>
      <p className={detail.hint}>
        {words.leftOfInvoice(formatEuroNumber(totalVATIncluded - creditedAmount), formatEuroNumber(totalVATIncluded))}
        {invoice.actions.releaseMonth === null && ` ${words.monthKept}`}
      </p>
      {invoice.actions.releaseMonth === null && <ReleaseMonthButton invoice={invoice} />}
    </Panel>
  )
}

function ReleaseMonthButton({ invoice: { id, yearMonth } }: Props) {
  const { mutateAsync } = useAction(releaseMonth, invoiceWrites)
  return (
    <div className={detail.ways}>
      <AskFirstButton
        label={words.reopenMonth}
        icon={IconCalendarRepeat}
        question={words.releaseQuestion(formatMonth(toYearMonth(yearMonth ?? '')))}
        onConfirm={() => mutateAsync({ params: { id } })}
      >
        {words.releaseEffect}
      </AskFirstButton>
    </div>
  )
}
