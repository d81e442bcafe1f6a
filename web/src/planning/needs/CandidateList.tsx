import { declineClaim, grantClaim, type Need } from '@uurwerk/contract/planning/needs'
import { Group, Skeleton } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Warnings } from '../../ui/page/Warnings.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import classes from './needs.module.css'
import { candidatesQuery } from './queries.ts'

const words = texts.needs

/** Who can work a need, who fits best first, with the decision about each claim (rules needs-10, needs-12). */
export function CandidateList({ need }: { readonly need: Need }) {
  const { data, error, refetch } = useQuery(candidatesQuery(need))
  const grant = useAction(grantClaim)
  const decline = useAction(declineClaim)
  const params = { needId: need.id }
  const people = data?._embedded.candidateDtoList
  if (people === undefined)
    return error === null ? <Skeleton height={120} /> : <LoadError error={error} onRetry={refetch} />
  if (people.length === 0) return <Hint>{words.nobody}</Hint>
  return (
    <ul className={classes.list}>
      {people.map(({ personId, name, claimId, message, warnings }) => (
        <li key={personId} className={classes.person}>
          <Group gap="xs" justify="space-between">
            <b>{name}</b>
            {claimId !== null && (
              <StatusBadge color="blue" icon={IconHandStop}>
                {words.claimed}
              </StatusBadge>
            )}
          </Group>
          {message !== null && <Hint>{message}</Hint>}
          {message === null && warnings.length > 0 && <Warnings warnings={warnings} />}
          {claimId !== null && (
            <Group gap="xs">
              <ActionButton
                variant="filled"
                aria-label={words.grantTo(name)}
                reason={message}
                onClick={async () => {
                  await grant.mutateAsync({ params, body: { claimId } })
                  showNote(words.granted(name))
                }}
              >
                {words.grant}
              </ActionButton>
              <ActionButton
                variant="default"
                aria-label={words.declineOf(name)}
                onClick={async () => {
                  await decline.mutateAsync({ params, body: { claimId } })
                  showNote(words.declined(name))
                }}
              >
                {words.decline}
              </ActionButton>
            </Group>
          )}
        </li>
      ))}
    </ul>
  )
}
