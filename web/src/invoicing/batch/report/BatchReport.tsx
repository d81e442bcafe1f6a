import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../../paths.ts'
import * as texts from '../../../texts/texts.ts'
import { IconAlertTriangle, IconCircleCheck, IconPlayerSkipForward } from '../../../ui/icons.ts'
import { Segments } from '../../../ui/switchers/Segments.tsx'
import { SwitchField } from '../../../ui/form/fields/SwitchField.tsx'
import { PlainTable } from '../../../ui/table/PlainTable.tsx'
import { formatEuroNumber } from '../../../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../../../ui/format/formatHourNumber.ts'
import { totalsOfRows } from '../../totalOf.ts'
import { formatRate } from '../../formatVat.ts'
import classes from '../batch.module.css'
import type { BatchInput } from '../keptBatch.ts'
import { beforeAndAfter, figuresOf, type BeforeAndAfter, type Figures } from './figures.ts'
import { outcomeOf, type Outcome } from './outcome.ts'
import type { JobResult } from '../queries.ts'
import { correctionLinkOf } from './correctionLinkOf.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { formatCount } from '@uurwerk/domain/money/formatCount'

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
  readonly input: BatchInput
  readonly yearMonth: YearMonth
}

const words = texts.batches
const PARTS = ['toDo', 'good'] as const
type Part = (typeof PARTS)[number]

/** The items for which HR must do something are first. The items that succeeded are below them. */
export function BatchReport({ results, input, yearMonth }: Props) {
  const parts: Readonly<Record<Part, readonly JobResult[]>> = {
    toDo: results.filter(({ code }) => code !== null),
    good: results.filter(({ code }) => code === null),
  }
  const [part, choose] = useState<Part>(parts.toDo.length > 0 ? 'toDo' : 'good')
  const customers = Map.groupBy(parts[part], ({ customerName }) => customerName)
  const [isGrouped, group] = useState(true)
  const groups = isGrouped
    ? [...customers].toSorted(([one], [other]) => one.localeCompare(other, 'nl'))
    : [[null, parts[part]] as const]
  const isBoth = PARTS.every((name) => parts[name].length > 0)
  return (
    <div className={classes.report}>
      <ReportFigures {...beforeAndAfter(results, input)} />
      <div className={classes.tools}>
        {isBoth && (
          <Segments
            label={words.partLabel}
            choices={PARTS}
            nameOf={(name) => words.part(words.parts[name], parts[name].length)}
            value={part}
            onChange={choose}
          />
        )}
        {customers.size > 1 && <SwitchField label={words.group} value={isGrouped} onChange={group} />}
      </div>
      <div className={classes.rows}>
        {groups.map(([customer, ofGroup]) => (
          <section key={customer}>
            {customer !== null && <GroupHead customer={customer} results={ofGroup} />}
            <ReportRows results={ofGroup} input={input} yearMonth={yearMonth} customer={customer} />
          </section>
        ))}
      </div>
    </div>
  )
}

type HeadProps = { readonly customer: string; readonly results: readonly JobResult[] }

function GroupHead({ customer, results }: HeadProps) {
  const { count, hours, amounts } = figuresOf(results)
  const totals = totalsOfRows(amounts)
  const figures = words.figures.ofGroup(count, formatHourNumber(hours))
  return (
    <p className={classes.groupHead}>
      <strong>{customer}</strong>{' '}
      <span>
        {amounts.length === 0 ? figures : words.figures.withAmounts(figures, totals.excluded, totals.included)}
      </span>
    </p>
  )
}

type RowsProps = Props & {
  /** The customer of all rows; null when the rows have different customers. */
  readonly customer: string | null
}

const ReportRows = ({ results, input, yearMonth, customer }: RowsProps) => (
  <PlainTable
    label={customer === null ? words.reportOf : words.figures.reportOf(customer)}
    rows={results}
    rowKey={(result) => `${result.contractId} ${result.invoiceId} ${result.customerName}`}
    columns={[
      { title: words.columns.person, cell: ({ username }) => username ?? texts.table.nothing },
      ...(customer === null
        ? [{ title: words.columns.customer, cell: ({ customerName }: JobResult) => customerName }]
        : []),
      { title: words.columns.invoice, cell: (result) => <InvoiceLink result={result} /> },
      {
        title: words.columns.vat,
        spare: true,
        cell: ({ vatRegime }) => (vatRegime === null ? texts.table.nothing : formatRate(vatRegime)),
      },
      {
        title: words.columns.hours,
        align: 'right',
        cell: ({ workedHours }) => (workedHours === null ? texts.table.nothing : formatHourNumber(workedHours)),
      },
      {
        title: words.columns.amount,
        align: 'right',
        cell: ({ totalVATIncluded }) =>
          totalVATIncluded === null ? texts.table.nothing : formatEuroNumber(totalVATIncluded),
      },
      {
        title: words.columns.result,
        spare: true,
        cell: (result) => <OutcomeBadge outcome={outcomeOf(result, input.act)} />,
      },
    ]}
    below={(result) => result.message !== null && <Why result={result} yearMonth={yearMonth} />}
  />
)

const InvoiceLink = ({ result: { invoiceId, invoiceNr } }: { readonly result: JobResult }) =>
  invoiceId === null ? (
    texts.table.nothing
  ) : (
    <Link to={paths.adminInvoiceDetail({ invoice: invoiceId })}>{invoiceNr ?? texts.invoicing.concept}</Link>
  )

function Why({ result, yearMonth }: { readonly result: JobResult; readonly yearMonth: YearMonth }) {
  const way = correctionLinkOf(result, yearMonth)
  return (
    <span className={classes.why}>
      {result.message}
      {way !== null && <Link to={way.to}>{way.label}</Link>}
    </span>
  )
}

const figureWords = texts.batches.figures

type Row = { readonly title: string; readonly valueOf: (figures: Figures) => string }

const ROWS: readonly Row[] = [
  { title: figureWords.count, valueOf: ({ count }) => formatCount(count) },
  { title: figureWords.hours, valueOf: ({ hours }) => formatHourNumber(hours) },
  { title: figureWords.excluded, valueOf: (figures) => euros(figures, 'excluded') },
  { title: figureWords.included, valueOf: (figures) => euros(figures, 'included') },
]

/** The table has only three columns, so that it fits on a phone. */
const ReportFigures = ({ before, after }: BeforeAndAfter) => (
  <PlainTable<Row>
    label={figureWords.label}
    rows={ROWS}
    rowKey={({ title }) => title}
    columns={[
      { title: figureWords.what, cell: ({ title }) => title },
      { title: figureWords.before, align: 'right', cell: ({ valueOf }) => valueOf(before) },
      { title: figureWords.after, align: 'right', cell: ({ valueOf }) => valueOf(after) },
    ]}
  />
)

function euros({ amounts }: Figures, kind: 'excluded' | 'included'): string {
  return amounts.length === 0 ? texts.table.nothing : totalsOfRows(amounts)[kind]
}
