import { endPersonSession, endPersonSessions } from '@uurwerk/contract/identity/sessions'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { IconLogout } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { personSessionsQuery, type Session } from './queries.ts'
import { SessionsTable } from './SessionsTable.tsx'

const words = texts.sessions

type Props = { readonly person: { readonly id: number; readonly firstName: string; readonly lastName: string } }

/** HR can end a session, for example when the person lost a phone or may no longer have access. */
export function PersonSessionsSection({ person }: Props) {
  const query = personSessionsQuery(person.id)
  const { data, error, refetch } = useQuery(query)
  const one = useAction(endPersonSession)
  const all = useAction(endPersonSessions)
  const rows = data?._embedded.sessionDtoList
  const name = `${person.firstName} ${person.lastName}`

  async function end({ id, device }: Session): Promise<void> {
    await one.mutateAsync({ params: { userId: person.id, sessionId: id } })
    showNote(words.ended(device))
  }
  async function endAll(): Promise<void> {
    await all.mutateAsync({ params: { userId: person.id } })
    showNote(words.endedAll(name))
  }
  return (
    <Panel
      title={words.ofPerson}
      aside={
        rows?.some(({ current }) => !current) && (
          <AskFirstButton
            label={words.endAll}
            icon={IconLogout}
            question={words.endAllQuestion(name)}
            onConfirm={endAll}
          >
            <p>{words.endAllEffect}</p>
          </AskFirstButton>
        )
      }
    >
      {rows?.length === 0 && <Hint>{words.noneOfPerson}</Hint>}
      {rows !== undefined && rows.length > 0 && (
        <SessionsTable narrow label={words.ofPerson} sessions={rows} format={formatMoment} onEnd={end} />
      )}
      <LoadState load={{ data: rows, error, refetch }} height={60} />
    </Panel>
  )
}
