import { eachDay, type Day } from '@uurwerk/domain/time/day'
import type { CSSProperties } from 'react'

export type StripDays = {
  readonly shown: { readonly start: Day; readonly end: Day }
  readonly today: Day
  readonly isFree: (day: Day) => boolean
  readonly isHoliday: (day: Day) => boolean
}

/** The background of a row is one gradient. A separate element for each day would make the page five times as heavy. */
export function shadingOf({ shown, today, isFree, isHoliday }: StripDays): CSSProperties {
  const days = eachDay(shown.start, shown.end)
  const share = 100 / days.length
  const stripes = days.flatMap((day, place) => {
    const color = isHoliday(day) ? 'var(--u-holiday)' : isFree(day) ? 'var(--u-weekend)' : 'transparent'
    return [`${color} ${place * share}% ${(place + 1) * share}%`]
  })
  const place = days.indexOf(today)
  const now =
    place === -1
      ? []
      : [
          `linear-gradient(to right, transparent calc(${place * share}% ), var(--u-now) ${place * share}% calc(${place * share}% + 2px), transparent calc(${place * share}% + 2px))`,
        ]
  return {
    '--days': days.length,
    backgroundImage: [...now, `linear-gradient(to right, ${stripes.join(', ')})`].join(', '),
  } as CSSProperties
}
