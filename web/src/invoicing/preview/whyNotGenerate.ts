import { texts } from '../../texts/texts.ts'
import type { Preview } from './previewQueries.ts'

/** The server's reason why no invoice can be made now; null when one can be made, and until the server has answered. */
export const whyNotGenerate = (preview: Preview | undefined): string | null =>
  preview?.calculation?.refusal?.message ?? (preview?.noRate ? texts.invoicing.preview.noRate : null)
