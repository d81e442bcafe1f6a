import { tableOf } from '../tableOf.ts'
import { verdict } from '../verdict.ts'
import type { Interaction } from './interactions.ts'
import type { Load } from './loadScreen.ts'
import type { Screen } from './screens.ts'

export type LoadedScreen = { readonly screen: Screen; readonly plain: Load; readonly throttled: Load }

const MOST_FILES = 8
const MOST_PAINT_MS = 1000
const MOST_THROTTLED_PAINT_MS = 2500
const MOST_BLOCKING_MS = 200
/** The aim for the median of an interaction, in milliseconds. `MOST_MS` is the limit for each single measurement. */
const AIM_MS = 60
const MOST_MS = 100

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`
const atMost = (value: number, most: number, words: string): string => `${words} ${verdict(value <= most)}`

/** Writes the result as a table with one column for each screen. */
export function reportLoads(loaded: readonly LoadedScreen[]): string {
  const row = (name: string, of: (screen: LoadedScreen) => string, aim: string): string[] => [
    name,
    ...loaded.map(of),
    aim,
  ]
  return tableOf(
    ['', ...loaded.map(({ screen }) => screen.name), 'aim'],
    [
      row(
        'script, kB transferred',
        ({ screen, plain }) =>
          atMost(
            plain.scriptKilobytes,
            screen.mostScriptKilobytes,
            `${plain.scriptKilobytes.toFixed(0)} (${plain.encodings.join(', ')})`,
          ),
        loaded.map(({ screen }) => screen.mostScriptKilobytes).join(' / '),
      ),
      row(
        'script files',
        ({ plain }) => atMost(plain.scriptFiles, MOST_FILES, `${plain.scriptFiles}`),
        `${MOST_FILES}`,
      ),
      row('styles, kB transferred', ({ plain }) => plain.styleKilobytes.toFixed(0), ''),
      row(
        'largest paint (content there)',
        ({ plain }) =>
          atMost(plain.largestPaintMs, MOST_PAINT_MS, `${seconds(plain.largestPaintMs)} (${seconds(plain.contentMs)})`),
        seconds(MOST_PAINT_MS),
      ),
      row(
        'the same with 4× slower processor and fast 4G',
        ({ throttled }) =>
          atMost(
            throttled.largestPaintMs,
            MOST_THROTTLED_PAINT_MS,
            `${seconds(throttled.largestPaintMs)} (${seconds(throttled.contentMs)})`,
          ),
        seconds(MOST_THROTTLED_PAINT_MS),
      ),
      row(
        'blocking time, throttled',
        ({ throttled }) => atMost(throttled.blockingMs, MOST_BLOCKING_MS, seconds(throttled.blockingMs)),
        seconds(MOST_BLOCKING_MS),
      ),
      row('processor time of the load', ({ plain }) => seconds(plain.processorMs), ''),
    ],
  )
}

export const reportInteractions = (interactions: readonly Interaction[]): string =>
  tableOf(
    ['interaction, 3,000 rows', 'processor time, ms', 'the slowest of three', `aim ${AIM_MS}, never over ${MOST_MS}`],
    interactions.map(({ name, medianMs, slowestMs }) => [
      name,
      medianMs.toFixed(0),
      slowestMs.toFixed(0),
      verdict(medianMs <= AIM_MS && slowestMs <= MOST_MS),
    ]),
  )
