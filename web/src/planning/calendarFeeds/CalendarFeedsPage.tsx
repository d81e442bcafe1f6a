import { refusalToMakeFeed } from '@uurwerk/domain/planning/calendarFeeds/refusalToMakeFeed'
import { revokeCalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { writtenMomentWithSlashes } from '../../ui/written/writtenMoment.ts'
import classes from './calendarFeeds.module.css'
import { CalendarFeedsTable } from './CalendarFeedsTable.tsx'
import { NewCalendarFeedForm } from './NewCalendarFeedForm.tsx'
import { calendarFeedsQuery, type CalendarFeed } from './queries.ts'

const words = texts.calendarFeeds

/** The page with the user's secret addresses for a calendar program, and the form that makes an address. */
export function CalendarFeedsPage() {
  const { data, error, refetch } = useQuery(calendarFeedsQuery)
  const { mutateAsync } = useAction(revokeCalendarFeed)
  const feeds = data?._embedded.calendarFeedDtoList

  async function revoke({ id, name }: CalendarFeed): Promise<void> {
    await mutateAsync({ params: { id } })
    showNote(words.revoked(name))
  }
  return (
    <>
      <PageHead title={words.title} />
      <div className={classes.root}>
        <Panel>
          <div className={classes.explained}>
            <p>{words.explained}</p>
            <Hint>{words.private}</Hint>
          </div>
          {feeds !== undefined && feeds.length > 0 && (
            <CalendarFeedsTable
              label={words.title}
              feeds={feeds}
              written={writtenMomentWithSlashes}
              onRevoke={revoke}
            />
          )}
          {feeds === undefined && error === null && <Skeleton height={90} />}
          {feeds === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
          {feeds !== undefined && <NewCalendarFeedForm refusal={refusalToMakeFeed(feeds.length)} />}
        </Panel>
      </div>
    </>
  )
}
