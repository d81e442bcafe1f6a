import '../../platform/process/requireNode.ts'
import { isBroken } from '../../platform/db/errors/isUnreachable.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { runAct, USAGE } from './runAct.ts'

// The files contain data of an office, also while they are not complete, so other users cannot read them.
process.umask(0o077)

/** The error codes of a disk without space, of a full quota, and of a file that may not become larger. */
const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

try {
  const [act = '', ...rest] = process.argv.slice(2)
  if (act === '') throw new StartRefusal(USAGE)
  for (const line of await runAct(process.env, act, rest, { onWait: sayThatItWaits })) console.log(line)
} catch (error) {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exitCode = 1
}

function sayThatItWaits(): void {
  console.error('Er loopt al een handeling op deze databank. Dit bevel wacht tot ze klaar is.')
}

/** The sentence for an error that the operator can correct; null for any other error. */
function sentenceOf(error: unknown): string | null {
  if (error instanceof StartRefusal) return error.message
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (NO_SPACE.has(code))
    return `Op de schijf is geen plaats meer (${code}). Maak plaats, en voer het bevel opnieuw uit.`
  // A file error on a network drive has the code EIO or ESTALE. Such an error does not come from the database.
  if (!isBroken(error) || code === 'EIO' || code === 'ESTALE') return null
  return `De verbinding met de databank viel weg voor de handeling klaar was. Kijk met 'list' en 'doctor' hoe het staat, en voer het bevel opnieuw uit.`
}
