import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chownSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { childrenOf, sendSignal } from './processes.ts'

const options = {
  listen_addresses: '',
  // The shared memory for parallel queries is in files of the data folder. After a server was killed, this memory is
  // therefore removed together with the folder.
  dynamic_shared_memory_type: 'mmap',
  shared_buffers: '64MB',
  wal_keep_size: '1GB',
  // A write is acknowledged only after one standby has it.
  synchronous_commit: 'on',
  synchronous_standby_names: '*',
  wal_retrieve_retry_interval: '200ms',
  // A standby that gets nothing from its primary for two seconds ends the connection.
  wal_receiver_timeout: '2s',
}

const READY_WITHIN_MS = 180_000
const LOOKS_EVERY_MS = 50

/** One of the three PostgreSQL servers, with its own database files. */
export class DatabaseNode {
  readonly folder: string
  readonly #binary: string
  #process: ChildProcess | null = null

  /** The database files are in the sub-folder `cluster` of this folder. The user who owns them also runs the server. */
  constructor(folder: string, binary: string) {
    this.folder = folder
    this.#binary = binary
  }

  get #cluster(): string {
    return path.join(this.folder, 'cluster')
  }

  get socket(): string {
    return path.join(this.folder, '.s.PGSQL.5432')
  }

  get url(): string {
    return `postgresql://uurwerk@localhost/uurwerk?host=${encodeURIComponent(this.folder)}`
  }

  async start(): Promise<void> {
    const { uid, gid } = statSync(this.#cluster)
    chownSync(this.folder, uid, gid)
    const all = Object.entries({ ...options, unix_socket_directories: this.folder })
    const started = spawn(
      this.#binary,
      ['-D', this.#cluster, ...all.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: '/',
        env: { LC_ALL: 'C', TZ: 'UTC' },
        stdio: 'ignore',
        ...(process.getuid?.() === 0 && { uid, gid }),
      },
    )
    this.#process = started
    const giveUpAt = performance.now() + READY_WITHIN_MS
    for (;;) {
      try {
        await this.ask('select 1')
        return
      } catch (error) {
        if (started.exitCode !== null || performance.now() > giveUpAt) throw error
        await pause(LOOKS_EVERY_MS)
      }
    }
  }

  async ask<Row extends object>(statement: string): Promise<Row[]> {
    const client = new Client({ connectionString: this.url })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }

  /** Becomes a standby of a running primary: copies its files, and starts with them. */
  async follow(primary: DatabaseNode): Promise<void> {
    rmSync(this.folder, { recursive: true, force: true })
    mkdirSync(this.folder, { recursive: true })
    const client = new Client({ connectionString: primary.url })
    await client.connect()
    try {
      await client.query(`select pg_backup_start('standby', true)`)
      // `cp` may report an error, because files of temporary tables can disappear during the copy. This is no problem
      // for a backup.
      spawnSync('cp', ['-a', primary.#cluster, this.folder])
      const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)')
      for (const stale of ['postmaster.pid', 'postmaster.opts', 'standby.signal']) this.#remove(stale)
      // Deletes the copied write-ahead log, because the standby gets the log from the primary.
      spawnSync('find', [path.join(this.#cluster, 'pg_wal'), '-type', 'f', '-delete'])
      this.#write('backup_label', rows[0]!.label)
    } finally {
      await client.end()
    }
    this.#write('standby.signal', '')
    this.#followAt(primary)
    await this.start()
  }

  /** Makes a running standby follow another primary than before. */
  async followInstead(primary: DatabaseNode): Promise<void> {
    this.#followAt(primary)
    await this.ask('select pg_reload_conf()')
  }

  /** The position in the write-ahead log up to which this standby has all changes. */
  async received(): Promise<bigint> {
    const [row] = await this.ask<{ bytes: string }>(
      `select coalesce(pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0'), 0)::text as bytes`,
    )
    return BigInt(row!.bytes)
  }

  async promote(): Promise<void> {
    await this.ask('select pg_promote(true, 60)')
  }

  /** Stops the server cleanly: PostgreSQL first sends all changes to the standbys. */
  stop(): Promise<void> {
    return this.#end('SIGINT')
  }

  async kill(): Promise<void> {
    const children = this.#children()
    await this.#end('SIGKILL')
    for (const pid of children) sendSignal(pid, 'SIGKILL')
  }

  /** Pauses all processes of the server, as when the machine does not answer any more. */
  hang(): void {
    this.#signalAll('SIGSTOP')
  }

  wake(): void {
    this.#signalAll('SIGCONT')
  }

  #signalAll(name: NodeJS.Signals): void {
    const children = this.#children()
    this.#process?.kill(name)
    for (const pid of children) sendSignal(pid, name)
  }

  #children(): readonly number[] {
    return this.#process?.pid === undefined ? [] : childrenOf(this.#process.pid)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    if (running === null || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  #followAt(primary: DatabaseNode): void {
    appendFileSync(
      path.join(this.#cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'user=uurwerk host=${primary.folder}'\n`,
    )
  }

  #write(name: string, text: string): void {
    const file = path.join(this.#cluster, name)
    const { uid, gid } = statSync(this.#cluster)
    writeFileSync(file, text)
    chownSync(file, uid, gid)
  }

  #remove(name: string): void {
    rmSync(path.join(this.#cluster, name), { force: true })
  }
}
