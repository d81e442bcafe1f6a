import { holdsOn, type HeldQualification } from '../../people/qualifications/holdsOn.ts'
import type { Day } from '../../time/day.ts'
import type { Instant } from '../../time/instant.ts'
import type { NeedFacts } from './needState.ts'
import { refusalOfNeed, type NeedRefusal } from './refusalToClaim.ts'

export type RequiredQualification = { readonly id: number; readonly name: string }

export type QualificationRefusal = {
  readonly code: 'qualification_missing'
  readonly qualification: string
  readonly day: Day
}

type Input = {
  readonly now: Instant
  readonly day: Day
  readonly qualification: RequiredQualification | null
  readonly held: readonly HeldQualification[]
}

/** The qualification can end before HR decides, so the person must still hold it on the day (rule qualifications-5). */
export const refusalToGrant = (
  need: NeedFacts,
  { now, day, qualification, held }: Input,
): NeedRefusal | QualificationRefusal | null =>
  refusalOfNeed(need, now) ??
  (qualification === null || holdsOn(held, qualification.id, day)
    ? null
    : { code: 'qualification_missing', qualification: qualification.name, day })
