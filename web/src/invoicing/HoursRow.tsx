import { useDisclosure } from '@mantine/hooks'
import { hoursOf, seconds } from '@uurwerk/domain/money/seconds'
import { toDay } from '@uurwerk/domain/time/day'
import { shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { IconChevronRight } from '@tabler/icons-react'
import * as texts from '../texts/texts.ts'
import { writtenDay } from '../ui/written/writtenDay.ts'
import { writtenEuros } from '../ui/written/writtenEuros.ts'
import { writtenHours } from '../ui/written/writtenHours.ts'
import classes from './bill.module.css'
import { BillRow } from './BillRow.tsx'
import type { BillLine } from './linesByOrder.ts'
import { writtenUnitPrice } from './writtenUnitPrice.ts'

type Props = { readonly line: BillLine; readonly vat: string }

/** An invoice line of worked hours. The user can open the line to see the parts of the shifts that the line counts. */
export function HoursRow({ line, vat }: Props) {
  const [isUnfolded, { toggle }] = useDisclosure(false)
  const { description, shifts } = line
  const unitPrice = writtenUnitPrice(line.unitPrice)
  const hours = (quantity: number) => texts.invoicing.hours(writtenHours(quantity))
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
        amount={writtenEuros(line.amount)}
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
      <small>{shortWeekdayName(toDay(startDate))}</small> {writtenDay(startDate)}
    </span>
    <span>{texts.invoicing.preview.fromTo(start, end)}</span>
  </span>
)
