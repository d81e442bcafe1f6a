import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithSlashes } from '@uurwerk/domain/time/formatDay'

/** '24/11/2026', or '23/11/2026 – 27/11/2026' for more than one day. */
export const writtenDays = ({ first, last = first }: { readonly first: Day; readonly last?: Day }): string =>
  first === last ? formatDayWithSlashes(first) : `${formatDayWithSlashes(first)} – ${formatDayWithSlashes(last)}`
