import { createHrEmployer } from '@uurwerk/contract/people/hrEmployers'
import { useAction } from '../../../app/api/useAction.ts'
import { HrEmployerEditor } from '../../../company/hrEmployers/HrEmployerEditor.tsx'
import { whileSending, type SendingProps } from './sending.ts'

export function FirstEmployerForm({ onSending }: SendingProps) {
  const { mutateAsync: create } = useAction(createHrEmployer)
  return <HrEmployerEditor onSave={(body) => whileSending(onSending, () => create({ body }))} />
}
