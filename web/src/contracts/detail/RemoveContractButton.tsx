import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { RemoveButton } from '../../ui/RemoveButton.tsx'
import { showNote } from '../../ui/showNote.tsx'
import type { Contract } from '../queries.ts'
import { useContractSteps } from '../useContractSteps.ts'

/** The button that removes a contract that was made by mistake. */
export function RemoveContractButton({ contract }: { readonly contract: Contract }) {
  const words = texts.contracts.remove
  const { id, userId, username, customerName } = contract
  const steps = useContractSteps()
  const navigate = useNavigate()

  async function removeAndLeave(): Promise<void> {
    await steps.remove(id)
    void navigate(paths.adminUser({ user: userId }))
    showNote(words.done(id))
  }
  return (
    <RemoveButton
      question={words.question(id, username, customerName)}
      effect={words.effect}
      onRemove={removeAndLeave}
    />
  )
}
