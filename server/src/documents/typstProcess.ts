import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler'
import type { Logo, RenderAnswer, RenderJob } from './renderJob.ts'

// The renderer's own process: see `startRenderer.ts` for why it is one.

const TEMPLATES = fileURLToPath(new URL('../../../documents', import.meta.url))
const WEIGHTS = ['400Regular', '500Medium', '600SemiBold', '700Bold']
// For archives, tagged for screen readers, and able to carry the UBL file.
const ARCHIVE_STANDARD = 'a-3a'

const fontFile = (weight: string): Buffer => {
  const address = import.meta.resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)
  return readFileSync(fileURLToPath(address))
}

// The workspace is the templates' folder: a template can read nothing else.
const compiler = NodeCompiler.create({ workspace: TEMPLATES, fontArgs: [{ fontBlobs: WEIGHTS.map(fontFile) }] })

const logoFile = (id: number): string => `${TEMPLATES}/logos/${id}`

function compile(document: string, logos: readonly Logo[]): NodeTypstDocument {
  const inputs = { document, logos: logos.map(({ id }) => id).join(',') }
  const result = compiler.compile({ mainFilePath: `${TEMPLATES}/document.typ`, inputs })
  if (result.result !== null && !result.hasError()) return result.result
  const diagnostics = result.takeDiagnostics()
  throw new Error(diagnostics === null ? 'no document' : JSON.stringify(compiler.fetchDiagnostics(diagnostics)))
}

function write(document: NodeTypstDocument, creationTimestamp: number): Buffer {
  try {
    return compiler.pdf(document, { pdfStandard: ARCHIVE_STANDARD, creationTimestamp })
  } catch {
    // The standard refuses a character that no font has; a remark with one must not stop an invoice.
    return compiler.pdf(document, { creationTimestamp })
  }
}

function make({ document, createdAt, logos, logoRequired }: RenderJob): Uint8Array {
  try {
    for (const { id, content } of logos) compiler.mapShadow(logoFile(id), Buffer.from(content))
    return write(compile(document, logos), createdAt)
  } catch (error) {
    if (logos.length === 0 || logoRequired) throw error
    return write(compile(document, []), createdAt)
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

process.on('message', (job: RenderJob) => {
  process.send?.(render(job))
  // Else every document ever made stays in memory.
  compiler.evictCache(1)
})
process.on('disconnect', () => process.exit())
