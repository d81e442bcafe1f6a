import type { VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { formatMonth, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { toYearMonth } from '@uurwerk/domain/time/yearMonth'
import { Fragment, type ReactNode } from 'react'
import * as texts from '../texts/texts.ts'
import { formatEuroNumber } from '../ui/format/formatEuroNumber.ts'
import { formatNumber } from '../ui/format/formatNumber.ts'
import { IconChevronRight } from '../ui/icons.ts'
import classes from './bill.module.css'
import { linesByOrder, type BillLine } from './linesByOrder.ts'
import type { FreeCost } from './queries.ts'
import { formatRate } from './formatVat.ts'
import { useDisclosure } from '@mantine/hooks'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { toDay } from '@uurwerk/domain/time/day'
import { formatDay } from '../ui/format/formatDay.ts'
import { formatHourNumber } from '../ui/format/formatHourNumber.ts'
import { formatUnitPriceNumber } from './formatUnitPriceNumber.ts'

type Props = {
  readonly lines: readonly BillLine[]
  readonly freeCosts: readonly FreeCost[]
  readonly yearMonth: string | null
  readonly vatRegime: VatRegime
}

/**
 * The lines of an invoice: first the lines of each order (a period with its hourly rate), then the free costs. The
 * server calculates the amounts.
 */
export function BillLines({ lines, freeCosts, yearMonth, vatRegime }: Props) {
  const words = texts.invoicing.detail
  const vat = formatRate(vatRegime)
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">{words.description}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.unitPrice}</th>
          <th scope="col">{words.vatShort}</th>
          <th scope="col">{words.amount}</th>
        </tr>
      </thead>
      <tbody>
        {linesByOrder(lines).map(({ orderId, baseRate, reference, lines: ofOrder }) => (
          <Fragment key={orderId}>
            <Group title={groupTitle(yearMonth, baseRate, reference)} />
            {ofOrder.map((line) => (
              <HoursRow key={`${line.orderId} ${line.description}`} line={line} vat={vat} />
            ))}
          </Fragment>
        ))}
        {freeCosts.length > 0 && <Group title={texts.invoicing.freeCosts} />}
        {freeCosts.map((cost) => (
          <BillRow
            key={cost.id}
            description={cost.description}
            quantity={`${formatNumber(cost.amount)} ${cost.units}`}
            unitPrice={formatEuroNumber(cost.cost)}
            vat={cost.vatRegime === null ? vat : formatRate(cost.vatRegime)}
            amount={formatEuroNumber(cost.total)}
          />
        ))}
        {lines.length + freeCosts.length === 0 && <Group title={words.noLines} />}
      </tbody>
    </table>
  )
}

const Group = ({ title }: { readonly title: string }) => (
  <tr className={classes.group}>
    <th scope="rowgroup" colSpan={5}>
      {title}
    </th>
  </tr>
)

function groupTitle(yearMonth: string | null, baseRate: number, reference: string): string {
  const { linesOf, lines } = texts.invoicing.detail
  const rate = formatEuroNumber(baseRate)
  const title = yearMonth === null ? lines(rate) : linesOf(formatMonth(toYearMonth(yearMonth)), rate)
  return reference === '' ? title : texts.invoicing.detail.withReference(title, reference)
}

type HoursRowProps = { readonly line: BillLine; readonly vat: string }

/** An invoice line of worked hours. The user can open the line to see which parts of which shifts it contains. */
function HoursRow({ line, vat }: HoursRowProps) {
  const [isUnfolded, { toggle }] = useDisclosure(false)
  const { description, shifts } = line
  const unitPrice = formatUnitPriceNumber(line.unitPrice)
  const hours = (quantity: number) => texts.invoicing.hours(formatHourNumber(quantity))
  return (
    <>
      <BillRow
        description={
          shifts === null ? (
            description
          ) : (
            <button
              type="button"
              className={classes.unfold}
              aria-expanded={isUnfolded}
              aria-label={texts.invoicing.preview.shiftsOf(description)}
              onClick={toggle}
            >
              <IconChevronRight size={14} stroke={1.75} aria-hidden />
              {description}
            </button>
          )
        }
        quantity={hours(line.quantity)}
        unitPrice={unitPrice}
        vat={vat}
        amount={formatEuroNumber(line.amount)}
      />
      {isUnfolded &&
        shifts?.map((shift, place) => (
          <BillRow
            key={`${place} ${shift.startDate}`}
            isPart
            description={<ShiftTimes {...shift} />}
            quantity={hours(hoursOf(seconds(shift.seconds)))}
            unitPrice={unitPrice}
          />
        ))}
    </>
  )
}

type Times = { readonly startDate: string; readonly start: string; readonly end: string }

const ShiftTimes = ({ startDate, start, end }: Times) => (
  <span className={classes.shiftTimes}>
    <span>
      <small>{shortWeekdayName(toDay(startDate))}</small> {formatDay(startDate)}
    </span>
    <span>{texts.invoicing.preview.fromTo(start, end)}</span>
  </span>
)

type BillRowProps = {
  readonly description: ReactNode
  readonly quantity: string
  readonly unitPrice: string
  readonly vat?: string
  /** The amount is absent for one shift of a line, because the server rounds only the whole line to cents. */
  readonly amount?: string
  /** True for a row that shows one shift of the invoice line above it. */
  readonly isPart?: boolean
}

/** One line of an invoice. On a narrow screen, quantity and price are below the description instead of in columns. */
const BillRow = ({ description, quantity, unitPrice, vat, amount, isPart }: BillRowProps) => (
  <tr data-part={isPart}>
    <td>
      {description}
      <span className={classes.narrow}>{texts.invoicing.detail.times(quantity, unitPrice)}</span>
    </td>
    <td>{quantity}</td>
    <td>{unitPrice}</td>
    <td>{vat}</td>
    <td>{amount}</td>
  </tr>
)
