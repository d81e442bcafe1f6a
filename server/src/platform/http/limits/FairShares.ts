import { hash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { clientAddress } from '../requests/clientAddress.ts'
import { FAILED_TOKEN_MS, SHARES } from './rateLimits.ts'
import { Share } from './Share.ts'
import type { Actor, ContactActor } from '../../../app/context.ts'

const MOST_KNOWN = 20_000

/**
 * Limits how many calls of one person, and how many calls of one network address, run at once in this process. Each
 * process has separate limits, because a process protects its own database connections and processor time.
 */
export class FairShares {
  readonly #persons = new Share(SHARES.person)
  readonly #heavy = new Share(SHARES.heavy)
  readonly #heavyOfOthers = new Share(SHARES.heavyOfOthers)
  readonly #addresses = new Share(SHARES.address)
  /**
   * The id of the person for each hash of a token, from the last call with this token. The database checks the token at
   * every call.
   */
  readonly #known = new Map<string, number>()

  /** Runs a call of a caller without a session, within the limit of the caller's network address. */
  ofAddress<T>(ip: string, work: () => Promise<T>): Promise<T> {
    return this.#addresses.use(clientAddress(ip), work)
  }

  /**
   * Looks up a caller whom this process does not know. The search counts in the limit of the network address. A failed
   * search is slow, so a script can try only few tokens.
   */
  ofUnknown<T>(ip: string, lookUp: () => Promise<T | null>): Promise<T | null> {
    return this.ofAddress(ip, () => slowToFail(lookUp))
  }

  ofPerson<T>(personId: number, work: () => Promise<T>, waitMs?: number): Promise<T> {
    return this.#persons.use(`${personId}`, work, waitMs)
  }

  ofHeavyWork<T>({ personId, roles }: Actor, work: () => Promise<T>): Promise<T> {
    const share = roles.includes('ROLE_ADMIN') ? this.#heavy : this.#heavyOfOthers
    return share.use(`${personId}`, work)
  }

  ofHeavyWorkOfContact<T>({ contactId }: ContactActor, work: () => Promise<T>): Promise<T> {
    return this.#heavyOfOthers.use(`contact ${contactId}`, work)
  }

  /**
   * Finds the person of a token. The query counts in the limit of the last known owner of the token, or of the network
   * address when this process knows no owner.
   */
  async ofToken(
    caller: { readonly token: string; readonly ip: string },
    lookUp: () => Promise<Actor | null>,
  ): Promise<Actor | null> {
    const { token, ip } = caller
    const key = hash('sha256', token, 'base64url')
    const personId = this.#known.get(key)
    const actor = personId === undefined ? await this.ofUnknown(ip, lookUp) : await this.ofPerson(personId, lookUp)
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

/**
 * A call with an unknown token waits before it is refused. During this time, it counts as a running call of its network
 * address. A script can therefore try only few tokens.
 */
async function slowToFail<T>(lookUp: () => Promise<T | null>): Promise<T | null> {
  const found = await lookUp()
  if (found === null) await pause(FAILED_TOKEN_MS)
  return found
}
