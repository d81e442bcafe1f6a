import { VisuallyHidden } from '@mantine/core'
import { texts } from '../texts/texts.ts'
import { writtenHours } from '../ui/writtenHours.ts'
import classes from './hourlyRates.module.css'

type Props = { readonly rate: number | null; readonly weekend: boolean }

/** A green cell with the rate, or a red cross. The meaning never depends on the colour alone. */
export const RateCell = ({ rate, weekend }: Props) => (
  <span className={classes.rate} data-rate={rate === null ? 'none' : 'some'} data-weekend={weekend || undefined}>
    {rate === null ? (
      <>
        <span aria-hidden>×</span>
        <VisuallyHidden>{texts.hourlyRates.noRate}</VisuallyHidden>
      </>
    ) : (
      writtenHours(rate)
    )}
  </span>
)
