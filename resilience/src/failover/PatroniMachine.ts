import { spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { childrenOf, sendSignal } from './processes.ts'
import type { PatroniPrograms } from './patroniPrograms.ts'

const deployFolder = path.resolve(import.meta.dirname, '../../../deploy')

/**
 * An example configuration from `deploy/`. The IP addresses 10.0.0.11, 10.0.0.12 and 10.0.0.13 are replaced by
 * addresses of this machine.
 */
export const exampleOf = (name: string): string =>
  readFileSync(path.join(deployFolder, name), 'utf8').replaceAll('10.0.0.1', '127.0.0.1')

/**
 * One of the three machines that the guide for operators describes. It runs etcd, and Patroni with its PostgreSQL, on
 * its own IP address.
 */
export class PatroniMachine {
  readonly name: string
  readonly address: string
  readonly #folder: string
  readonly #programs: PatroniPrograms
  #etcd: ChildProcess | null = null
  #patroni: ChildProcess | null = null

  constructor(name: string, { address, folder, programs }: MachineSettings) {
    this.name = name
    this.address = address
    this.#folder = folder
    this.#programs = programs
    mkdirSync(folder)
    if (programs.user !== null) chownSync(folder, programs.user.uid, programs.user.gid)
    writeFileSync(this.#configuration, this.#patroniExample())
  }

  get #configuration(): string {
    return path.join(this.#folder, 'patroni.yml')
  }

  /**
   * The example configuration, changed so that the three machines can run on one real machine: each has its own folder,
   * and none has a watchdog, because a watchdog would restart the real machine.
   */
  #patroniExample(): string {
    const socket = `  parameters:\n    unix_socket_directories: ${this.#folder}\n  pg_hba:`
    return exampleOf('patroni.yml')
      .replace('name: een', `name: ${this.name}`)
      .replaceAll('127.0.0.11:5432', `${this.address}:5432`)
      .replaceAll('127.0.0.11:8008', `${this.address}:8008`)
      .replace(/data_dir: .*/, `data_dir: ${this.#folder}/data`)
      .replace(/bin_dir: .*/, `bin_dir: ${this.#programs.postgresFolder}`)
      .replace('  pg_hba:', socket)
      .replaceAll('10.0.0.0/24', '127.0.0.0/8')
      .replace('mode: required', 'mode: off')
  }

  startEtcd(): void {
    const settings = exampleOf('etcd.env')
      .split('\n')
      .flatMap((line) => (/^ETCD_\w+=/.test(line) ? [line.split(/=(.*)/, 2) as [string, string]] : []))
      .map(([name, value]) => [
        name,
        name === 'ETCD_INITIAL_CLUSTER' ? value : value.replace('127.0.0.11', this.address),
      ])
    const environment = { ...Object.fromEntries(settings), ETCD_NAME: this.name, ETCD_DATA_DIR: `${this.#folder}/etcd` }
    this.#etcd = this.#spawn(this.#programs.etcd, [], environment)
  }

  startPatroni(): void {
    this.#patroni = this.#spawn(this.#programs.patroni, [this.#configuration], {})
  }

  #spawn(program: string, args: readonly string[], environment: Readonly<Record<string, string>>): ChildProcess {
    const log = openSync(path.join(this.#folder, `${path.basename(program)}.log`), 'a')
    return spawn(program, args, {
      // Patroni writes a file with passwords to the home folder, so this machine gets its own home folder.
      env: { ...process.env, HOME: this.#folder, ...environment },
      stdio: ['ignore', log, log],
      ...this.#programs.user,
    })
  }

  /** Kills the processes of PostgreSQL and Patroni, as in a crash. */
  kill(): void {
    for (const pid of [...this.#pidsOf(this.#patroni), ...this.#postgres()]) sendSignal(pid, 'SIGKILL')
  }

  hang(): void {
    for (const pid of this.#all()) sendSignal(pid, 'SIGSTOP')
  }

  wake(): void {
    for (const pid of this.#all()) sendSignal(pid, 'SIGCONT')
  }

  stop(): void {
    for (const pid of this.#all()) sendSignal(pid, 'SIGKILL')
  }

  #all(): readonly number[] {
    return [...this.#pidsOf(this.#etcd), ...this.#pidsOf(this.#patroni), ...this.#postgres()]
  }

  #pidsOf(running: ChildProcess | null): readonly number[] {
    return running?.pid === undefined || running.exitCode !== null || running.signalCode !== null ? [] : [running.pid]
  }

  #postgres(): readonly number[] {
    const file = path.join(this.#folder, 'data/postmaster.pid')
    if (!existsSync(file)) return []
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    return [pid, ...childrenOf(pid)]
  }
}

type MachineSettings = { readonly address: string; readonly folder: string; readonly programs: PatroniPrograms }
