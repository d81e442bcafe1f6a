import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { IconLinkOff } from '../../ui/icons.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import classes from './calendarFeeds.module.css'
import type { CalendarFeed } from '@uurwerk/contract/planning/calendarFeeds'

const words = texts.calendarFeeds

type Props = {
  readonly label: string
  readonly feeds: readonly CalendarFeed[]
  /** Formats a time. It is a parameter, because employees and HR see different formats. */
  readonly format: (timestamp: string) => string
  readonly onRevoke: (feed: CalendarFeed) => unknown
}

export const CalendarFeedsTable = ({ label, feeds, format, onRevoke }: Props) => (
  <PlainTable
    label={label}
    rows={feeds}
    rowKey={({ id }) => id}
    columns={[
      {
        title: words.name,
        cell: ({ name, withCustomer }) => (
          <>
            <span className={classes.name}>{name}</span>
            {withCustomer && <span className={classes.detail}>{words.customerShown}</span>}
          </>
        ),
      },
      { title: words.created, spare: true, cell: ({ createdAt }) => format(createdAt) },
      {
        title: words.lastRead,
        cell: ({ lastReadAt }) => (lastReadAt === null ? words.neverRead : format(lastReadAt)),
      },
      {
        title: words.actions,
        align: 'right',
        cell: (feed) => (
          <AskFirstButton
            variant="subtle"
            size="compact-sm"
            label={words.revoke}
            aria-label={words.revokeOf(feed.name)}
            icon={IconLinkOff}
            question={words.revokeQuestion(feed.name)}
            danger
            onConfirm={() => onRevoke(feed)}
          >
            <p>{words.revokeEffect}</p>
          </AskFirstButton>
        ),
      },
    ]}
  />
)
