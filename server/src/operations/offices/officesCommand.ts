import '../../platform/process/requireNode.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { runAct, USAGE } from './runAct.ts'

// The files of an action contain data of an office, also while the files are not complete, so other users cannot read
// them.
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
