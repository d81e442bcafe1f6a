import { addOrder } from '@uurwerk/contract/contracts/contracts'
import { useAction } from '../../app/api/useAction.ts'
import { contractWrites } from '../../contracts/queries.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { formatDay } from '../../ui/format/formatDay.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { IconAlertTriangle, IconCalendarPlus } from '../../ui/icons.ts'
import classes from './preview.module.css'
import type { BilledTimesheet } from './billedTimesheet.ts'
import type { Preview, RateGap } from './previewQueries.ts'

type Extension = NonNullable<RateGap['extension']>

type Props = { readonly timesheet: BilledTimesheet; readonly preview: Preview }

/** The button adds an order for the days without a rate, with the rate of the last order (rule invoicing-7). */
export function RateGapAlert({ timesheet, preview: { rateGap, noRate } }: Props) {
  if (rateGap === null && noRate === null) return null
  return (
    <section className={classes.gap} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <div>
        <h2>{texts.invoicing.preview.noRate}</h2>
        {rateGap !== null && <p>{rateGap.message}</p>}
        {noRate !== null && <p>{noRate}</p>}
        {rateGap?.extension && <ExtendButton timesheet={timesheet} extension={rateGap.extension} />}
      </div>
    </section>
  )
}

/** The new order (a period with an hourly rate) gets the references of the order before it. */
function ExtendButton({ timesheet, extension }: Pick<Props, 'timesheet'> & { readonly extension: Extension }) {
  const words = texts.invoicing.preview
  const { orderId, baseHourlyRate, startDate, endDate } = extension
  const { contractId, orders } = timesheet
  const { mutateAsync } = useAction(addOrder, contractWrites)
  const { internalReference = '', externalReference = '' } = orders.find(({ id }) => id === orderId) ?? {}
  const body = { startDate, endDate, baseHourlyRate, internalReference, externalReference }
  return (
    <AskFirstButton
      label={words.extend}
      icon={IconCalendarPlus}
      question={words.extendQuestion}
      onConfirm={() => mutateAsync({ params: { contractId }, body })}
    >
      {words.extendEffect(formatEuroNumber(baseHourlyRate), formatDay(startDate), formatDay(endDate))}
    </AskFirstButton>
  )
}
