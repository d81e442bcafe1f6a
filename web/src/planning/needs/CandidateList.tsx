import { declineClaim, grantClaim } from '@uurwerk/contract/planning/openShifts/needs'
import { Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconCalendarPlus, IconHandStop, IconHeart } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from '../shiftLists.module.css'
import { candidatesQuery, type ShiftInput } from './queries.ts'

const words = texts.needs

type Props = {
  readonly shift: ShiftInput
  /** The id of the open shift; null when there is no open shift. */
  readonly needId: number | null
  /** Plans the shift for a person who has not claimed it. Without this function, the list only shows people. */
  readonly onPlan?: (contractId: number) => void
}

/** The most suitable person comes first. HR accepts or refuses the claim of a person (rules needs-10, needs-12). */
export function CandidateList({ shift, needId, onPlan }: Props) {
  const load = useQuery(candidatesQuery(shift))
  const people = load.data?._embedded.candidateDtoList
  if (people === undefined) return <LoadState load={load} height={120} />
  if (people.length === 0) return <Hint>{words.nobody}</Hint>
  return (
    <ul className={classes.list}>
      {people.map(({ personId, contractId, name, claimId, message, warnings, preferred }) => (
        <li key={personId} className={classes.person}>
          <Group gap="xs" justify="space-between">
            <b>{name}</b>
            {preferred && (
              <StatusBadge color="green" icon={IconHeart}>
                {texts.availability.preferredBadge}
              </StatusBadge>
            )}
            {claimId !== null && (
              <StatusBadge color="blue" icon={IconHandStop}>
                {words.claimed}
              </StatusBadge>
            )}
          </Group>
          {message !== null && <Hint>{message}</Hint>}
          {message === null && warnings.length > 0 && <Warnings warnings={warnings} />}
          {claimId === null && message === null && onPlan !== undefined && (
            <ActionButton icon={IconCalendarPlus} aria-label={words.planFor(name)} onClick={() => onPlan(contractId)}>
              {words.plan}
            </ActionButton>
          )}
          {claimId !== null && needId !== null && (
            <Decision needId={needId} claimId={claimId} name={name} message={message} />
          )}
        </li>
      ))}
    </ul>
  )
}

type DecisionProps = {
  readonly needId: number
  readonly claimId: number
  readonly name: string
  /** The reason why the person cannot work the shift; null when the person can work it. */
  readonly message: string | null
}

function Decision({ needId, claimId, name, message }: DecisionProps) {
  const { mutateAsync: grant } = useAction(grantClaim, { onSuccess: () => showNote(words.granted(name)) })
  const { mutateAsync: decline } = useAction(declineClaim, { onSuccess: () => showNote(words.declined(name)) })
  const decision = { params: { needId }, body: { claimId } }
  return (
    <Group gap="xs">
      <ActionButton variant="filled" aria-label={words.grantTo(name)} reason={message} onClick={() => grant(decision)}>
        {words.grant}
      </ActionButton>
      <ActionButton aria-label={words.declineOf(name)} onClick={() => decline(decision)}>
        {words.decline}
      </ActionButton>
    </Group>
  )
}
