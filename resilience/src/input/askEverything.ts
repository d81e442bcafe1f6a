import type { Endpoint } from '@uurwerk/contract/endpoint'
import { endpoints } from '@uurwerk/contract/endpoints'
import type { Pool } from 'pg'
import { demoPeople, tokenOf } from '../fixtures/demo.ts'
import { postmasterOf } from '../fixtures/database.ts'
import { residentMegabytes } from '../fixtures/memory.ts'
import { processorTimeOf } from '../fixtures/processorTime.ts'
import type { RunningServer } from '../fixtures/startServer.ts'
import { openCaller, type Answer, type Caller } from './ask.ts'
import { eachOf } from './values/eachOf.ts'
import { faultOf } from './faultOf.ts'
import { changedTables, openWatcher, type Fingerprint, type Watcher } from './fingerprint.ts'
import { makeRequest, type TestRequest } from './makeRequest.ts'
import { Random, seedOf } from './values/random.ts'
import { writtenWhileRefused } from './refusedWritesNothing.ts'
import { openOffice, type Office } from './values/seeds.ts'

const SHOWN_CHARACTERS = 400

/**
 * The faults of a run. When a fault occurs several times at one endpoint, it is one entry, with the number of times and
 * the first request that caused it.
 */
class Findings {
  readonly #found = new Map<string, { sentence: string; times: number }>()

  add(call: string, fault: string, request?: TestRequest): void {
    const key = `${call} ${fault.replaceAll(/\d+/g, '#')}`
    const known = this.#found.get(key)
    if (known !== undefined) known.times += 1
    else this.#found.set(key, { sentence: `${call}: ${fault}${request === undefined ? '' : shown(request)}`, times: 1 })
  }

  sentences(): readonly string[] {
    return [...this.#found.values()].map(({ sentence, times }) =>
      times === 1 ? sentence : `${sentence} (${times} times)`,
    )
  }
}

const shown = ({ kind, who, method, path, headers, body }: TestRequest): string =>
  `\n    ${kind}, by ${who}: ${[method, path, JSON.stringify(headers), body ?? ''].map((part) => part.slice(0, SHOWN_CHARACTERS)).join(' ')}`

/**
 * The number of requests to one endpoint before the next endpoint is called. It is small, so that requests to different
 * endpoints meet the same records.
 */
const AT_ONE_GO = 25
const AT_A_TIME = 8
const REPEATED = 0.2
/**
 * After each round, the run checks that refused requests wrote no data. When data changed in a round that also has
 * accepted requests, this check takes long, because it must repeat the refused requests alone. This long check is done
 * in every eighth round only.
 */
const WATCHED_OF = 8
/** The endpoints that this run does not call. The reset of the demo would delete all data. */
const leftOut = ['resetDemo']

export type Wanted = {
  readonly server: RunningServer
  readonly pool: Pool
  readonly seed: number
  /** Returns how many requests an endpoint gets. */
  readonly timesOf: (endpoint: Endpoint) => number
  /** The run calls this function with the number of requests and the number of faults until now. */
  readonly onGo?: (sent: number, found: number) => void
}

type Sent = { readonly request: TestRequest; readonly status: number }

export type CallFigures = {
  requests: number
  accepted: number
  refused: number
  slowestMs: number
  /** The problem codes of correct requests that were refused. Each code has the number of times that it occurred. */
  readonly reasons: Map<string, number>
}

export type Report = {
  readonly calls: ReadonlyMap<string, CallFigures>
  readonly found: readonly string[]
  readonly megabytes: readonly number[]
  /** The number of refused requests for which the run checked that they wrote no data. */
  readonly watchedRefusals: number
}

/** Sends random requests to every endpoint, and returns the faults. The random numbers depend only on the seed. */
export async function askEverything(wanted: Wanted): Promise<Report> {
  const run = new InputRun(wanted, await openWatcher(wanted.pool))
  return run.all()
}

class InputRun {
  readonly #wanted: Wanted
  readonly #watcher: Watcher
  readonly #findings = new Findings()
  readonly #figures = new Map<string, CallFigures>()
  readonly #megabytes: number[] = []
  #caller: Caller | null = null
  #stand: Fingerprint = new Map()
  #watchedRefusals = 0

  constructor(wanted: Wanted, watcher: Watcher) {
    this.#wanted = wanted
    this.#watcher = watcher
  }

  async all(): Promise<Report> {
    const { timesOf, onGo, server, pool } = this.#wanted
    const calls = [...endpoints].filter(([name]) => !leftOut.includes(name))
    const most = Math.max(...calls.map(([, endpoint]) => timesOf(endpoint)))
    this.#stand = await this.#watcher.fingerprint()
    for (let sent = 0; sent < most; sent += AT_ONE_GO) {
      const office = await openOffice(pool)
      for (const [name, endpoint] of calls) {
        const count = Math.min(AT_ONE_GO, timesOf(endpoint) - sent)
        if (count > 0) await this.#askOneGo({ name, endpoint, office, from: sent, count })
      }
      this.#megabytes.push(residentMegabytes(server.child.pid ?? 0))
      onGo?.(sent + AT_ONE_GO, this.#findings.sentences().length)
    }
    this.#caller?.close()
    return {
      calls: this.#figures,
      found: this.#findings.sentences(),
      megabytes: this.#megabytes,
      watchedRefusals: this.#watchedRefusals,
    }
  }

  async #askOneGo({ name, endpoint, office, from, count }: OneGo): Promise<void> {
    await this.#signIn()
    const { seed } = this.#wanted
    const requests = Array.from({ length: count }, (_, index) => {
      const random = new Random(seedOf(seed, name, from + index))
      return repeatable(makeRequest({ endpoint, office, random }), { endpoint, random, seed, at: from + index })
    })
    const sent = await eachOf(requests, AT_A_TIME, (request) => this.#ask(name, endpoint, request))
    await this.#watchRefused(name, sent, { thoroughly: (from / AT_ONE_GO) % WATCHED_OF === 0 })
  }

  /** Signs the callers in again, because a random request may have ended their sessions. */
  async #signIn(): Promise<void> {
    const { origin } = this.#wanted.server
    const whoAmI = { kind: 'valid', method: 'GET', path: '/api/user/current', headers: {} } as const
    const statuses = await Promise.all(
      (['hr', 'employee'] as const).map(async (who) => (await this.#caller?.ask({ ...whoAmI, who }))?.status),
    )
    if (statuses.every((status) => status === 200)) return
    this.#caller?.close()
    const [hr, employee] = [await tokenOf(origin, demoPeople.hr), await tokenOf(origin, demoPeople.employee)]
    const tokens = { hr, employee, impostor: 'A'.repeat(43) }
    this.#caller = openCaller({ origin, tokens, workOf: () => workOf(this.#wanted.server) })
  }

  async #ask(name: string, endpoint: Endpoint, request: TestRequest): Promise<Sent> {
    const answer = await this.#answer(name, request)
    if (answer === null) return { request, status: 0 }
    const fault = faultOf(endpoint, answer)
    if (fault !== null) this.#findings.add(name, fault, request)
    this.#count(name, request, answer)
    // The server remembers its answer to a request with an idempotency key, except a file or an answer with a secret. A
    // repeated request of that kind is therefore handled again.
    const isStored = endpoint.secret !== true && !('download' in endpoint.response)
    const isRepeatable = request.headers['idempotency-key'] !== undefined && isStored
    if (isRepeatable && request.kind === 'valid') await this.#repeat(name, request, answer)
    return { request, status: answer.status }
  }

  async #answer(name: string, request: TestRequest): Promise<Answer | null> {
    try {
      return await this.#caller!.ask(request)
    } catch (error) {
      if (this.#wanted.server.child.exitCode !== null) throw new Error(`the server ended at ${name}`, { cause: error })
      // When the call was ended because of a limit, the cause of the error says which limit.
      const { cause = error } = error as Error
      this.#findings.add(name, `no answer: ${String(cause)}`, request)
      return null
    }
  }

  async #repeat(name: string, request: TestRequest, first: Answer): Promise<void> {
    const second = await this.#answer(name, request)
    if (second === null || isBusy(first) || isBusy(second)) return
    if (second.status !== first.status || !second.content.equals(first.content))
      this.#findings.add(name, `a repeat answers ${second.status} after ${first.status}`, request)
  }

  #count(name: string, { kind }: TestRequest, { status, tookMs, content }: Answer): void {
    const figures = this.#figures.get(name) ?? {
      requests: 0,
      accepted: 0,
      refused: 0,
      slowestMs: 0,
      reasons: new Map<string, number>(),
    }
    figures.requests += 1
    if (status < 400) figures.accepted += 1
    else figures.refused += 1
    if (status >= 400 && kind === 'valid') {
      const [, code, field] = /"code":"(\w+)"(?:.*?"errors":\[\{"path":"([\w.]*)")?/.exec(content.toString()) ?? []
      const reason = [code ?? status, field].join(' ').trim()
      figures.reasons.set(reason, (figures.reasons.get(reason) ?? 0) + 1)
    }
    figures.slowestMs = Math.max(figures.slowestMs, tookMs)
    this.#figures.set(name, figures)
  }

  async #watchRefused(name: string, sent: readonly Sent[], { thoroughly }: { thoroughly: boolean }): Promise<void> {
    const refused = sent.filter(({ status }) => status >= 400)
    const before = this.#stand
    this.#stand = await this.#watcher.fingerprint()
    if (refused.length > 0 && changedTables(before, this.#stand).length > 0) {
      if (!thoroughly && refused.length < sent.length) return
      const ask = async (request: TestRequest) => (await this.#answer(name, request))?.status ?? 0
      const again = refused.map(({ request }) => request)
      for (const { request, tables } of await writtenWhileRefused(this.#watcher, again, ask))
        this.#findings.add(name, `refused, and wrote in ${tables.join(', ')}`, request)
      this.#stand = await this.#watcher.fingerprint()
    }
    this.#watchedRefusals += refused.length
  }
}

/** The processor time that a server and its database have used. */
const workOf = ({ child, dataDir }: RunningServer): number =>
  processorTimeOf(child.pid ?? 0) + processorTimeOf(postmasterOf(dataDir).pid)

/** True when the server refused the request because the machine is slow. A repeated request can then succeed. */
const isBusy = ({ status }: Answer): boolean => [408, 429, 503].includes(status)

type OneGo = {
  readonly name: string
  readonly endpoint: Endpoint
  readonly office: Office
  readonly from: number
  readonly count: number
}

type Repeatable = { readonly endpoint: Endpoint; readonly random: Random; readonly seed: number; readonly at: number }

/**
 * Gives some requests that write an idempotency key. The run sends such a request twice, and the server must handle it
 * once.
 */
function repeatable(request: TestRequest, { endpoint, random, seed, at }: Repeatable): TestRequest {
  const { method, access, path } = endpoint
  const mayRepeat = method !== 'GET' && access !== 'open' && access !== 'contact' && !path.startsWith('/session')
  if (!mayRepeat || request.kind !== 'valid' || !random.chance(REPEATED)) return request
  return { ...request, headers: { ...request.headers, 'idempotency-key': `trust ${seed} ${endpoint.path} ${at}` } }
}
