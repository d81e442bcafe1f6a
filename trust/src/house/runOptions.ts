import { parseArgs } from 'node:util'

export type RunOptions = {
  /** The same seed asks the same. */
  readonly seed: number
  /** How often; what it counts is the run's to say. Left out, as often as the run thinks fit. */
  readonly times?: number
}

/** A run answers what it found wrong, in sentences; none is good. */
export type Run = (options: RunOptions) => Promise<readonly string[]>

export function readRunOptions(args: readonly string[]): { readonly name: string; readonly options: RunOptions } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seed: { type: 'string' }, times: { type: 'string' } },
  })
  const seed = values.seed === undefined ? Date.now() % 1_000_000 : wholeOf('seed', values.seed)
  const times = values.times === undefined ? {} : { times: wholeOf('times', values.times) }
  return { name: positionals[0] ?? '', options: { seed, ...times } }
}

function wholeOf(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  console.error(`--${name} must be a whole number`)
  process.exit(2)
}
