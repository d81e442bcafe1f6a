import { createHrEmployer } from '@uurwerk/contract/people/hrEmployers'
import { useAction } from '../../../app/api/useAction.ts'
import { HrEmployerEditor } from '../../../company/hrEmployers/HrEmployerEditor.tsx'

/** The form of the first HR employer, in the list of first steps. */
export function FirstEmployerForm() {
  const { mutateAsync: create } = useAction(createHrEmployer)
  return <HrEmployerEditor onSave={(body) => create({ body })} />
}
