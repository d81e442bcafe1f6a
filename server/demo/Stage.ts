import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, instantAt, startOfDay, type Instant } from '@uurwerk/domain/time/instant'
import { inTransaction, type Tx } from '../src/platform/db/transaction.ts'
import type { Actor, CommandContext } from '../src/app/context.ts'
import type { Services } from '../src/app/services.ts'

export type Player = { readonly personId: number; readonly name: string; readonly roles: readonly Role[] }

type Moment = { readonly now: Instant; readonly tx: Tx | null }

/**
 * Runs the actions that fill the demo with data. Each action is a command that a real user would also run, and it gets
 * the time at which a real user would run it.
 */
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

  /** Runs several actions of the demo in one transaction, because the demo is filled faster with fewer transactions. */
  together<T>(work: (stage: Stage) => Promise<T>): Promise<T> {
    return inTransaction(this.services.db, (tx) => work(new Stage(this.services, { now: this.now, tx })))
  }

  /**
   * Runs what one person does on one day of the demo, in one transaction. The time of the actions is an hour of that
   * day; when that hour is in the future, it is the current time.
   */
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
