import { Agent } from 'node:http'
import { randomBytes } from 'node:crypto'
import { demoPeople, givenClock, tokenOf } from '../fixtures/demo.ts'
import type { Run } from '../fixtures/runOptions.ts'
import { openFolder, startServer } from '../fixtures/startServer.ts'
import { percentileOf, statusesOf, timedCall, type Timed } from '../load/timedCall.ts'

const MONTH = '2026-10'
const ALONE = 40
const SECONDS = 10
const MOST_TIMES_SLOWER = 3
/**
 * The maximum median time of HR's PDF in milliseconds, while the server also answers many cheap calls. Those calls need
 * processor time too, so the PDF takes longer than when it is the only call.
 */
const MOST_MS = 1000

type Hostile = {
  readonly what: string
  readonly atOnce: number
  readonly path: string
  readonly cheap?: true
  readonly token: () => string
}

/**
 * The shares run checks that one user cannot take the whole server. An employee, and a visitor with invented tokens,
 * make calls without a pause. At the same time, HR downloads one PDF after another.
 */
export const sharesRun: Run = async ({ times: seconds = SECONDS }) => {
  const folder = openFolder()
  const [hostileAgent, hrAgent] = [1000, 4].map((maxSockets) => new Agent({ keepAlive: true, maxSockets }))
  const server = await startServer(folder.dataDir, givenClock)
  try {
    const [employee, hr] = await Promise.all(
      [demoPeople.employee, demoPeople.hr].map((who) => tokenOf(server.origin, who)),
    )
    const contractId = await contractOf(server.origin, employee!)
    const pdf = { method: 'GET', path: `/administration/timesheet/${contractId}/${MONTH}/download`, token: hr! }
    const askPdf = () => timedCall(server.origin, hrAgent!, pdf)
    await repeat(ALONE, askPdf)
    const alone = medianOf(await repeat(ALONE, askPdf))
    console.log(`HR's PDF alone: ${Math.round(alone)} ms`)

    const found: string[] = []
    const ownPdf = `/timesheet/${contractId}/${MONTH}/download`
    const hostile: readonly Hostile[] = [
      { what: '300 at once for their own data', atOnce: 300, path: '/user/data', token: () => employee! },
      { what: '300 at once for their own PDF', atOnce: 300, path: ownPdf, token: () => employee! },
      {
        what: '600 at once for their own month',
        atOnce: 600,
        path: `/timesheet/${MONTH}/worked`,
        cheap: true,
        token: () => employee!,
      },
      { what: '600 at once with made-up tokens', atOnce: 600, path: '/user/current', token: madeUpToken },
    ]
    for (const each of hostile) {
      const until = performance.now() + seconds * 1000
      const answers: Timed[] = []
      const visitor = async (): Promise<void> => {
        while (performance.now() < until)
          answers.push(
            await timedCall(server.origin, hostileAgent!, { method: 'GET', path: each.path, token: each.token() }),
          )
      }
      const visitors = Promise.all(Array.from({ length: each.atOnce }, visitor))
      const ofHr: Timed[] = []
      while (performance.now() < until) ofHr.push(await askPdf())
      await visitors
      console.log(
        `${each.what}: ${statusesOf(answers)}; HR's PDF ${statusesOf(ofHr)}, ${Math.round(medianOf(ofHr))} ms`,
      )
      found.push(...wrongIn(each, { answers, ofHr, alone }))
    }
    return found
  } finally {
    hostileAgent!.destroy()
    hrAgent!.destroy()
    await server.stop()
    folder.remove()
  }
}

type Seen = { readonly answers: readonly Timed[]; readonly ofHr: readonly Timed[]; readonly alone: number }

function wrongIn({ what, cheap }: Hostile, { answers, ofHr, alone }: Seen): readonly string[] {
  const median = medianOf(ofHr)
  const isSlow = cheap ? median > MOST_MS : median > MOST_TIMES_SLOWER * alone
  const wrong = answers.filter(
    ({ status, retryAfter }) => ![200, 401].includes(status) && !(status === 429 && Number(retryAfter) > 0),
  )
  return [
    ...(ofHr.some(({ status }) => status !== 200) ? [`${what}: HR was answered ${statusesOf(ofHr)}`] : []),
    ...(isSlow ? [`${what}: HR's PDF takes ${Math.round(median)} ms, and ${Math.round(alone)} ms alone`] : []),
    ...(wrong.length > 0 ? [`${what}: answered ${statusesOf(wrong)}`] : []),
  ]
}

const madeUpToken = (): string => randomBytes(32).toString('base64url')

async function contractOf(origin: string, token: string): Promise<number> {
  const answer = await fetch(`${origin}/api/contract/${MONTH}/all`, { headers: { authorization: `Bearer ${token}` } })
  const body = (await answer.json()) as {
    readonly _embedded: { readonly contractWithShiftTypesDtoList: readonly { readonly id: number }[] }
  }
  return body._embedded.contractWithShiftTypesDtoList[0]!.id
}

async function repeat<T>(times: number, ask: () => Promise<T>): Promise<T[]> {
  const answers: T[] = []
  for (let turn = 0; turn < times; turn++) answers.push(await ask())
  return answers
}

const medianOf = (calls: readonly Timed[]): number => percentileOf(calls, 50)
