import { revokePersonCalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenMoment } from '../../ui/written/writtenMoment.ts'
import { CalendarFeedsTable } from './CalendarFeedsTable.tsx'
import { personCalendarFeedsQuery, type CalendarFeed } from './queries.ts'

const words = texts.calendarFeeds

/** The calendar feeds of one person. HR can revoke a feed, for example when its address became known. */
export function PersonCalendarFeedsSection({ personId }: { readonly personId: number }) {
  const { data, error, refetch } = useQuery(personCalendarFeedsQuery(personId))
  const { mutateAsync } = useAction(revokePersonCalendarFeed)
  const feeds = data?._embedded.calendarFeedDtoList

  async function revoke({ id, name }: CalendarFeed): Promise<void> {
    await mutateAsync({ params: { userId: personId, feedId: id } })
    showNote(words.revoked(name))
  }
  return (
    <Panel title={words.ofPerson}>
      {feeds?.length === 0 && <Hint>{words.noneOfPerson}</Hint>}
      {feeds !== undefined && feeds.length > 0 && (
        <CalendarFeedsTable label={words.ofPerson} feeds={feeds} written={writtenMoment} onRevoke={revoke} />
      )}
      {feeds === undefined && error === null && <Skeleton height={60} />}
      {feeds === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
    </Panel>
  )
}
