import { cpus, loadavg } from 'node:os'
import { measureGrowth } from './growth/measureGrowth.ts'
import { measureDaily } from './daily/measureDaily.ts'
import { measureImports, measureInvoices } from './whole/measureWhole.ts'
import { measureWeb } from './web/measureWeb.ts'
import { withBench, type Bench } from './withBench.ts'

/**
 * The benchmark runs, such as `npm run bench -- growth`. The default run takes a number of seconds: `npm run bench --
 * 2`.
 */
const runs: Readonly<Record<string, (bench: Bench, numbers: readonly number[]) => Promise<void>>> = {
  invoices: measureInvoices,
  import: measureImports,
  growth: measureGrowth,
  web: measureWeb,
}

const [first = '', ...others] = process.argv.slice(2)
const run = runs[first] ?? measureDaily
const numbers = (runs[first] === undefined ? [first, ...others] : others).filter((text) => text !== '').map(Number)
const load = (): string => loadavg()[0]?.toFixed(1) ?? ''

console.log(`${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}, load ${load()}\n`)
await withBench((bench) => run(bench, numbers))
console.log(`\nLoad at the end: ${load()}`)
