import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import type { PreviewSteps } from '../usePreviewSteps.ts'

/** Makes the invoice and opens its page. */
export function useGenerate(generate: PreviewSteps['generate']): () => Promise<void> {
  const navigate = useNavigate()
  return async () => {
    const { id } = await generate()
    await navigate(paths.adminInvoice({ invoice: id }))
  }
}
