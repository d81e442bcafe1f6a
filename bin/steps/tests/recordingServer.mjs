import { inProject } from '../project.mjs'

/**
 * The options of Node and the variables of a server that records its SQL statements. A server does so in the deep run,
 * which sets the folder for them.
 */
export function recordingServer() {
  const folder = process.env.SERVER_STATEMENTS
  if (folder === undefined) return { args: [], env: {} }
  const module = inProject('server/src/testing/statements/recordServerStatements.ts')
  return { args: ['--import', module], env: { SERVER_STATEMENTS: folder } }
}
