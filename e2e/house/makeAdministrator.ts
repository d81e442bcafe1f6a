import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

const command = path.resolve(import.meta.dirname, '../../bin/admin')

/** What a house does at its own terminal, beside the running server; answers what the command says. */
export async function makeAdministrator(email: string, dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(command, ['add', email, 'google'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  })
  return stdout
}
