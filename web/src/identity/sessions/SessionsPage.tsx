import { endOtherSessions, endSession } from '@uurwerk/contract/identity/sessions'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { IconLogout } from '../../ui/icons.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMomentWithSlashes } from '../../ui/format/formatMoment.ts'
import { sessionsQuery, type Session } from './queries.ts'
import classes from './sessions.module.css'
import { SessionsTable } from './SessionsTable.tsx'

const words = texts.sessions

export function SessionsPage() {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const one = useAction(endSession)
  const others = useAction(endOtherSessions)
  const rows = data?._embedded.sessionDtoList
  const elsewhere = rows?.filter(({ current }) => !current).length ?? 0

  async function end({ id, device }: Session): Promise<void> {
    await one.mutateAsync({ params: { id } })
    showNote(words.ended(device))
  }
  async function endOthers(): Promise<void> {
    await others.mutateAsync({})
    showNote(words.endedOthers)
  }
  return (
    <>
      <PageHead
        title={words.title}
        actions={
          <AskFirstButton
            label={words.endOthers}
            icon={IconLogout}
            question={words.endOthersQuestion}
            reason={rows !== undefined && elsewhere === 0 ? words.noOthers : null}
            onConfirm={endOthers}
          >
            <p>{words.endOthersEffect(elsewhere)}</p>
          </AskFirstButton>
        }
      />
      <div className={classes.root}>
        <Panel>
          <div className={classes.explained}>
            <Hint>{words.explained}</Hint>
          </div>
          {rows !== undefined && (
            <SessionsTable label={words.title} sessions={rows} format={formatMomentWithSlashes} onEnd={end} />
          )}
          <LoadState load={{ data: rows, error, refetch }} height={90} />
        </Panel>
      </div>
    </>
  )
}
