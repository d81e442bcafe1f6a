import type { Instant } from '@uurwerk/domain/time/instant'
import { DocumentFault } from '../documentFault.ts'
import { printDocument, type DocumentData, type DocumentKind } from '../printing/printDocument.ts'
import type { PrintedDocument } from '../printing/printedDocument.ts'
import { createRendererPool } from './createRendererPool.ts'
import type { Logo } from './renderJob.ts'
import { TYPST_PROGRAM, startRenderer } from './startRenderer.ts'

export type LogoOf = (id: number) => Promise<Uint8Array | null>

type Rendering = { readonly createdAt: Instant; readonly logoOf?: LogoOf }

const TIME_LIMIT = 10_000
const RENDERERS = 2

const pool = createRendererPool({
  size: RENDERERS,
  start: () => startRenderer({ program: TYPST_PROGRAM, timeLimit: TIME_LIMIT }),
})

/** The same data and moment give the same bytes (rule invoicing-66). Throws a DocumentFault on failure. */
export async function renderPdf<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData[Kind],
  { createdAt, logoOf = noLogo }: Rendering,
): Promise<Buffer> {
  const printed = await printDocument(kind, data, createdAt)
  const logos = await logosIn(printed, logoOf)
  return pool.render({ document: JSON.stringify(printed, printable), createdAt, logos, logoRequired: false })
}

const noLogo: LogoOf = async () => null

async function logosIn({ parts }: PrintedDocument, logoOf: LogoOf): Promise<Logo[]> {
  const ids = new Set(parts.flatMap(({ company }) => company.logo ?? []))
  const logos = await Promise.all([...ids].map(async (id) => ({ id, content: await logoOf(id) })))
  return logos.flatMap(({ id, content }) => (content === null ? [] : { id, content }))
}

export async function canPrintLogo(content: Uint8Array): Promise<boolean> {
  try {
    await printProof([{ id: 0, content }])
    return true
  } catch (error) {
    if (!(error instanceof DocumentFault)) throw error
    // Tries a page without a logo. When this page fails too, the logo is not the cause, and the error is thrown.
    await printProof([])
    return false
  }
}

/** Makes a page with almost no text, to check whether documents can be made at all. */
export const printTrialPage = (): Promise<Buffer> => printProof([])

function printProof(logos: readonly Logo[]): Promise<Buffer> {
  const company = { name: 'Proefdruk', logo: 0, lines: [] }
  const proof: PrintedDocument = { title: '', author: '', parts: [{ kind: 'letterhead', company }] }
  return pool.render({ document: JSON.stringify(proof), createdAt: 0, logos, logoRequired: true })
}

export const waitingDocuments = (): number => pool.waiting()

// Removes control characters from pasted texts, because no font has a glyph for control characters. Line ends are kept.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]+/g

const printable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, ' ') : value
