import { cpus, loadavg } from 'node:os'
import { readRunOptions } from './fixtures/runOptions.ts'
import { runs } from './runs.ts'

const { name, options } = readRunOptions(process.argv.slice(2))
const run = runs[name]

if (run === undefined) {
  console.error(
    `npm run trust -- <run> [--seed N] [--times N] [--offices N], with one of these runs: ${Object.keys(runs).join(', ')}`,
  )
  process.exit(2)
}

const load = (): string => loadavg()[0]?.toFixed(1) ?? ''
console.log(`${name}, seed ${options.seed}; ${cpus().length} cores, Node ${process.version}, load ${load()}\n`)
const startedAt = performance.now()
const found = await run(options)
for (const sentence of found) console.error(`✗ ${sentence}`)
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`\n${found.length === 0 ? '✓ nothing found' : `${found.length} found`} in ${seconds} s, load ${load()}`)
process.exit(found.length === 0 ? 0 : 1)
