import * as texts from '../../../texts/texts.ts'
import type { Preview } from '../previewQueries.ts'

/**
 * The reason of the server why no invoice can be made now. Null when an invoice can be made, and until the server has
 * answered.
 */
export const whyNotGenerate = (preview: Preview | undefined): string | null =>
  preview?.calculation?.refusal?.message ?? (preview?.noRate ? texts.invoicing.preview.noRate : null)
