import type { Logger } from 'pino'
import { StartRefusal } from './startRefusal.ts'

export type Running = {
  /** Reports that the process runs, once it can be stopped. */
  announce(): void
  /** Resolves when a part has ended without which the process cannot continue, such as the database. */
  readonly broken: Promise<string>
  /** `handOver`: other processes may exist, and get time to take over. */
  stop(how: { readonly handOver: boolean }): Promise<void>
}

/** One Ctrl-C arrives twice: from the terminal and from the starting program. */
const SAME_SIGNAL_MS = 1000
/** Long enough to hand over and to finish the slowest request that is not an export. */
const STOP_WITHIN_MS = 30_000

/** Starts, runs until a signal arrives, and stops cleanly. A second signal stops it at once. */
export async function runUntilStopped(start: () => Promise<Running>, log: Logger): Promise<void> {
  const running = await start().catch(refuseStart)
  let stoppingSince: number | null = null

  async function stop(exitCode: number, handOver = false): Promise<void> {
    if (stoppingSince !== null && performance.now() - stoppingSince < SAME_SIGNAL_MS) return
    if (stoppingSince !== null) process.exit(1)
    stoppingSince = performance.now()
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
    await running.stop({ handOver }).catch((error: unknown) => log.error({ err: error }, 'did not stop cleanly'))
    process.exit(exitCode)
  }

  process.on('SIGINT', () => void stop(0))
  // A supervisor sends SIGTERM after it has started a new process. A person at the terminal sends SIGINT.
  process.on('SIGTERM', () => void stop(0, true))
  process.on('SIGHUP', () => void stop(0))
  // The parent process has ended, so nobody could stop this process any more.
  process.on('disconnect', () => void stop(0))
  if (process.channel && !process.connected) void stop(0)
  running.announce()
  void running.broken.then((what) => {
    if (stoppingSince !== null) return
    log.fatal(what)
    void stop(1)
  })
}

function refuseStart(error: unknown): never {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exit(1)
}
