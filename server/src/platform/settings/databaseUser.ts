import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartRefusal } from '../startRefusal.ts'

export type DatabaseUser = { readonly name: string; readonly uid: number; readonly gid: number }

/** The current user. For root, an account without rights, because PostgreSQL refuses to run as root. */
export function databaseUser(): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { name, uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new StartRefusal('Start niet als root: deze machine heeft geen gebruiker postgres of nobody voor de database.')
}

/** Options of `spawn` that start a process as the user of the database. */
export function asUser(user: DatabaseUser | null): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

export function canReach(user: DatabaseUser | null, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', folder], { ...asUser(user), cwd: '/' }).status === 0
}
