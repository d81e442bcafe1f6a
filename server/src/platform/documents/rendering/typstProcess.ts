import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Logo, RenderAnswer, RenderJob } from './renderJob.ts'

/**
 * The sign that replaces a character that our fonts do not have. It shows the reader that a character is missing (rule
 * invoicing-65).
 */
const SUBSTITUTE = '□'

const EMOJI = /\p{RGI_Emoji}/v
const graphemes = new Intl.Segmenter('nl', { granularity: 'grapheme' })

/** The characters that Typst cannot print; empty for any other error message. */
function unprintableIn(stderr: string): readonly string[] {
  const named = stderr.matchAll(/the text `\\*"([^`]+?)\\*"` could not be displayed/g)
  return [...named].map(([, text = '']) =>
    text.replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(parseInt(code, 16))),
  )
}

type IsUnprintable = (text: string) => boolean

/** Replaces unprintable characters. A visible character that consists of several code points is replaced as a whole. */
const withoutUnprintable = (document: string, unprintable: readonly string[]): string =>
  substituted(document, (text) => unprintable.some((each) => text.includes(each)))

/** Replaces emoji. Typst prints emoji of several code points as nothing and gives no error. */
const withoutEmoji = (document: string): string =>
  EMOJI.test(document) ? substituted(document, (text) => EMOJI.test(text)) : document

function substituted(document: string, isUnprintable: IsUnprintable): string {
  const shown = (text: string): string =>
    isUnprintable(text)
      ? [...graphemes.segment(text)].map(({ segment }) => (isUnprintable(segment) ? SUBSTITUTE : segment)).join('')
      : text
  return JSON.stringify(JSON.parse(document, (_, value: unknown) => (typeof value === 'string' ? shown(value) : value)))
}

// The main program of the renderer's process. `startRenderer.ts` explains why the renderer is a separate process.

const TEMPLATES = fileURLToPath(new URL('../../../../../documents', import.meta.url))
const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold']
// The PDF standard PDF/A-3a. It is made for archives, has tags for screen readers, and can contain the UBL file.
const ARCHIVE_STANDARD = 'a-3a'

const fontFile = (weight: string): Buffer => {
  const address = import.meta.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)
  return readFileSync(fileURLToPath(address))
}

// The workspace of the compiler is the folder of the templates, so that a template can read no other file.
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: WEIGHTS.map(fontFile) }] })

// These files exist only in the memory of the compiler, and only while it makes one document.
const printedFile = `${TEMPLATES}/printed.json`
const logoFile = (id: number): string => `${TEMPLATES}/logos/${id}`

function compile(document: string, logos: readonly Logo[]): NodeTypstDocument {
  compiler.mapShadow(printedFile, Buffer.from(document))
  const inputs = { logos: logos.map(({ id }) => id).join(',') }
  const result = compiler.compile({ mainFilePath: `${TEMPLATES}/document.typ`, inputs })
  if (result.result !== null && !result.hasError()) return result.result
  const diagnostics = result.takeDiagnostics()
  throw new Error(
    diagnostics === null
      ? 'Typst made no document and gave no reason'
      : JSON.stringify(compiler.fetchDiagnostics(diagnostics)),
  )
}

/**
 * The maximum number of times that a text is compiled. One compilation is often not enough, because a character that no
 * font has can hide another such character. After the last compilation, the remaining characters are printed unchanged.
 */
const MOST_ROUNDS = 5

function write(document: string, { logos, createdAt: creationTimestamp }: Omit<RenderJob, 'document'>): Buffer {
  let text = withoutEmoji(document)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const compiled = compile(text, logos)
    try {
      return compiler.pdf(compiled, { pdfStandard: ARCHIVE_STANDARD, creationTimestamp })
    } catch (error) {
      // PDF/A refuses a character that no font has, and a remark must not stop an invoice (rule invoicing-65).
      const unprintable = unprintableIn(String(error))
      if (unprintable.length === 0) break
      text = withoutUnprintable(text, unprintable)
    }
  }
  return compiler.pdf(compile(text, logos), { creationTimestamp })
}

function make(job: RenderJob): Uint8Array {
  const { document, logos, logoRequired } = job
  try {
    for (const { id, content } of logos) compiler.mapShadow(logoFile(id), Buffer.from(content))
    return write(document, job)
  } catch (error) {
    // A logo that cannot be drawn must not stop a document (rule company-11).
    if (logos.length === 0 || logoRequired) throw error
    return write(document, { ...job, logos: [] })
  } finally {
    compiler.resetShadow()
  }
}

function render(job: RenderJob): RenderAnswer {
  try {
    return { pdf: make(job) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

// The server can end while this process makes a document. With this empty callback, the answer that cannot be sent
// causes no uncaught error. The event `disconnect` then ends this process.
const answer = (message: 'ready' | RenderAnswer): void => void process.send?.(message, undefined, undefined, () => {})

process.on('message', (job: RenderJob) => {
  answer(render(job))
  // Without this call, the document compiler would keep every document in its memory.
  compiler.evictCache(1)
})
process.on('disconnect', () => process.exit())
answer('ready')
