import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../platform/db/database.ts'
import type { Tx } from '../platform/db/transaction.ts'
import { RefusalError } from '../app/RefusalError.ts'
import type { Services } from '../app/services.ts'
import { failRun, finishRun, insertRun, updateRun, type NewRun, type Progress } from './importRunStore.ts'

const STORED_EVERY_MS = 250
/**
 * The maximum number of milliseconds that an import waits until its progress is stored. Storing the progress needs a
 * second database connection. The last free connection can belong to a call that waits for the end of this import, so
 * without a maximum both would wait forever.
 */
const STORED_WITHIN_MS = 500
/**
 * The number of milliseconds after which an import stores its progress again, also while one SQL statement takes long.
 * An import that has stored no progress for some time counts as ended.
 */
const BEAT_MS = 4000

type Kept = Pick<Services, 'db' | 'log'>

/** The progress of one import, stored outside its transaction, so that other tabs can read it (rule import-34). */
export class ImportRun {
  readonly #db: Database
  readonly #log: Services['log']
  readonly #id: number
  readonly #beat: NodeJS.Timeout
  #progress: Progress = { phase: 'waiting', done: 0, total: 0 }
  #storedAt = performance.now()
  #storing: Promise<void> | null = null
  #isCancelled = false

  private constructor({ db, log }: Kept, id: number) {
    this.#db = db
    this.#log = log
    this.#id = id
    this.#beat = setInterval(() => void this.#store(), BEAT_MS)
  }

  static async start(services: Kept, run: NewRun): Promise<ImportRun> {
    return new ImportRun(services, await insertRun(services.db, run))
  }

  /** Stores the progress from time to time. Throws a refusal when HR has cancelled the import (rule import-35). */
  async report(progress: Progress): Promise<void> {
    const isNewPhase = progress.phase !== this.#progress.phase
    this.#progress = progress
    if (!isNewPhase && performance.now() - this.#storedAt < STORED_EVERY_MS) return
    this.#storedAt = performance.now()
    await Promise.race([this.#store(), pause(STORED_WITHIN_MS, undefined, { ref: false })])
    if (this.#isCancelled) throw new RefusalError({ code: 'import_cancelled' })
  }

  /** Ignores a failure, because the next report stores the progress again. */
  #store(): Promise<void> {
    this.#storing ??= updateRun(this.#db, this.#id, this.#progress)
      .then((isCancelled) => {
        this.#isCancelled = isCancelled
      })
      .catch(() => {})
      .finally(() => {
        this.#storing = null
      })
    return this.#storing
  }

  /** Marks an import as done in the transaction that stores its records. A later cancellation is refused. */
  async finish(tx: Tx, made: number): Promise<void> {
    clearInterval(this.#beat)
    if (!(await finishRun(tx, this.#id, made))) throw new RefusalError({ code: 'import_cancelled' })
  }

  /**
   * Ends a failed import, and returns the error to throw. When HR has cancelled the import, this error is the refusal
   * that says so. With the original error, such as a conflict in the database, the server would run the cancelled
   * import again.
   */
  async fail(error: unknown): Promise<unknown> {
    clearInterval(this.#beat)
    try {
      const isCancelled = await failRun(this.#db, this.#id)
      return isCancelled ? new RefusalError({ code: 'import_cancelled' }) : error
    } catch (notStored) {
      // The user must read why the import failed, also when the end of the import cannot be stored.
      this.#log?.warn({ err: notStored }, 'the end of an import was not stored')
      return error
    }
  }
}
