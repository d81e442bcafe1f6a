import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'

/** Writes one day as '24/11/2026', and several days as '23/11/2026 – 27/11/2026'. */
export const formatDays = ({ first, last = first }: { readonly first: Day; readonly last?: Day }): string =>
  first === last ? formatDayWithSlashes(first) : `${formatDayWithSlashes(first)} – ${formatDayWithSlashes(last)}`
