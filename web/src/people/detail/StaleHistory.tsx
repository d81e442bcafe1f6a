import { Person as PersonSchema } from '@uurwerk/contract/people'
import type { ApiProblem } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { StaleNotice } from '../../ui/form/StaleNotice.tsx'
import type { Person } from '../queries.ts'

type Props = {
  readonly problem: ApiProblem
  readonly label: string
  /** What stands there now. */
  readonly theirs: (current: Person) => string
  /** What one filled in. */
  readonly yours: string
  readonly onTake: (current: Person) => void
  readonly onKeep: (current: Person) => Promise<unknown>
}

/** Somebody else changed the person first: what the history is now, beside what one was about to make of it. */
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
