import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { addressOfOffice, type Office } from '../../../platform/db/offices/office.ts'
import type { OfficeList } from '../../../platform/db/offices/openOfficeList.ts'
import { StartRefusal } from '../../../platform/startRefusal.ts'
import { decrypted, isEncrypted } from './dumpCipher.ts'
import { startTool, type RunningTool } from './startTool.ts'

/** A pattern for an entry in the list of a dump, such as `7; 2615 16385 SCHEMA - office_voorbeeld beheer`. */
const SCHEMA = /^\d+; \d+ \d+ SCHEMA - (office_\w+) /

export type Dump = {
  readonly file: string
  readonly schema: string
  readonly entries: string
  readonly key: Buffer | null
}

/** Reads the list of contents of a dump. A file that is not a dump of one office is refused. */
export async function openDump(file: string, dumpKey: Buffer | null): Promise<Dump> {
  const sentence = `${file} is geen dump van een kantoor`
  const isSecret = isEncrypted(await startOf(file))
  if (isSecret && dumpKey === null)
    throw new StartRefusal(`${file} is versleuteld: zet OFFICES_KEY op de sleutel waarmee het gemaakt is.`)
  const key = isSecret ? dumpKey : null
  const running = startRestore(['--list'], { file, key, sentence })
  const [list] = await Promise.all([text(running.stdout), running.fed, running.ended])
  const lines = list.split('\n')
  const [schema, ...others] = lines.flatMap((line) => SCHEMA.exec(line)?.[1] ?? [])
  if (schema === undefined || others.length > 0)
    throw new StartRefusal(`${sentence}: het bevat geen schema van één kantoor.`)
  // The operator creates the schema, because the role of an office cannot create a schema.
  return {
    file,
    key,
    schema,
    entries: lines.filter((line) => !/^\d+; \d+ \d+ (SCHEMA|COMMENT) - (SCHEMA )?office_/.test(line)).join('\n'),
  }
}

/** Returns no bytes when the file cannot be read, because pg_restore then reports the reason. */
async function startOf(file: string): Promise<Buffer> {
  const opened = await open(file).catch(() => null)
  if (opened === null) return Buffer.alloc(0)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } catch {
    return Buffer.alloc(0)
  } finally {
    await opened.close()
  }
}

type Input = { readonly file: string; readonly key: Buffer | null; readonly sentence: string }

/** The decrypted content goes directly to pg_restore, and never to a disk. `fed` fails when that content is damaged. */
function startRestore(
  parts: readonly string[],
  { file, key, sentence }: Input,
): RunningTool & { readonly fed: Promise<void> } {
  const running = startTool('pg_restore', { parts: key === null ? [...parts, file] : parts, url: null, sentence })
  const fed = key === null ? Promise.resolve() : feed(running, decrypted(createReadStream(file), { key, file }))
  if (key === null) running.stdin?.end()
  // This handler prevents an unhandled rejection, because the caller may await the result later than the failure.
  fed.catch(() => {})
  return Object.assign(running, { fed })
}

async function feed(running: RunningTool, content: AsyncIterable<Buffer>): Promise<void> {
  try {
    await pipeline(Readable.from(content), running.stdin!)
  } catch (error) {
    if (error instanceof StartRefusal) {
      running.kill()
      throw error
    }
    // pg_restore stops reading after the list. The error is ignored, because the exit code shows a failure.
  }
}

/** Loads a dump into an empty schema, in one transaction and with the rights of the office's role only. */
export async function loadDump(
  { url }: Pick<OfficeList, 'url'>,
  office: Office,
  { file, key, schema, entries }: Dump,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'uurwerk-restore-'))
  try {
    const list = path.join(folder, 'entries')
    await writeFile(list, entries)
    const sentence = `${file} kon niet teruggezet worden in ${office.name}`
    const parts = ['--no-owner', '--no-privileges', `--use-list=${list}`, '--file=-']
    const reading = startRestore(parts, { file, key, sentence })
    const writing = startTool('psql', {
      parts: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
      url: addressOfOffice(url, office),
      sentence,
    })
    writing.stdout.resume()
    async function* script(): AsyncGenerator<Buffer> {
      yield Buffer.from('begin;\n')
      yield* inSchema(reading.stdout, schema, office.schema)
      // The last line `commit` is sent only after the whole dump was read. Without it, psql rolls everything back.
      await reading.fed
      await reading.ended
      yield Buffer.from('commit;\n')
    }
    const failure = pipeline(Readable.from(script()), writing.stdin!).then(
      () => null,
      (error: unknown) => error,
    )
    await writing.ended
    const broken = await failure
    if (broken !== null) throw broken
  } finally {
    await rm(folder, { recursive: true })
  }
}

/**
 * Gives the script of a dump another schema name. The rows between `COPY … FROM stdin;` and `\.` are data of the
 * office, and do not change. The text is read as single bytes, so that every byte of a row stays the same.
 */
async function* inSchema(script: AsyncIterable<Buffer>, from: string, to: string): AsyncGenerator<Buffer> {
  const name = new RegExp(`\\b${from}\\b`, 'g')
  let isData = false
  function renamed(line: string): string {
    if (isData) {
      isData = line !== '\\.'
      return line
    }
    isData = /^COPY .* FROM stdin;$/.test(line)
    return line.replace(name, to)
  }
  let rest = ''
  for await (const chunk of script) {
    const lines = (rest + chunk.toString('latin1')).split('\n')
    rest = lines.pop() ?? ''
    yield Buffer.from(lines.map((line) => `${renamed(line)}\n`).join(''), 'latin1')
  }
  yield Buffer.from(renamed(rest), 'latin1')
}
