import { hr } from '../calls.ts'
import { files, type MovingFile } from './movingIn.ts'
import { send } from '../send.ts'

type Report = {
  readonly made: number
  readonly unchanged: number
  readonly errors: readonly { readonly row: number }[]
}

export type Importing = {
  readonly steps: readonly {
    readonly kind: string
    readonly rows: number
    readonly dryRunMs: number
    readonly runMs: number
  }[]
  readonly seconds: number
  readonly againSeconds: number
  readonly madeAgain: number
  readonly plantedErrors: number
  readonly foundErrors: number
  /**
   * The longest time in milliseconds that another client waited for an answer to the shortest call during the import.
   */
  readonly slowestAnswerMs: number
}

/**
 * Imports a company: first a check and an import of each file, then all files once more, and then a check of a file of
 * people with an error in every tenth row.
 */
export async function measureImporting(origin: string): Promise<Importing> {
  const others = someoneElse(origin)
  const begun = performance.now()
  const steps = []
  for (const file of files) {
    const [dryRunMs] = await timed(() => ask(origin, file, 'true'))
    const [runMs] = await timed(() => ask(origin, file, 'false'))
    steps.push({ kind: file.kind, rows: file.rows.length - 1, dryRunMs, runMs })
  }
  const seconds = (performance.now() - begun) / 1000
  const [againMs, again] = await timed(async () => {
    const reports = []
    for (const file of files) reports.push(await ask(origin, file, 'false'))
    return reports
  })
  const { errors } = await ask(origin, spoilt(files[0]!), 'true')
  return {
    steps,
    seconds,
    againSeconds: againMs / 1000,
    madeAgain: again.reduce((sum, { made }) => sum + made, 0),
    plantedErrors: Math.ceil((files[0]!.rows.length - 1) / SPOILT_EVERY),
    foundErrors: new Set(errors.map(({ row }) => row)).size,
    slowestAnswerMs: await others.stop(),
  }
}

const SPOILT_EVERY = 10

const spoilt = ({ kind, rows: [head = '', ...rows] }: MovingFile): MovingFile => ({
  kind,
  rows: [head, ...rows.map((row, n) => (n % SPOILT_EVERY === 0 ? row.replace(/;\d\d-\d\d-/, ';31-02-') : row))],
})

async function ask(origin: string, { kind, rows }: MovingFile, preview: 'true' | 'false'): Promise<Report> {
  const path = `/api/administration/import/${kind}?preview=${preview}`
  const answer = await send(origin, { method: 'POST', path, token: hr, body: { csv: rows.join('\r\n') } })
  return JSON.parse(answer.toString()) as Report
}

async function timed<T>(work: () => Promise<T>): Promise<[ms: number, answer: T]> {
  const begun = performance.now()
  const answer = await work()
  return [performance.now() - begun, answer]
}

function someoneElse(origin: string) {
  let slowest = 0
  let stopped = false
  const asking = (async () => {
    while (!stopped) {
      const [ms] = await timed(() => send(origin, { method: 'GET', path: '/api/user/current', token: hr }))
      slowest = Math.max(slowest, ms)
    }
  })()
  return {
    stop: async () => {
      stopped = true
      await asking
      return slowest
    },
  }
}

export function reportImporting(of: Importing): string {
  const steps = of.steps.map(
    ({ kind, rows, dryRunMs, runMs }) =>
      `${kind}: ${rows} rows, dry run ${(dryRunMs / 1000).toFixed(1)} s, import ${(runMs / 1000).toFixed(1)} s`,
  )
  return [
    ...steps,
    `all of it, dry runs included: ${of.seconds.toFixed(1)} s, at most 60 s ${of.seconds <= 60 ? '✓' : '✗'}`,
    `the same files once more: ${of.againSeconds.toFixed(1)} s, ${of.madeAgain} made`,
    `rows with a planted error: ${of.plantedErrors}, found by the dry run: ${of.foundErrors}`,
    `the slowest answer to somebody else meanwhile: ${of.slowestAnswerMs.toFixed(0)} ms`,
  ]
    .map((line) => `- ${line}`)
    .join('\n')
}
