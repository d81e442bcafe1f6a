import type { Instant } from '@uurwerk/domain/time/instant'
import { printDocument } from './printDocument.ts'
import type { DocumentData, DocumentKind } from './printDocument.ts'
import { createRendererPool } from './rendererPool.ts'
import { TYPST_PROGRAM, startRenderer } from './startRenderer.ts'

const TIME_LIMIT = 10_000
const RENDERERS = 2

const pool = createRendererPool({
  size: RENDERERS,
  start: () => startRenderer({ program: TYPST_PROGRAM, timeLimit: TIME_LIMIT }),
})

/** The same data and moment make the same bytes. Throws a DocumentFault where no document can be made. */
export async function renderPdf<Kind extends DocumentKind>(
  kind: Kind,
  data: DocumentData[Kind],
  { createdAt }: { readonly createdAt: Instant },
): Promise<Buffer> {
  const printed = await printDocument(kind, data, createdAt)
  return pool.render({ document: JSON.stringify(printed, printable), createdAt })
}

/** Ends the renderers' processes; the next document starts a new one. */
export const stopRenderers = (): void => pool.stop()

// Fonts have no sign for control characters, and texts pasted from elsewhere hold some all the same.
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001F\u007F-\u009F]+/g

const printable = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed().replace(CONTROL, ' ') : value
