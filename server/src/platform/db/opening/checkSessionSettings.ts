import type { ClientBase } from 'pg'
import { StartRefusal } from '../../startRefusal.ts'

/** The settings that a new connection must have. */
export type SessionSettings = { readonly statementTimeoutMs: number; readonly searchPath: string | null }

/** The error of a connection that does not keep its settings. The operator must correct the URL of the database. */
export class SessionSettingsLost extends StartRefusal {}

/**
 * A pooler such as PgBouncer can drop settings without a message. Without the search path, the server would read the
 * data of another company. Without the time limits, one slow statement would block others.
 */
export async function checkSessionSettings(
  client: ClientBase,
  { statementTimeoutMs, searchPath }: SessionSettings,
): Promise<void> {
  const { rows } = await client.query<{ kept: boolean }>(
    `select current_setting('timezone') = 'UTC'
      and current_setting('statement_timeout')::interval = make_interval(secs => $1)
      and ($2::text is null or current_setting('search_path') = $2) as kept`,
    [statementTimeoutMs / 1000, searchPath],
  )
  if (rows[0]?.kept !== true)
    throw new SessionSettingsLost(
      'De verbinding met de database houdt haar instellingen niet vast (session_settings_lost). Laat DATABASE_URL naar PostgreSQL zelf wijzen, zonder pooler die instellingen weglaat.',
    )
}
