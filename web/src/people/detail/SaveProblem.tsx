import { Person as PersonSchema } from '@uurwerk/contract/people/people'
import { isStale } from '../../app/api/apiProblem.ts'
import type { useAttempt } from '../../app/api/useAttempt.ts'
import * as texts from '../../texts/texts.ts'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { StaleNotice } from '../../ui/form/stale/StaleNotice.tsx'
import type { Person } from '../queries.ts'

type Props = {
  readonly problem: ReturnType<typeof useAttempt>['problem']
  readonly label: string
  /** Writes the values that the server has now. */
  readonly theirs: (current: Person) => string
  /** The values that the user entered. */
  readonly yours: string
  readonly onTake: (current: Person) => void
  readonly onKeep: (current: Person) => Promise<unknown>
}

/**
 * The reason why a save failed. When another user changed the person first, it shows the values of the server next to
 * the values that the user entered.
 */
export function SaveProblem({ problem, label, theirs, yours, onTake, onKeep }: Props) {
  if (!isStale(problem)) return <ProblemLine problem={problem} />
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
