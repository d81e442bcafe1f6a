import { setTimeout as pause } from 'node:timers/promises'
import type { DatabaseNode } from './DatabaseNode.ts'
import type { Gate } from './startGate.ts'

export const moves = ['killed', 'hung', 'switched over'] as const
export type Move = (typeof moves)[number]

/**
 * How long the primary has failed before the test reacts, in milliseconds. In production, Patroni needs up to 20
 * seconds to notice the failure.
 */
const UNNOTICED_MS = 2000
const AWAKE_MS = 1000

/**
 * Three database servers: a primary and two standbys. A write is acknowledged only when at least one standby has it
 * too.
 */
export class DatabaseGroup {
  readonly #gate: Gate
  #primary: DatabaseNode
  #standbys: readonly DatabaseNode[]

  private constructor(gate: Gate, [primary, ...standbys]: readonly [DatabaseNode, ...DatabaseNode[]]) {
    this.#gate = gate
    this.#primary = primary
    this.#standbys = standbys
  }

  /** Starts the three servers. The first server already has database files with data. The two others get a copy. */
  static async start(gate: Gate, nodes: readonly [DatabaseNode, ...DatabaseNode[]]): Promise<DatabaseGroup> {
    const [primary, ...standbys] = nodes
    await primary.start()
    for (const standby of standbys) await standby.follow(primary)
    gate.pointTo(primary.socket)
    return new DatabaseGroup(gate, nodes)
  }

  /**
   * Makes another server the primary: the standby that has the most of the write-ahead log. The old primary becomes a
   * standby.
   */
  async move(how: Move): Promise<void> {
    const old = this.#primary
    if (how === 'switched over') {
      this.#gate.pointTo(null)
      await old.stop()
    } else {
      if (how === 'killed') await old.kill()
      else old.hang()
      await pause(UNNOTICED_MS)
      this.#gate.pointTo(null)
    }
    const [next, ...others] = await this.#byReceived()
    await next!.promote()
    for (const other of others) await other.followInstead(next!)
    this.#gate.pointTo(next!.socket)
    if (how === 'hung') {
      // When the old primary runs again, it still behaves as a primary. This does no harm, because no client is
      // connected to it.
      old.wake()
      await pause(AWAKE_MS)
      await old.kill()
    }
    await old.follow(next!)
    this.#primary = next!
    this.#standbys = [...others, old]
  }

  async stop(): Promise<void> {
    this.#gate.pointTo(null)
    for (const node of [...this.#standbys, this.#primary]) await node.kill()
  }

  async #byReceived(): Promise<readonly DatabaseNode[]> {
    const all = await Promise.all(this.#standbys.map(async (node) => ({ node, received: await node.received() })))
    return all.toSorted((one, other) => Number(other.received - one.received)).map(({ node }) => node)
  }
}
