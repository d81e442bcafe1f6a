import { fillCompany } from '../company/fillCompany.ts'
import { median } from '../median.ts'
import type { Bench } from '../withBench.ts'
import { measureInteractions } from './interactions.ts'
import { loadScreen, type Load } from './loadScreen.ts'
import { startBrowser } from './openPage.ts'
import { reportInteractions, reportLoads, type LoadedScreen } from './reportWeb.ts'
import { screens } from './screens.ts'

/** The size of the company. It has 3,000 contracts, because every ninth person has two contracts. */
const COMPANY = { people: 2700, customers: 450, months: 3 }
const TIMES = 3

/**
 * Measures the screens in Chromium, over HTTP/1.1 as `npm start` serves them. With words, it measures only the screens
 * whose name contains one of the words: `npm run bench -- web contracts`.
 */
export async function measureWeb({ withServer }: Bench, _numbers: readonly number[], words: readonly string[]) {
  const isWanted = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word))
  console.log('Filling a company of 3,000 contracts …')
  await withServer({}, (_, pool) => fillCompany(pool, COMPANY))
  await withServer({}, async ({ origin }) => {
    const browser = await startBrowser()
    try {
      const loaded: LoadedScreen[] = []
      for (const screen of screens.filter(({ name }) => isWanted(name))) {
        console.log(`Loading ${screen.name} …`)
        const of = async (throttled: boolean): Promise<Load> => {
          const loads = []
          for (let time = 0; time < TIMES; time++) loads.push(await loadScreen(browser, screen, { origin, throttled }))
          return middleOf(loads)
        }
        loaded.push({ screen, plain: await of(false), throttled: await of(true) })
      }
      console.log('Working on the screens …')
      const interactions = await measureInteractions(browser, origin, isWanted)
      console.log(`\n${reportLoads(loaded)}\n\n${reportInteractions(interactions)}`)
    } finally {
      await browser.close()
    }
  })
}

/**
 * The median of each time. The loaded files are the same in each measurement, so their sizes come from the first one.
 */
function middleOf(loads: readonly Load[]): Load {
  const [first] = loads
  if (first === undefined) throw new Error('nothing was loaded')
  const middle = (of: (load: Load) => number): number => median(loads.map(of))
  return {
    ...first,
    largestPaintMs: middle((load) => load.largestPaintMs),
    contentMs: middle((load) => load.contentMs),
    blockingMs: middle((load) => load.blockingMs),
    processorMs: middle((load) => load.processorMs),
  }
}
