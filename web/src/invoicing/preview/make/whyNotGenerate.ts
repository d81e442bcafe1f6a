import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import type { Preview } from '../previewQueries.ts'

/**
 * The reason that the server gives why the invoice cannot be made now. Null when it can be made, and before the server
 * has answered.
 */
export function whyNotGenerate(preview: Preview | undefined): string | null {
  const refusal = preview?.calculation?.actions.make
  return refusal ? sentenceHere(refusal) : preview?.noRate ? texts.invoicing.preview.noRate : null
}
