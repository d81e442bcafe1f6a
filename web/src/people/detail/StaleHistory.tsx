import { Person as PersonSchema } from '@uurwerk/contract/people/people'
import type { ApiProblem } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { Person } from '../queries.ts'

type Props = {
  readonly problem: ApiProblem
  readonly label: string
  /** Writes the values that the server has now. */
  readonly theirs: (current: Person) => string
  /** The values that the user entered. */
  readonly yours: string
  readonly onTake: (current: Person) => void
  readonly onKeep: (current: Person) => Promise<unknown>
}

/**
 * The message when another user changed the person first. It shows the values of the server next to the values that the
 * user entered.
 */
export function StaleHistory({ problem, label, theirs, yours, onTake, onKeep }: Props) {
  const current = PersonSchema.safeParse(problem.current).data
  if (current === undefined) return <ProblemLine problem={problem} />
  return (
    <StaleNotice
      title={texts.people.historyStale(problem.changedBy)}
      fields={[{ label, theirs: theirs(current), yours }]}
      onTake={() => onTake(current)}
      onKeep={() => onKeep(current)}
    />
  )
}
