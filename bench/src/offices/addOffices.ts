import path from 'node:path'

/**
 * Adds offices with the action `add` of `bin/offices`, one after another. The arguments are a name, a host name, the
 * next name, and so on. Prints the time of each action in milliseconds.
 */
type RunAct = (environment: NodeJS.ProcessEnv, act: string, rest: readonly string[]) => Promise<unknown>

const act = path.resolve(import.meta.dirname, '../../../server/src/operations/offices/runAct.ts')
const { runAct } = (await import(act)) as { readonly runAct: RunAct }
const args = process.argv.slice(2)
for (let index = 0; index < args.length; index += 2) {
  const begun = performance.now()
  await runAct(process.env, 'add', args.slice(index, index + 2))
  console.log(performance.now() - begun)
}
