import { people, person as personCall, removePerson } from '@uurwerk/contract/people'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useAction } from '../../api/useAction.ts'
import { paths } from '../../paths.ts'
import { texts } from '../../texts/texts.ts'
import { RemoveButton } from '../../ui/RemoveButton.tsx'
import { showNote } from '../../ui/showNote.tsx'
import { personName } from '../personName.ts'
import type { Person } from '../queries.ts'

/** The button that removes a person who was added by mistake. */
export function RemovePersonButton({ person }: { readonly person: Person }) {
  const words = texts.people.remove
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync: remove } = useAction(removePerson)
  const name = personName(person)

  async function removeAndLeave(): Promise<void> {
    await remove({ params: { id: person.id } })
    void navigate(paths.adminUsers())
    client.removeQueries({ queryKey: [personCall.path] })
    void client.invalidateQueries({ queryKey: [people.path] })
    showNote(words.done(name))
  }
  return <RemoveButton question={words.question(name)} effect={words.effect} onRemove={removeAndLeave} />
}
