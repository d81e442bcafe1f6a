import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { IconDeviceDesktop, IconLogout } from '../../ui/icons.ts'
import { PlainTable } from '../../ui/table/PlainTable.tsx'
import { isVague } from './isVague.ts'
import type { Session } from './queries.ts'
import classes from './sessions.module.css'

const words = texts.sessions

type Props = {
  readonly label: string
  readonly sessions: readonly Session[]
  /** Writes a time as text. Employees and HR see different formats. */
  readonly format: (timestamp: string) => string
  readonly onEnd: (session: Session) => unknown
  /** True in a narrow section. The table then leaves out the column with the start of the session. */
  readonly narrow?: boolean
}

/** The user's current session is marked and has no button; the user ends it by signing out. */
export const SessionsTable = ({ label, sessions, format, onEnd, narrow = false }: Props) => (
  <PlainTable
    label={label}
    rows={sessions}
    rowKey={({ id }) => id}
    columns={[
      {
        title: words.device,
        cell: (session) => (
          <>
            <span className={classes.device}>{session.device}</span>
            {isVague(session, sessions) && <span className={classes.times}>{timesOf(session, format)}</span>}
          </>
        ),
      },
      ...(narrow ? [] : [sinceColumn(format)]),
      { title: words.lastUsed, cell: ({ lastUsedAt }) => <Moment>{format(lastUsedAt)}</Moment> },
      {
        title: words.actions,
        align: 'right',
        cell: (session) =>
          session.current ? (
            <StatusBadge color="green" icon={IconDeviceDesktop}>
              {words.here}
            </StatusBadge>
          ) : (
            <ActionButton
              variant="subtle"
              size="compact-sm"
              icon={IconLogout}
              aria-label={words.endOf(
                isVague(session, sessions) ? `${session.device}, ${timesOf(session, format)},` : session.device,
              )}
              onClick={() => onEnd(session)}
            >
              {words.end}
            </ActionButton>
          ),
      },
    ]}
  />
)

const timesOf = ({ createdAt, lastUsedAt }: Session, format: Props['format']): string =>
  words.times(format(createdAt), format(lastUsedAt))

const sinceColumn = (format: Props['format']) => ({
  title: words.since,
  spare: true as const,
  cell: ({ createdAt }: Session) => <Moment>{format(createdAt)}</Moment>,
})

const Moment = ({ children }: { readonly children: string }) => <span className={classes.moment}>{children}</span>
