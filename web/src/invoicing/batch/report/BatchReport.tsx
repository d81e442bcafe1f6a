import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { Segments } from '../../../ui/switchers/Segments.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { writtenEuros } from '../../../ui/written/writtenEuros.ts'
import { totalsOfRows } from '../../totalOf.ts'
import { writtenRate } from '../../writtenVat.ts'
import classes from '../batch.module.css'
import type { AskedBatch } from '../keptBatch.ts'
import { outcomeOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import type { JobResult } from '../queries.ts'
import { wayOutOf } from './wayOutOf.ts'
import { IconAlertTriangle, IconCircleCheck, IconPlayerSkipForward } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'

const BADGES = {
  good: { color: 'green', icon: IconCircleCheck },
  partly: { color: 'orange', icon: IconAlertTriangle },
  passedOver: { color: 'red', icon: IconPlayerSkipForward },
} as const satisfies Record<Outcome, object>

const OutcomeBadge = ({ outcome }: { readonly outcome: Outcome }) => (
  <StatusBadge {...BADGES[outcome]}>{texts.batches.results[outcome]}</StatusBadge>
)

type Props = {
  readonly results: readonly JobResult[]
  readonly act: AskedBatch['act']
  readonly yearMonth: YearMonth
}

const words = texts.batches
const PARTS = ['toDo', 'good'] as const
type Part = (typeof PARTS)[number]

/**
 * The report of a batch. The items for which HR must do something come first, and the items that succeeded come after
 * them.
 */
export function BatchReport({ results, act, yearMonth }: Props) {
  const parts: Readonly<Record<Part, readonly JobResult[]>> = {
    toDo: results.filter(({ code }) => code !== null),
    good: results.filter(({ code }) => code === null),
  }
  const [part, choose] = useState<Part>(parts.toDo.length > 0 ? 'toDo' : 'good')
  const billed = billedIn(parts[part])
  const totals = totalsOfRows(billed)
  const isBoth = PARTS.every((name) => parts[name].length > 0)
  return (
    <div className={classes.report}>
      {isBoth && (
        <Segments
          label={words.partLabel}
          choices={PARTS}
          nameOf={(name) => words.part(words.parts[name], parts[name].length)}
          value={part}
          onChange={choose}
        />
      )}
      <div className={classes.rows}>
        <PlainTable
          label={words.reportOf}
          rows={parts[part]}
          rowKey={(result) => `${result.contractId} ${result.invoiceId} ${result.customerName}`}
          columns={[
            { title: words.columns.person, cell: ({ username }) => username ?? texts.table.nothing },
            { title: words.columns.customer, cell: ({ customerName }) => customerName },
            { title: words.columns.invoice, cell: (result) => <InvoiceLink result={result} /> },
            {
              title: words.columns.vat,
              cell: ({ vatRegime }) => (vatRegime === null ? texts.table.nothing : writtenRate(vatRegime)),
            },
            {
              title: words.columns.amount,
              align: 'right',
              cell: ({ totalVATIncluded }) =>
                totalVATIncluded === null ? texts.table.nothing : writtenEuros(totalVATIncluded),
            },
            {
              title: words.columns.result,
              spare: true,
              cell: (result) => <OutcomeBadge outcome={outcomeOf(result, act)} />,
            },
          ]}
          below={(result) => result.message !== null && <Why result={result} yearMonth={yearMonth} />}
        />
      </div>
      {billed.length > 0 && (
        <p>
          <strong>{words.totals(totals.excluded, totals.included)}</strong>
        </p>
      )}
    </div>
  )
}

/** The total of the invoices in a batch. An invoice that is in the list twice is counted once. */
const billedIn = (results: readonly JobResult[]) =>
  [...new Map(results.map((result) => [result.invoiceId, result])).values()].flatMap(
    ({ totalVATExcluded, totalVATIncluded }) =>
      totalVATExcluded === null || totalVATIncluded === null ? [] : [{ totalVATExcluded, totalVATIncluded }],
  )

const InvoiceLink = ({ result: { invoiceId, invoiceNr } }: { readonly result: JobResult }) =>
  invoiceId === null ? (
    texts.table.nothing
  ) : (
    <Link to={paths.adminInvoiceDetail({ invoice: invoiceId })}>{invoiceNr ?? texts.invoicing.concept}</Link>
  )

function Why({ result, yearMonth }: { readonly result: JobResult; readonly yearMonth: YearMonth }) {
  const way = wayOutOf(result, yearMonth)
  return (
    <span className={classes.why}>
      {result.message}
      {way !== null && <Link to={way.to}>{way.label}</Link>}
    </span>
  )
}
