import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { addressOfOffice, type Office } from '../../platform/db/offices/office.ts'
import type { House } from '../../platform/db/offices/openHouse.ts'
import { StartRefusal } from '../../platform/startRefusal.ts'
import { runTool, startTool } from './postgresTools.ts'

/** An entry of the list of a dump: `7; 2615 16385 SCHEMA - office_voorbeeld beheer`. */
const SCHEMA = /^\d+; \d+ \d+ SCHEMA - (office_\w+) /

export type Dump = { readonly file: string; readonly schema: string; readonly entries: string }

/** Looks at the list of a dump. A file that is no dump of one office is refused. */
export async function openDump(file: string): Promise<Dump> {
  const sentence = `${file} is geen dump van een kantoor`
  const list = await runTool('pg_restore', { parts: ['--list', file], url: null, sentence })
  const lines = list.split('\n')
  const [schema, ...others] = lines.flatMap((line) => SCHEMA.exec(line)?.[1] ?? [])
  if (schema === undefined || others.length > 0)
    throw new StartRefusal(`${sentence}: het bevat geen schema van één kantoor.`)
  // The operator makes the schema, because the role of an office may not make one.
  return {
    file,
    schema,
    entries: lines.filter((line) => !/^\d+; \d+ \d+ (SCHEMA|COMMENT) - (SCHEMA )?office_/.test(line)).join('\n'),
  }
}

/**
 * Loads a dump into the empty schema of an office, in one transaction and with the rights of the office's role only. The
 * schema of the dump can have another name.
 */
export async function loadDump(
  { url }: Pick<House, 'url'>,
  office: Office,
  { file, schema, entries }: Dump,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'uurwerk-restore-'))
  try {
    const list = path.join(folder, 'entries')
    await writeFile(list, entries)
    const sentence = `${file} kon niet teruggezet worden in ${office.name}`
    const parts = ['--no-owner', '--no-privileges', `--use-list=${list}`, '--file=-', file]
    const reading = startTool('pg_restore', { parts, url: null, sentence })
    const writing = startTool('psql', {
      parts: ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--output=/dev/null'],
      url: addressOfOffice(url, office),
      sentence,
    })
    writing.stdout.resume()
    reading.stdin?.end()
    async function* script(): AsyncGenerator<Buffer> {
      yield Buffer.from('begin;\n')
      yield* inSchema(reading.stdout, schema, office.schema)
      // Without the last line, psql undoes everything: a file that ends too early is not stored in part.
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
 * The script of a dump with another name of the schema. The rows between `COPY … FROM stdin;` and `\.` are the data of
 * the office, in which nothing changes. The text is read as single bytes, so that each byte of a row stays the same.
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
