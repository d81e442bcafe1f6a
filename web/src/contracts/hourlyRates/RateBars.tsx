import { VisuallyHidden } from '@mantine/core'
import type { CSSProperties } from 'react'
import * as texts from '../../texts/texts.ts'
import { formatEuroNumber } from '../../ui/format/formatEuroNumber.ts'
import { formatHourNumber } from '../../ui/format/formatHourNumber.ts'
import classes from './hourlyRates.module.css'
import { rateBars, type RateBar } from './rateBars.ts'

const words = texts.hourlyRates

type Props = { readonly ratesPerDay: readonly (number | null)[]; readonly shading: CSSProperties }

/** The rates of a contract over the month: green bars with the rate, and red bars for days without a rate. */
export const RateBars = ({ ratesPerDay, shading }: Props) => (
  <span className={classes.track} style={shading}>
    {rateBars(ratesPerDay).map((bar) => (
      <Bar key={bar.first} bar={bar} />
    ))}
  </span>
)

function Bar({ bar }: { readonly bar: RateBar }) {
  const { rate, first, last, before } = bar
  const inWords = barInWords(bar)
  const isWide = last - first >= 4
  return (
    <span
      className={classes.bar}
      data-tip={inWords}
      data-rate={rate === null ? 'none' : 'some'}
      data-changed={(before !== null && before !== rate) || undefined}
      data-one-day={first === last || undefined}
      style={{ gridColumn: `${first} / ${last + 1}` }}
    >
      <span aria-hidden>{rate !== null ? formatHourNumber(rate) : isWide ? words.noRate : '×'}</span>
      {isWide && rate !== null && before !== null && before !== rate && (
        <small aria-hidden>{words.difference(formatHourNumber(Math.abs(rate - before)), rate > before)}</small>
      )}
      <VisuallyHidden>{inWords}. </VisuallyHidden>
    </span>
  )
}

/** A bar as a sentence, for the tooltip and for screen readers. */
function barInWords({ rate, first, last, before }: RateBar): string {
  const days = words.onDays(first, last)
  if (rate === null) return words.noRateOn(days)
  return before === null || before === rate
    ? words.rateOn(formatEuroNumber(rate), days)
    : words.changedOn(formatEuroNumber(rate), days, formatEuroNumber(before))
}
