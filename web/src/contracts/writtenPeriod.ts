import * as texts from '../texts/texts.ts'
import { writtenDay } from '../ui/written/writtenDay.ts'

type Dates = { readonly startDate: string; readonly endDate: string | null }

/** Writes a period as '01-02-2026 Tot 31-12-2026' or '01-02-2026 (met onbepaalde duur)'. */
export const writtenPeriod = ({ startDate, endDate }: Dates): string =>
  endDate === null
    ? texts.contracts.openEnded(writtenDay(startDate))
    : texts.contracts.from(writtenDay(startDate), writtenDay(endDate))
