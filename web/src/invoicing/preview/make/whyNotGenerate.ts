import * as texts from '../../../texts/texts.ts'
import { sentenceHere } from '../../../ui/buttons/reasons/sentenceHere.ts'
import type { Preview } from '../previewQueries.ts'

/**
 * The reason why the server would refuse to make the invoice now. Null when the invoice can be made, and null until the
 * server has answered.
 */
export function whyNotGenerate(preview: Preview | undefined): string | null {
  const refusal = preview?.calculation?.actions.make
  return refusal ? sentenceHere(refusal) : preview?.noRate ? texts.invoicing.preview.noRate : null
}
