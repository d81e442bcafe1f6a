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
  readonly theirs: (current: Person) => string
  readonly yours: string
  readonly onTake: (current: Person) => void
  readonly onKeep: (current: Person) => Promise<unknown>
}

/** When another user saved first, shows the stored values next to the values that the user typed. */
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
