import '../../platform/process/requireNode.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { runAct, USAGE } from './runAct.ts'

// The files of an act have the data of an office, also while they are not complete. Other users may not read them.
process.umask(0o077)

try {
  const [act = '', ...rest] = process.argv.slice(2)
  if (act === '') throw new StartRefusal(USAGE)
  for (const line of await runAct(process.env, act, rest)) console.log(line)
} catch (error) {
  if (!(error instanceof StartRefusal)) throw error
  console.error(error.message)
  process.exitCode = 1
}
