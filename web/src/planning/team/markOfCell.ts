import type { TeamPlanning } from '@uurwerk/contract/planning/teamPlanning'
import type { AvailabilityMark } from '@uurwerk/domain/planning/availability/availability'
import * as texts from '../../texts/texts.ts'

/** The availability of a person on a day. Only HR sees it (rule availability-4). */
export type TeamMark = { readonly mark: AvailabilityMark; readonly words: string }

export function markOf([, , mark, start, end, isLate]: TeamPlanning['availability'][number]): TeamMark {
  const written = texts.availability.written(mark, start === null || end === null ? null : { start, end })
  return { mark, words: isLate ? `${written}, ${texts.availability.late}` : written }
}
