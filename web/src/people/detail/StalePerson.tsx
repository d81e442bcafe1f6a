import { Person as WholePerson } from '@uurwerk/contract/people'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import { changedPersonFields } from '../form/changedPersonFields.ts'
import { personFormOf } from '../form/personForm.ts'
import type { PersonForm } from '../form/personForm.ts'
import type { HrEmployers } from '../form/useHrEmployers.ts'
import type { Person } from '../queries.ts'

/** Who stands there now, where a save was stale. */
export const currentPersonOf = ({ current }: ApiProblem): Person | null => WholePerson.safeParse(current).data ?? null

type Props = {
  readonly problem: ApiProblem
  readonly yours: PersonForm
  readonly employers: NonNullable<HrEmployers>
  readonly onTake: (current: Person) => void
  readonly onKeep: (current: Person) => Promise<unknown>
}

export function StalePerson({ problem, yours, employers, onTake, onKeep }: Props) {
  const current = currentPersonOf(problem)
  if (current === null) return null
  const theirs = personFormOf(current)
  // The percentage is not this form's: a change of it is no difference between the two.
  const { partTimePercentage } = theirs
  return (
    <StaleNotice
      title={texts.people.detail.staleTitle(problem.changedBy)}
      fields={changedPersonFields(theirs, { ...yours, partTimePercentage }, employers)}
      onTake={() => onTake(current)}
      onKeep={() => onKeep(current)}
    />
  )
}
