import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import * as texts from '../texts/texts.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useChoiceInAddress } from '../ui/address/useChoiceInAddress.ts'
import { ImportActs } from './ImportActs.tsx'
import { ImportStep } from './ImportStep.tsx'
import { ImportSteps } from './ImportSteps.tsx'

/** The page with the steps of the import of a company. The address contains the current kind of file. */
export function ImportPage() {
  const [kind] = useChoiceInAddress('kind', IMPORT_KINDS)
  return (
    <>
      <PageHead title={texts.imports.title} />
      <ImportSteps kind={kind} />
      <Hint>{texts.imports.explained[kind]}</Hint>
      <ImportStep key={kind} kind={kind} />
      <ImportActs />
    </>
  )
}
