import { texts } from '../../texts/texts.ts'
import type { Preview } from './previewQueries.ts'

/** Why no invoice can be made now, as the server says; null when one can, and while that is not known. */
export const whyNotGenerate = (preview: Preview | undefined): string | null =>
  preview?.calculation?.refusal?.message ?? (preview?.noRate ? texts.invoicing.preview.noRate : null)
