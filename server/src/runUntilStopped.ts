import type { Logger } from 'pino'
import { StartRefusal } from './startRefusal.ts'

export type Running = {
  /** Tells that it runs, once it can be stopped. */
  announce(): void
  /** Fulfilled when something is gone without which there is no going on. */
  readonly broken: Promise<string>
  /** `handOver`: others may be there to take over, and are given the time to. */
  stop(how: { readonly handOver: boolean }): Promise<void>
}

/** One Ctrl-C reaches us twice: from the terminal and from the program that started us. */
const SAME_SIGNAL_MS = 1000
/** Long enough for handing over and for the slowest request but an export. */
const STOP_WITHIN_MS = 30_000

/** Starts, runs until it is told to stop, and stops cleanly; told a second time, at once. */
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
  // What a supervisor sends when it has started another, and a person at the terminal does not.
  process.on('SIGTERM', () => void stop(0, true))
  process.on('SIGHUP', () => void stop(0))
  // Whoever started us is gone, and nobody could stop us any more.
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
