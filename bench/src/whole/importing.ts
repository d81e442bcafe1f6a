import { setTimeout as pause } from 'node:timers/promises'
import { hr } from '../calls.ts'
import { residentMegabytes } from '../memory.ts'
import { files, type MovingFile } from './movingIn.ts'
import { send } from '../send.ts'
import { verdict } from '../verdict.ts'
import type { RunningServer } from '../server.ts'

type Report = {
  readonly made: number
  readonly unchanged: number
  readonly errors: readonly { readonly row: number }[]
}

type Step = { readonly kind: string; readonly rows: number; readonly dryRunMs: number; readonly runMs: number }

export type Importing = {
  readonly steps: readonly Step[]
  /**
   * The time in seconds of the checks and the imports of all files. The checks of files with planted errors (errors
   * that the benchmark adds on purpose) do not count.
   */
  readonly seconds: number
  readonly againSeconds: number
  /** The undo of each import. The latest import is undone first. */
  readonly undos: readonly { readonly kind: string; readonly ms: number }[]
  /** The time in seconds of importing all files again after the undo. */
  readonly backInSeconds: number
  /**
   * The numbers of new records: after the first import, after the second import of the same files, and after the import
   * that follows the undo.
   */
  readonly made: readonly [first: number, again: number, backIn: number]
  readonly plantedErrors: number
  readonly foundErrors: number
  /** The number of rows without a planted error that were refused in the files with planted errors. */
  readonly otherErrors: number
  /** The memory of the server in MB: before the imports, the maximum during the imports, and after the imports. */
  readonly megabytes: readonly [before: number, most: number, after: number]
  /**
   * The longest time in milliseconds that another client waited for an answer during the import. This client repeats
   * the shortest call.
   */
  readonly slowestAnswerMs: number
  /**
   * The longest time in milliseconds that another client waited for an answer during the undo of all imports and the
   * import after the undo. This client repeats the shortest call.
   */
  readonly slowestOfUndoMs: number
  readonly slowestOfBackInMs: number
  /**
   * The longest time in milliseconds that another client waited for an answer before the import. This client repeats
   * the shortest call. The measurement takes as long as the import.
   */
  readonly slowestBeforeMs: number
  /**
   * The longest turns of the server's main thread, in milliseconds of processor time. During a turn, the main thread
   * cannot answer another call. The turns are measured before the imports, during the imports, during the undo, and
   * during the imports after the undo.
   */
  readonly turnsMs: readonly [before: number, imports: number, undo: number, backIn: number]
}

const QUIET_MS = 3000

/**
 * Imports a company. Each file is first previewed with sixty planted errors (errors that the benchmark adds on
 * purpose), then previewed without errors, and then imported. After that, all files are imported a second time, all
 * imports are undone, and all files are imported again.
 */
export async function measureImporting(server: Server): Promise<Importing> {
  const { origin, pid } = server
  const quiet = await besides(server, () => pause(QUIET_MS))
  const steps: Step[] = []
  const found = { planted: 0, right: 0, other: 0 }
  const made = { first: 0 }
  const busy = await besides(server, async () => {
    for (const file of files) {
      const { rows, planted } = spoilt(file)
      const { errors } = await ask(origin, { kind: file.kind, rows }, 'true')
      const wrong = new Set(errors.map(({ row }) => row))
      found.planted += planted.size
      found.right += wrong.intersection(planted).size
      found.other += wrong.difference(planted).size
      const [dryRunMs] = await timed(() => ask(origin, file, 'true'))
      const [runMs, report] = await timed(() => ask(origin, file, 'false'))
      made.first += report.made
      steps.push({ kind: file.kind, rows: file.rows.length - 1, dryRunMs, runMs })
    }
    return importAll(origin)
  })
  const undone = await besides(server, () => undoAll(origin))
  const backIn = await besides(server, () => importAll(origin))
  return {
    steps,
    seconds: steps.reduce((sum, { dryRunMs, runMs }) => sum + dryRunMs + runMs, 0) / 1000,
    againSeconds: busy.answer.seconds,
    undos: undone.answer,
    backInSeconds: backIn.answer.seconds,
    made: [made.first, busy.answer.made, backIn.answer.made],
    plantedErrors: found.planted,
    foundErrors: found.right,
    otherErrors: found.other,
    megabytes: [quiet.most, busy.most, residentMegabytes(pid)],
    slowestAnswerMs: busy.slowest,
    slowestOfUndoMs: undone.slowest,
    slowestOfBackInMs: backIn.slowest,
    slowestBeforeMs: quiet.slowest,
    turnsMs: [quiet.turn, busy.turn, undone.turn, backIn.turn],
  }
}

type Server = Pick<RunningServer, 'origin' | 'pid' | 'longestTurnMs'>

const PLANTED = 60

/** Makes a copy of the file with sixty errors. The errors are in rows that no other row needs. */
function spoilt({ rows: [head = '', ...rows], spoil }: MovingFile) {
  const every = Math.max(6, 6 * Math.floor(rows.length / PLANTED / 12))
  const planted = new Set<number>()
  const changed = rows.map((row, n) => {
    if (n % every !== 1 || planted.size === PLANTED) return row
    // In a spreadsheet, the header is row 1, so the first row of data has number 2.
    planted.add(n + 2)
    return spoil(row)
  })
  return { rows: [head, ...changed], planted }
}

async function ask(
  origin: string,
  { kind, rows }: Pick<MovingFile, 'kind' | 'rows'>,
  preview: 'true' | 'false',
): Promise<Report> {
  const path = `/api/administration/import/${kind}?preview=${preview}`
  const answer = await send(origin, { method: 'POST', path, token: hr, body: { csv: rows.join('\r\n') } })
  return JSON.parse(answer.toString()) as Report
}

/** Imports all files, and counts the records that are stored. */
async function importAll(origin: string): Promise<{ readonly seconds: number; readonly made: number }> {
  let made = 0
  const [ms] = await timed(async () => {
    for (const file of files) made += (await ask(origin, file, 'false')).made
  })
  return { seconds: ms / 1000, made }
}

/** Undoes all imports, the latest import first. */
async function undoAll(origin: string): Promise<Importing['undos']> {
  const path = '/api/administration/import/acts'
  const answer = await send(origin, { method: 'GET', path, token: hr })
  const acts = (JSON.parse(answer.toString()) as Acts)._embedded.importActDtoList.filter(({ made }) => made > 0)
  const undos = []
  for (const { id, kind } of acts) {
    const [ms] = await timed(() => send(origin, { method: 'PUT', path: `${path}/${id}/undo`, token: hr, body: {} }))
    undos.push({ kind, ms })
  }
  return undos
}

type Acts = {
  readonly _embedded: {
    readonly importActDtoList: readonly { readonly id: number; readonly kind: string; readonly made: number }[]
  }
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, answer: T]> {
  const begun = performance.now()
  const answer = await work()
  return [performance.now() - begun, answer]
}

const MEMORY_EVERY_MS = 1000

/**
 * Runs the given work. At the same time, another client repeats the shortest call, and the memory of the server is
 * read.
 */
async function besides<T>({ origin, pid, longestTurnMs }: Server, work: () => Promise<T>) {
  // This call starts a new measurement of the turns of the main thread, so that turns before the work do not count.
  await longestTurnMs()
  let slowest = 0
  let most = residentMegabytes(pid)
  let stopped = false
  const asking = async () => {
    while (!stopped) {
      const [ms] = await timed(() => send(origin, { method: 'GET', path: '/api/user/current', token: hr }))
      slowest = Math.max(slowest, ms)
    }
  }
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), MEMORY_EVERY_MS)
  const working = work().finally(() => {
    stopped = true
    clearInterval(looking)
  })
  const [answer] = await Promise.all([working, asking()])
  return { answer, slowest, most, turn: await longestTurnMs() }
}

const LIMIT_SECONDS = 30
const UNDO_LIMIT_SECONDS = 5
const ANSWER_LIMIT_MS = 50
const TURN_LIMIT_MS = 20

const delay = (ms: number): string => `${ms.toFixed(0)} ms ${verdict(ms <= ANSWER_LIMIT_MS)}`
const turn = (ms: number): string => `${ms.toFixed(0)} ms ${verdict(ms <= TURN_LIMIT_MS)}`

export function reportImporting(of: Importing): string {
  const steps = of.steps.map(
    ({ kind, rows, dryRunMs, runMs }) =>
      `${kind}: ${rows} rows, check ${(dryRunMs / 1000).toFixed(1)} s, import ${(runMs / 1000).toFixed(1)} s`,
  )
  const [before, most, after] = of.megabytes.map((megabytes) => megabytes.toFixed(0))
  return [
    ...steps,
    `all of it, checks included: ${of.seconds.toFixed(1)} s, at most ${LIMIT_SECONDS} s ${verdict(of.seconds <= LIMIT_SECONDS)}`,
    `${of.made[0]} rows stored; the same files once more: ${of.againSeconds.toFixed(1)} s, ${of.made[1]} rows stored`,
    ...of.undos.map(
      ({ kind, ms }) =>
        `undo of ${kind}: ${(ms / 1000).toFixed(1)} s, at most ${UNDO_LIMIT_SECONDS} s ${verdict(ms / 1000 <= UNDO_LIMIT_SECONDS)}`,
    ),
    `in again after the undo: ${of.backInSeconds.toFixed(1)} s, ${of.made[2]} rows stored ${verdict(of.made[2] === of.made[0])}`,
    `rows with a planted error: ${of.plantedErrors}, found by the checks: ${of.foundErrors}, other rows refused: ${of.otherErrors}`,
    `memory of the server: ${before} MB before, at most ${most} MB during the imports, ${after} MB after`,
    `the slowest answer to somebody else (at most ${ANSWER_LIMIT_MS} ms): before ${delay(of.slowestBeforeMs)}, imports ${delay(of.slowestAnswerMs)}, undo ${delay(of.slowestOfUndoMs)}, in again ${delay(of.slowestOfBackInMs)}`,
    `the longest turn of the main thread (processor time, at most ${TURN_LIMIT_MS} ms): before ${turn(of.turnsMs[0])}, imports ${turn(of.turnsMs[1])}, undo ${turn(of.turnsMs[2])}, in again ${turn(of.turnsMs[3])}`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}
