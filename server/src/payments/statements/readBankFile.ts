import { MOST_BANK_ENTRIES } from '@uurwerk/contract/payments/bankFiles'
import { RefusalError } from '../../app/RefusalError.ts'
import { partsOfThread } from '../../platform/threads/partsOfThread.ts'
import { joinStatements, type BankFilePart } from './bankFileParts.ts'
import { parseBankFile, type ParsedBankFile } from './parseBankFile.ts'

/**
 * The maximum time for reading one bank file, in milliseconds. Only a file that somebody made slow on purpose needs
 * more time.
 */
const READ_WITHIN_MS = 30_000
/** A bank file below this size is read on the main thread, because starting another thread takes longer. */
const SMALL_BYTES = 8192

type Limits = { readonly readWithinMs?: number }

/** A separate thread reads a large file, so that other users never wait (rule payments-21). */
export async function readBankFile(
  file: string | Uint8Array,
  { readWithinMs = READ_WITHIN_MS }: Limits = {},
): Promise<ParsedBankFile> {
  const parsed = file.length <= SMALL_BYTES ? parseBankFile(file) : await parsedInThread(file, readWithinMs)
  if ('refusal' in parsed) throw new RefusalError(parsed.refusal)
  const entries = parsed.statements.reduce((sum, statement) => sum + statement.entries.length, 0)
  if (entries > MOST_BANK_ENTRIES) throw new RefusalError({ code: 'statement_too_long', most: MOST_BANK_ENTRIES })
  return parsed
}

async function parsedInThread(file: string | Uint8Array, withinMs: number) {
  const script = new URL('./bankFileWorker.ts', import.meta.url)
  const parts = await partsOfThread<BankFilePart>(script, { data: { file }, withinMs })
  return parts === null ? { refusal: { code: 'statement_unreadable', line: null } as const } : joinStatements(parts)
}
