import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clientAddress } from './clientAddress.ts'
import { FAILED_TOKEN_MS, SHARES } from './rateLimits.ts'
import { Share } from './Share.ts'
import type { Services } from '../services.ts'
import type { Actor } from './route.ts'

/** What calls are answered with. */
export type Served = { readonly services: Services; readonly shares: FairShares }

const MOST_KNOWN = 20_000

/**
 * How much one person and one address may have under way at once in this process. Processes share nothing here: each
 * protects its own connections and its own processor.
 */
export class FairShares {
  readonly #persons = new Share(SHARES.person)
  readonly #heavy = new Share(SHARES.heavy)
  readonly #heavyOfEmployees = new Share(SHARES.heavyOfEmployee)
  readonly #addresses = new Share(SHARES.address)
  /** Whose each token was last time, by its hash. It is only a hint: the database decides at every call. */
  readonly #known = new Map<string, number>()

  /** Work of somebody without a session. */
  ofAddress<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return this.#addresses.use(clientAddress(ip), work)
  }

  ofPerson<T>(personId: number, work: () => Promise<T>): Promise<T> {
    return this.#persons.use(`${personId}`, work)
  }

  ofHeavyWork<T>({ personId, roles }: Actor, work: () => Promise<T>): Promise<T> {
    const share = roles.includes('ROLE_ADMIN') ? this.#heavy : this.#heavyOfEmployees
    return share.use(`${personId}`, work)
  }

  /** Looks up a token as work of the person whose it was last time; an unknown token as work of its address. */
  async ofToken(
    caller: { readonly token: string; readonly ip: string },
    lookUp: () => Promise<Actor | null>,
  ): Promise<Actor | null> {
    const { token, ip } = caller
    const key = hash('sha256', token, 'base64url')
    const personId = this.#known.get(key)
    const actor =
      personId === undefined
        ? await this.ofAddress(ip, () => slowToFail(lookUp))
        : await this.ofPerson(personId, lookUp)
    this.#known.delete(key)
    if (actor !== null) this.#remember(key, actor.personId)
    return actor
  }

  #remember(key: string, personId: number): void {
    const [oldest] = this.#known.size < MOST_KNOWN ? [] : this.#known.keys()
    if (oldest !== undefined) this.#known.delete(oldest)
    this.#known.set(key, personId)
  }
}

/** Keeps the place of a wrong token for a moment, so that a script with made-up tokens gets few of them tried. */
async function slowToFail(lookUp: () => Promise<Actor | null>): Promise<Actor | null> {
  const actor = await lookUp()
  if (actor === null) await pause(FAILED_TOKEN_MS)
  return actor
}
