import { revokePersonCalendarFeed, type CalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadState } from '../../ui/page/load/LoadState.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { formatMoment } from '../../ui/format/formatMoment.ts'
import { CalendarFeedsTable } from './CalendarFeedsTable.tsx'
import { personCalendarFeedsQuery } from './queries.ts'

const words = texts.calendarFeeds

/** The calendar feeds of one person. HR can revoke a feed, for example when its URL became known. */
export function PersonCalendarFeedsSection({ personId }: { readonly personId: number }) {
  const load = useQuery(personCalendarFeedsQuery(personId))
  const { mutateAsync } = useAction(revokePersonCalendarFeed)
  const feeds = load.data?._embedded.calendarFeedDtoList

  async function revoke({ id, name }: CalendarFeed): Promise<void> {
    await mutateAsync({ params: { userId: personId, feedId: id } })
    showNote(words.revoked(name))
  }
  return (
    <Panel title={words.ofPerson}>
      {feeds?.length === 0 && <Hint>{words.noneOfPerson}</Hint>}
      {feeds !== undefined && feeds.length > 0 && (
        <CalendarFeedsTable label={words.ofPerson} feeds={feeds} format={formatMoment} onRevoke={revoke} />
      )}
      <LoadState load={load} height={60} />
    </Panel>
  )
}
