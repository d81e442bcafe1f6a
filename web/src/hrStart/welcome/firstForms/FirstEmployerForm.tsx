import type { BodyInput } from '@uurwerk/contract/endpoint'
import { createHrEmployer } from '@uurwerk/contract/people/hrEmployers'
import { useAction } from '../../../app/api/useAction.ts'
import { HrEmployerEditor } from '../../../company/hrEmployers/HrEmployerEditor.tsx'

type Props = {
  /**
   * The form calls this function when it starts and stops saving, so that the list does not open the next step too
   * early.
   */
  readonly onSending: (isSending: boolean) => void
}

/** The form of the first HR employer, in the list of first steps. */
export function FirstEmployerForm({ onSending }: Props) {
  const { mutateAsync: create } = useAction(createHrEmployer)
  async function save(body: BodyInput<typeof createHrEmployer>): Promise<void> {
    onSending(true)
    try {
      await create({ body })
    } finally {
      onSending(false)
    }
  }
  return <HrEmployerEditor onSave={save} />
}
