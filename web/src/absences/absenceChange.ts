import type { Absence } from '@uurwerk/contract/absences/absences'
import type { AbsenceCategory } from '@uurwerk/domain/absences/absenceCategory'
import type { Day } from '@uurwerk/domain/time/day'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'

type AbsenceToRemove = Pick<Absence, 'id' | 'version' | 'date' | 'fullDay'>

/** A change that an employee makes to the absences of a month. */
export type AbsenceChange = { readonly yearMonth: YearMonth } & (
  | {
      readonly kind: 'book'
      readonly first: Day
      readonly last: Day
      readonly absenceCategory: AbsenceCategory
      readonly fullDay: boolean
    }
  | { readonly kind: 'remove'; readonly absence: AbsenceToRemove }
)
