import type { Day } from '@uurwerk/domain/time/day'
import { formatDayWithDashes, shortWeekdayName } from '@uurwerk/domain/time/formatDay'
import { absenceTitle } from '@uurwerk/domain/absences/absenceType'
import * as texts from '../../texts/texts.ts'
import { formatNumber } from '../../ui/format/formatNumber.ts'
import type { Period } from './teamRows.ts'

const words = texts.absenceOverview

const dayInWords = (day: Day): string => `${shortWeekdayName(day)} ${formatDayWithDashes(day)}`

type Span = { readonly start: Day; readonly end: Day | null }

/** The days of a period, such as 'ma 02-11-2026 t/m vr 06-11-2026'. */
export const spanInWords = ({ start, end }: Span): string =>
  end === null
    ? `${words.since(dayInWords(start))}, ${words.noEnd}`
    : start === end
      ? dayInWords(start)
      : words.span(dayInWords(start), dayInWords(end))

export const periodInWords = (period: Period): string =>
  words.bar(
    absenceTitle(period.category, period.fullDay),
    spanInWords(period),
    period.days === null ? null : formatNumber(period.days),
  )
