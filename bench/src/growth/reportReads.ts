import { tableOf } from '../tableOf.ts'
import { verdict } from '../verdict.ts'
import type { TimedRead } from './timeReads.ts'

/** The maximum time and the maximum size of a read. For a file, only the time until the first byte counts. */
type Wanted = { readonly ms?: number; readonly kilobytes?: number }

const wanted: Readonly<Record<string, Wanted>> = {
  accountingCsv: { ms: 100 },
  contractMonths: { kilobytes: 500 },
  employerPayrollEblox: { ms: 500 },
  examineInstallation: { ms: 500 },
  hrStart: { ms: 200 },
  payrollCheck: { ms: 500 },
  peopleList: { kilobytes: 500 },
  personalData: { ms: 200 },
  retention: { ms: 300 },
  vacationMatrix: { kilobytes: 1000 },
}
/** The maximum time in milliseconds by which a read may delay the call of another client. */
const MOST_DELAY_MS = 50

/** Writes a Markdown table of all reads, the slowest read first. */
export function reportReads(reads: readonly TimedRead[]): string {
  const head = [
    'read',
    'first byte, ms',
    'whole answer, ms',
    'kB',
    'kB sent (gzip)',
    'delay of another call, ms',
    'aim',
  ]
  const rows = reads.toSorted((a, b) => b.wholeMs - a.wholeMs).map(rowOf)
  const delayed = reads.filter(({ delayMs }) => delayMs > MOST_DELAY_MS).length
  return [
    tableOf(head, rows),
    `${reads.length} reads, ${delayed} of them delay another call by more than ${MOST_DELAY_MS} ms.`,
  ].join('\n\n')
}

function rowOf(read: TimedRead): string[] {
  const { name, status, firstByteMs, wholeMs, kilobytes, sentKilobytes, delayMs } = read
  const refused = status === 200 ? '' : ` (answer ${status})`
  const delayed = `${delayMs.toFixed(0)}${delayMs > MOST_DELAY_MS ? ' ✗' : ''}`
  const sizes = [kilobytes.toFixed(1), sentKilobytes.toFixed(1)]
  return [`${name}${refused}`, firstByteMs.toFixed(1), wholeMs.toFixed(1), ...sizes, delayed, aimOf(read)]
}

function aimOf({ name, isFile, firstByteMs, wholeMs, kilobytes, sentKilobytes }: TimedRead): string {
  const { ms, kilobytes: most } = wanted[name.split(':')[0] ?? ''] ?? {}
  return [
    ...(ms === undefined ? [] : [`${ms} ms ${verdict((isFile ? firstByteMs : wholeMs) <= ms)}`]),
    ...(most === undefined ? [] : [`${most} kB ${verdict(kilobytes <= most)}, sent ${verdict(sentKilobytes <= most)}`]),
  ].join(', ')
}
