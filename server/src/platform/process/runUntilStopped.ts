import type { Logger } from 'pino'
import { StartRefusal } from '../startRefusal.ts'

export type Running = {
  /** Prints that the process is running. The caller calls this function when a signal can stop the process. */
  announce(): void
  /** Resolves when a necessary part has ended, such as the database. */
  readonly broken: Promise<string>
  /** Stops the process. With `handOver`, other processes get time to take over the work of this process. */
  stop(how: { readonly handOver: boolean }): Promise<void>
}

/**
 * Two signals within this number of milliseconds count as one, because one Ctrl-C sends two: one from the terminal, one
 * from the program that started this process.
 */
const SAME_SIGNAL_MS = 1000
/**
 * The maximum time of a stop in milliseconds. It is enough to hand over the work and to finish the slowest request,
 * except an export.
 */
const STOP_WITHIN_MS = 30_000

/** Runs until a signal arrives, and stops all parts cleanly. A second signal ends the process at once. */
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
  // When the parent process ends, this process stops too, because nothing else could stop it later.
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
