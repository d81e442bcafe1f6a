import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, instantAt, startOfDay, type Instant } from '@uurwerk/domain/time/instant'
import { inTransaction, type Tx } from '../src/db/transaction.ts'
import type { Actor, CommandContext } from '../src/http/route.ts'
import type { Services } from '../src/services.ts'

export type Player = { readonly personId: number; readonly name: string; readonly roles: readonly Role[] }

type Moment = { readonly now: Instant; readonly tx: Tx | null }

/** Where the demo plays: the same use cases as always, done by somebody at the moment it would have happened. */
export class Stage {
  readonly services: Services
  readonly now: Instant
  readonly today: Day
  readonly #tx: Tx | null

  constructor(services: Services, { now, tx }: Moment = { now: services.clock.now(), tx: null }) {
    this.services = services
    this.now = now
    this.today = brusselsDayOf(now)
    this.#tx = tx
  }

  /** Several acts of one story in one transaction: their number is what a demo waits for. */
  together<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
    return inTransaction(this.services.db, (tx) => work(new Stage(this.services, { now: this.now, tx })))
  }

  /** What one person did on one day, at an hour of that day and never after now; all of it or nothing. */
  act<T>(actor: Actor, day: Day, hour: number, work: (context: CommandContext) => Promise<T>): Promise<T> {
    const now = this.#momentOf(day, hour)
    const done = (tx: Tx): Promise<T> => work({ tx, actor, now, today: brusselsDayOf(now), services: this.services })
    return this.#tx === null ? inTransaction(this.services.db, done) : done(this.#tx)
  }

  #momentOf(day: Day, hour: number): Instant {
    const moment = instantAt(day, hour * 60) ?? startOfDay(day)
    return moment < this.now ? moment : this.now
  }
}
