import path from 'node:path'

/**
 * Adds offices with the act of `bin/offices`, one after another. The arguments are names and host names in turn. Prints
 * the time of each act, in milliseconds.
 */
type RunAct = (environment: NodeJS.ProcessEnv, act: string, rest: readonly string[]) => Promise<unknown>

const act = path.resolve(import.meta.dirname, '../../../server/src/operations/offices/runAct.ts')
const { runAct } = (await import(act)) as { readonly runAct: RunAct }
const asked = process.argv.slice(2)
for (let index = 0; index < asked.length; index += 2) {
  const begun = performance.now()
  await runAct(process.env, 'add', asked.slice(index, index + 2))
  console.log(performance.now() - begun)
}
