import { addDays, isDay, type Day } from '@uurwerk/domain/time/day'
import { today } from '../../../app/clock/now.ts'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import { withValues } from '../../../ui/address/withValues.ts'

type Shown = { readonly from: Day; readonly to: Day }

/** The day in the URL, or else today when the shown week contains it, or else the first day of that week. */
export function usePhoneDay({ from, to }: Shown) {
  const [query, setQuery] = useQueryInAddress()
  const text = query.get('day') ?? ''
  const isShown = (day: Day) => from <= day && day <= to
  const day = isDay(text) && isShown(text) ? text : isShown(today()) ? today() : from
  const choose = (next: Day) =>
    setQuery((current) => withValues(current, { day: next, ...(!isShown(next) && { from: next, free: '' }) }), {
      replace: true,
      preventScrollReset: true,
    })
  return { day, choose, step: (by: 1 | -1) => choose(addDays(day, by)) }
}
