import * as texts from '../../../texts/texts.ts'
import type { Preview } from '../previewQueries.ts'

/**
 * The reason that the server gives why the invoice cannot be made now. Null when it can be made, and before the server
 * has answered.
 */
export const whyNotGenerate = (preview: Preview | undefined): string | null =>
  preview?.calculation?.refusal?.message ?? (preview?.noRate ? texts.invoicing.preview.noRate : null)
