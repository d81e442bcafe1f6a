import type { Role } from '@uurwerk/domain/people/role'
import type { Day } from '@uurwerk/domain/time/day'
import { brusselsDayOf, instantAt, startOfDay, type Instant } from '@uurwerk/domain/time/instant'
import { inTransaction } from '../src/db/transaction.ts'
import type { Actor, Writing } from '../src/http/route.ts'
import type { Services } from '../src/services.ts'

export type Player = { readonly personId: number; readonly name: string; readonly roles: readonly Role[] }

/** Where the demo plays: the same use cases as always, done by somebody at the moment it would have happened. */
export class Stage {
  readonly services: Services
  readonly today: Day

  constructor(services: Services) {
    this.services = services
    this.today = services.clock.today()
  }

  /** Acts of one person on one day, at an hour of that day and never after now; all of them or none. */
  act<T>(actor: Actor, day: Day, hour: number, work: (writing: Writing) => Promise<T>): Promise<T> {
    const now = this.#momentOf(day, hour)
    return inTransaction(this.services.db, (tx) =>
      work({ tx, actor, now, today: brusselsDayOf(now), services: this.services }),
    )
  }

  #momentOf(day: Day, hour: number): Instant {
    const moment = instantAt(day, hour * 60) ?? startOfDay(day)
    const now = this.services.clock.now()
    return moment < now ? moment : now
  }
}
