import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { QueuedAct } from '../outbox/queuedAct.ts'

export type KeptRead = {
  /**
   * The identification of the answer: the version of the storage format, the path of the read and its path parameters.
   */
  readonly key: string
  readonly personId: number
  /** The month of the answer, such as '2026-11'; null for an answer without a month. */
  readonly yearMonth: string | null
  readonly readAt: number
  /** The number of days that the company allows to keep the answer. A change that waits to be sent has no such limit. */
  readonly days: number
  /** The answer without health data, as JSON. */
  readonly answer: string
}

interface Schema extends DBSchema {
  reads: { key: string; value: KeptRead }
  outbox: { key: number; value: QueuedAct }
}

let opened: Promise<IDBPDatabase<Schema> | null> | null = null

/** The database of the app in this browser. Null when the browser has no database, or refuses to open it. */
export const browserDatabase = (): Promise<IDBPDatabase<Schema> | null> => (opened ??= open())

async function open(): Promise<IDBPDatabase<Schema> | null> {
  if (!('indexedDB' in globalThis)) return null
  try {
    return await openDB<Schema>('uurwerk', 1, {
      upgrade(database) {
        database.createObjectStore('reads', { keyPath: 'key' })
        database.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true })
      },
      // The browser closed the connection, for example because the user deleted the data of the site. The database is
      // opened again when this tab needs it.
      terminated() {
        opened = null
      },
    })
  } catch {
    return null
  }
}
