import * as texts from '../texts/texts.ts'
import { formatDay } from '../ui/format/formatDay.ts'

type Dates = { readonly startDate: string; readonly endDate: string | null }

/** Writes a period as '01-02-2026 Tot 31-12-2026' or '01-02-2026 (met onbepaalde duur)'. */
export const formatDates = ({ startDate, endDate }: Dates): string =>
  endDate === null
    ? texts.contracts.openEnded(formatDay(startDate))
    : texts.contracts.from(formatDay(startDate), formatDay(endDate))
