import { IconAlertTriangle, IconCalendarPlus } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { writtenDay } from '../../ui/written/writtenDay.ts'
import { writtenEuros } from '../../ui/written/writtenEuros.ts'
import classes from './preview.module.css'
import type { Preview, RateGap } from './previewQueries.ts'

type Extension = NonNullable<RateGap['extension']>

type Props = { readonly preview: Preview; readonly onExtend: (extension: Extension) => Promise<unknown> }

/**
 * Warns that the end of the month or a worked day has no hourly rate. The button adds a period with the rate that ended
 * last (rule invoicing-7).
 */
export function RateGapAlert({ preview: { rateGap, noRate }, onExtend }: Props) {
  if (rateGap === null && noRate === null) return null
  return (
    <section className={classes.gap} role="alert">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <div>
        <h2>{texts.invoicing.preview.noRate}</h2>
        {rateGap !== null && <p>{rateGap.message}</p>}
        {noRate !== null && <p>{noRate}</p>}
        {rateGap?.extension && <ExtendButton extension={rateGap.extension} onExtend={onExtend} />}
      </div>
    </section>
  )
}

function ExtendButton({ extension, onExtend }: Pick<Props, 'onExtend'> & { readonly extension: Extension }) {
  const words = texts.invoicing.preview
  const { baseHourlyRate, startDate, endDate } = extension
  return (
    <AskFirstButton
      label={words.extend}
      icon={IconCalendarPlus}
      question={words.extendQuestion}
      onConfirm={() => onExtend(extension)}
    >
      {words.extendEffect(writtenEuros(baseHourlyRate), writtenDay(startDate), writtenDay(endDate))}
    </AskFirstButton>
  )
}
