import { inProject } from '../project.mjs'

/**
 * The options of Node and the variables with which a server records its SQL statements. Only the deep run sets the
 * folder for these records. In other runs, the server records nothing.
 */
export function recordingServer() {
  const folder = process.env.SERVER_STATEMENTS
  if (folder === undefined) return { args: [], env: {} }
  const module = inProject('server/src/testing/statements/recordServerStatements.ts')
  return { args: ['--import', module], env: { SERVER_STATEMENTS: folder } }
}
