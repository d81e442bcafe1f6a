import { cpus, loadavg } from 'node:os'
import { measureGrowth } from './growth/measureGrowth.ts'
import { measureDaily, measureSomeDaily } from './daily/measureDaily.ts'
import { measureImports, measureInvoices } from './whole/measureWhole.ts'
import { measureOffices } from './offices/measureOffices.ts'
import { measureTeam } from './team/measureTeam.ts'
import { measureWeb } from './web/measureWeb.ts'
import { withBench, type Bench } from './withBench.ts'

type Run = (bench: Bench, numbers: readonly number[], words: readonly string[]) => Promise<void>

/**
 * The runs of the benchmark by name: `npm run bench -- growth`. Without a name, the benchmark measures the daily work:
 * `npm run bench -- 2`, with the number of seconds. Words after `daily` or `web` choose some cases of that run: `npm
 * run bench -- daily 'plan a shift' 2`.
 */
const runs: Readonly<Record<string, Run>> = {
  daily: measureSomeDaily,
  invoices: measureInvoices,
  import: measureImports,
  growth: measureGrowth,
  web: measureWeb,
  team: measureTeam,
  offices: measureOffices,
}

const [first = '', ...others] = process.argv.slice(2)
const run = runs[first] ?? measureDaily
const wanted = (runs[first] === undefined ? [first, ...others] : others).filter((text) => text !== '')
const [words, numbers] = [wanted.filter(isWord), wanted.filter((text) => !isWord(text)).map(Number)]
const load = (): string => loadavg()[0]?.toFixed(1) ?? ''

console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${load()}\n`)
await withBench((bench) => run(bench, numbers, words))
console.log(`\nLoad at the end: ${load()}`)

function isWord(text: string): boolean {
  return Number.isNaN(Number(text))
}
