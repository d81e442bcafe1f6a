import { setTimeout as pause } from 'node:timers/promises'
import type { Services } from './app/services.ts'
import { describeSignIn } from './identity/signIn/describeSignIn.ts'
import { createDatabase } from './platform/db/database.ts'
import type { DirectoryRow } from './platform/db/offices/directoryStore.ts'
import type { Office } from './platform/db/offices/office.ts'
import type { SharedPool } from './platform/db/offices/SharedPool.ts'
import type { StandbyCheck } from './platform/db/standby/StandbyCheck.ts'
import { latestMigration } from './platform/db/migration/migrations.ts'
import type { ServedOffice } from './platform/jobs/offices/servedOffice.ts'
import { FairShares } from './platform/http/limits/FairShares.ts'
import { OfficeCalls } from './platform/http/limits/OfficeCalls.ts'
import { OfficeTurns } from './platform/http/limits/OfficeTurns.ts'
import { addressAt } from './platform/settings/addressAt.ts'
import { isCall, type ChooseOffice, type OfficeRequest, type OfficeServices } from './platform/http/served.ts'

const KEPT_MS = 10_000
/** The maximum time in milliseconds that a request for a page waits for the current list of offices. */
const PAGE_WAITS_MS = 1000

/** The database connections to a standby. The long reads of all offices use these connections. */
export type OfficesStandby = { readonly pool: SharedPool; readonly check: Pick<StandbyCheck, 'isFresh'> }

type DirectorySettings = {
  readonly read: () => Promise<readonly DirectoryRow[]>
  readonly screens: SharedPool
  readonly longWork: SharedPool
  readonly standby?: OfficesStandby | null
  /** The time in milliseconds during which the server uses the list of offices before it reads the list again. */
  readonly keptMs?: number | undefined
  /** The services that do not depend on an office. */
  readonly common: Pick<Services, 'clock' | 'settings' | 'peppol'> & { readonly log?: NonNullable<Services['log']> }
}

type Entry = {
  readonly row: DirectoryRow
  readonly served: ServedOffice
  readonly shares: FairShares
  readonly calls: OfficeCalls
}

type Directory = {
  readonly hosts: ReadonlyMap<string, OfficeServices | 'office_in_maintenance'>
  readonly entries: ReadonlyMap<string, Entry>
}

/** Finds an office of this database by its host name. The list of offices is read again after ten seconds. */
export class OfficeDirectory {
  readonly #settings: DirectorySettings
  readonly #newest = latestMigration()
  readonly #turns = new OfficeTurns()
  #directory: Directory = { hosts: new Map(), entries: new Map() }
  #readAt = -Infinity
  #reading: Promise<Directory> | null = null

  constructor(settings: DirectorySettings) {
    this.#settings = settings
  }

  /** Returns 'office_unknown' for a host name that no office has (rule offices-2). */
  readonly choose: ChooseOffice = async (request) => {
    const { hosts } = await (isCall(request) ? this.#current() : this.#currentOrLast())
    const found = hosts.get(hostOf(request)) ?? 'office_unknown'
    if (typeof found !== 'string') request.log = request.log.child({ office: found.office })
    return found
  }

  /** The offices whose jobs this process may run (rule offices-21). */
  async inService(): Promise<ServedOffice[]> {
    const { entries } = await this.#current()
    return [...entries.values()]
      .filter(({ row }) => row.state === 'on' && this.#isInService(row))
      .map(({ served }) => served)
  }

  async #current(): Promise<Directory> {
    if (performance.now() - this.#readAt < (this.#settings.keptMs ?? KEPT_MS)) return this.#directory
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  /**
   * The list of offices for a request for a page or one of its files. While the list cannot be read, the server uses
   * the list that it read before, so that people can still open the app. A call of the API always needs the current
   * list, because the operator may have closed the office to move its data (rule offices-8).
   */
  async #currentOrLast(): Promise<Directory> {
    const current = this.#current()
    if (this.#readAt === -Infinity) return current
    const last = (): Directory => this.#directory
    return Promise.race([current.catch(last), pause(PAGE_WAITS_MS, null, { ref: false }).then(last)])
  }

  async #read(): Promise<Directory> {
    const rows = await this.#settings.read()
    const entries = new Map(rows.map((row) => [row.name, this.#entryOf(row)]))
    const hosts = [...entries.values()].flatMap((entry) =>
      entry.row.hosts.map(
        (host) => [host, this.#isInService(entry.row) ? this.#servedAt(entry, host) : 'office_in_maintenance'] as const,
      ),
    )
    this.#directory = { hosts: new Map(hosts), entries }
    this.#readAt = performance.now()
    return this.#directory
  }

  /**
   * An office with a database schema older than this release is not served. A newer schema is served (rule offices-7).
   */
  #isInService({ state, migration }: DirectoryRow): boolean {
    return (state === 'on' || state === 'copy' || state === 'moving') && migration >= this.#newest
  }

  /** Keeps the services and the rate limits of an office until the operator changes its settings. */
  #entryOf(row: DirectoryRow): Entry {
    const known = this.#directory.entries.get(row.name)
    if (known !== undefined && JSON.stringify(known.row) === JSON.stringify(row)) return known
    const { screens, longWork, common } = this.#settings
    const office = { ...row, isReadOnly: row.state === 'moving' }
    const ofLongWork = { ...office, connections: LONG_WORK_OF_OFFICE }
    const services: Services = {
      ...common,
      db: createDatabase(screens.poolOf(office)),
      longWork: createDatabase(longWork.poolOf(ofLongWork)),
      ...this.#standbyOf(ofLongWork),
      roomBytes: row.megabytes * MEGABYTE,
      settings: { ...common.settings, publicUrl: addressAt(common.settings.publicUrl, row.hosts[0] ?? '') },
    }
    const calls = known?.row.callsPerSecond === row.callsPerSecond ? known.calls : new OfficeCalls(row.callsPerSecond)
    return { row, served: { office: row, services }, shares: known?.shares ?? new FairShares(), calls }
  }

  #standbyOf(office: Office): Pick<Services, 'standby'> {
    const { standby } = this.#settings
    if (standby === undefined || standby === null) return {}
    const db = createDatabase(standby.pool.poolOf(office))
    return { standby: async () => ((await standby.check.isFresh()) ? db : null) }
  }

  /** A link in an answer contains the host name to which the request was sent. */
  #servedAt({ row, served, shares, calls }: Entry, host: string): OfficeServices {
    const settings = { ...served.services.settings, publicUrl: addressAt(served.services.settings.publicUrl, host) }
    const services = { ...served.services, settings }
    const takeTurn = () => this.#turns.take(row.name)
    const isReadOnly = row.state === 'moving'
    return { office: row.name, services, shares, calls, takeTurn, isReadOnly, describeSignIn: describeSignIn(services) }
  }
}

const LONG_WORK_OF_OFFICE = 2
const MEGABYTE = 1024 ** 2

/** The host name in the request itself. A host name in a header of a proxy is ignored (rule offices-1). */
const hostOf = ({ raw }: OfficeRequest): string =>
  (raw.headers.host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
