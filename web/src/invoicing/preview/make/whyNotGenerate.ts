import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import type { Preview } from '../previewQueries.ts'

/** The reason of the server's refusal. Null when the invoice can be made, and until the server has answered. */
export function whyNotGenerate(preview: Preview | undefined): string | null {
  const refusal = preview?.calculation?.actions.make
  return refusal ? sentenceHere(refusal) : preview?.noRate ? texts.invoicing.preview.noRate : null
}
