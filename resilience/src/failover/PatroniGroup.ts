import { spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import type { Move } from './DatabaseGroup.ts'
import { exampleOf, PatroniMachine } from './PatroniMachine.ts'
import type { PatroniPrograms } from './patroniPrograms.ts'

const NAMES = ['een', 'twee', 'drie'] as const
const PROXY = '127.0.0.10'
/** The password in the example configuration. The login of the server has the same password. */
const PASSWORD = 'verander-dit'
const READY_WITHIN_MS = 120_000
/**
 * How long a primary does not answer, in milliseconds. Patroni chooses another primary after 20 seconds, so the old
 * primary runs again after this choice.
 */
const HANGS_MS = 40_000
const ANSWER_WITHIN_MS = 1500
const LOOKS_EVERY_MS = 250

type Member = { readonly name: string; readonly role: string; readonly state: string }

/**
 * The three database machines and the HAProxy that the guide for operators describes, with the example configurations
 * in `deploy/`. They all run on this machine, each with its own IP address.
 */
export class PatroniGroup {
  readonly url = `postgresql://uurwerk:${PASSWORD}@${PROXY}:5432/uurwerk`
  /** The same URL as `url`, with the login of the superuser. */
  readonly superUrl = `postgresql://postgres:${PASSWORD}@${PROXY}:5432/uurwerk`
  /** The URL that leads to a standby database. */
  readonly readUrl = `postgresql://uurwerk:${PASSWORD}@${PROXY}:5433/uurwerk`
  readonly #machines: readonly PatroniMachine[]
  readonly #haproxy: ChildProcess

  private constructor(folder: string, programs: PatroniPrograms) {
    this.#machines = NAMES.map((name, index) => {
      const address = `127.0.0.1${index + 1}`
      return new PatroniMachine(name, { address, folder: path.join(folder, name), programs })
    })
    const configuration = path.join(folder, 'haproxy.cfg')
    const example = exampleOf('haproxy-database.cfg').replaceAll('bind 127.0.0.1:', `bind ${PROXY}:`)
    // The lines that name the user of HAProxy are removed from the configuration. The package of HAProxy creates this
    // user, and the package may not be installed on this machine.
    writeFileSync(configuration, example.replace(/^\t(user|group) .*\n/gm, ''))
    this.#haproxy = spawn(programs.haproxy, ['-db', '-f', configuration], { stdio: 'ignore' })
  }

  static async start(folder: string, programs: PatroniPrograms): Promise<PatroniGroup> {
    const group = new PatroniGroup(folder, programs)
    try {
      for (const machine of group.#machines) machine.startEtcd()
      for (const machine of group.#machines) machine.startPatroni()
      await group.#untilWhole()
      await group.#createDatabase()
      return group
    } catch (error) {
      group.stop()
      throw error
    }
  }

  /** The version of Patroni. */
  async version(): Promise<string> {
    const { patroni } = (await this.#ask(this.#machines[0]!, 'patroni')) as { patroni: { version: string } }
    return patroni.version
  }

  async move(how: Move): Promise<void> {
    const old = await this.#until('a primary', () => this.#primary(null))
    if (how === 'killed') old.kill()
    else if (how === 'hung') old.hang()
    else await this.#switchOver(old)
    const begun = performance.now()
    await this.#until('another primary', () => this.#primary(old))
    if (how === 'killed') old.startPatroni()
    if (how === 'hung') {
      await pause(Math.max(0, HANGS_MS - (performance.now() - begun)))
      old.wake()
    }
    await this.#untilWhole()
  }

  stop(): void {
    this.#haproxy.kill('SIGKILL')
    for (const machine of this.#machines) machine.stop()
  }

  async #switchOver(old: PatroniMachine): Promise<void> {
    const candidate = (await this.#members(old)).find(({ role }) => role === 'sync_standby')
    const answer = await fetch(`http://${old.address}:8008/switchover`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`patroni:${PASSWORD}`).toString('base64')}` },
      body: JSON.stringify({ leader: old.name, candidate: candidate?.name }),
    })
    if (!answer.ok) throw new Error(`Patroni does not switch over: ${answer.status} ${await answer.text()}`)
  }

  async #createDatabase(): Promise<void> {
    const primary = await this.#until('a primary', () => this.#primary(null))
    const client = new Client({ host: primary.address, user: 'postgres', password: PASSWORD, database: 'postgres' })
    await client.connect()
    await client.query(`create role uurwerk login password '${PASSWORD}'`)
    await client.query('create database uurwerk owner uurwerk')
    await client.end()
  }

  /**
   * Returns a machine that reports that it is the primary, and that is not the given machine; null when there is none.
   */
  async #primary(except: PatroniMachine | null): Promise<PatroniMachine | null> {
    const others = this.#machines.filter((machine) => machine !== except)
    const answers = await Promise.all(
      others.map((machine) =>
        fetch(`http://${machine.address}:8008/primary`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    return others.find((_machine, index) => answers[index]) ?? null
  }

  async #ask({ address }: PatroniMachine, name: string): Promise<unknown> {
    const answer = await fetch(`http://${address}:8008/${name}`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
    return answer.json()
  }

  async #members(machine: PatroniMachine): Promise<readonly Member[]> {
    return ((await this.#ask(machine, 'cluster')) as { members: readonly Member[] }).members
  }

  /** Waits until one machine is the primary and the two others are its standbys, one of them synchronous. */
  async #untilWhole(): Promise<void> {
    await this.#until('a primary with two standbys', async () => {
      const primary = await this.#primary(null)
      if (primary === null) return null
      const members = await this.#members(primary)
      const following = members.filter(({ role, state }) => role !== 'leader' && state === 'streaming')
      return following.length === 2 && following.some(({ role }) => role === 'sync_standby') ? true : null
    })
  }

  async #until<T>(what: string, look: () => Promise<T | null>): Promise<T> {
    const giveUpAt = performance.now() + READY_WITHIN_MS
    for (;;) {
      const found = await look().catch(() => null)
      if (found !== null) return found
      if (performance.now() > giveUpAt) throw new Error(`there was never ${what}`)
      await pause(LOOKS_EVERY_MS)
    }
  }
}
