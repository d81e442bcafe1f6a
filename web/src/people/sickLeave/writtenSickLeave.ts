import * as texts from '../../texts/texts.ts'
import { writtenDay } from '../../ui/written/writtenDay.ts'

type Dates = { readonly startDate: string | null; readonly endDate: string | null }

/** Writes a prolonged sickness as '16-10-2026 – nog niet bekend'. */
export const writtenSickLeave = ({ startDate, endDate }: Dates): string =>
  `${startDate === null ? texts.table.nothing : writtenDay(startDate)} – ${
    endDate === null ? texts.people.sickLeave.open : writtenDay(endDate)
  }`
