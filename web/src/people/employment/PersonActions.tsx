import { useDisclosure } from '@mantine/hooks'
import {
  IconCalendarOff,
  IconChevronDown,
  IconFirstAidKit,
  IconFirstAidKitOff,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import { HistoryLink } from '../../app/HistoryLink.tsx'
import { PersonalDataButton } from '../PersonalDataButton.tsx'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import type { Person } from '../queries.ts'
import { InviteButton } from '../invitations/InviteButton.tsx'
import { EndSicknessDialog } from './EndSicknessDialog.tsx'
import { ResumeDialog } from './ResumeDialog.tsx'
import { StartSicknessDialog } from './StartSicknessDialog.tsx'
import { TerminateDialog } from './TerminateDialog.tsx'
import { removePerson } from '@uurwerk/contract/people/people'
import { useNavigate } from 'react-router'
import { useUndoOfRemoval } from '../../app/useUndoOfRemoval.ts'
import { useAction } from '../../app/api/useAction.ts'
import { paths } from '../../paths.ts'
import { RemoveButton } from '../../ui/buttons/RemoveButton.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { personName } from '../personName.ts'

type Props = { readonly person: Person; readonly isEdited: boolean; readonly onEdit: () => void }

const icon = (Icon: TablerIcon) => <Icon size={16} stroke={1.75} aria-hidden />

/** The buttons with the actions on the employment of a person, and the link to the form. */
export function PersonActions({ person, isEdited, onEdit }: Props) {
  const [othersShown, others] = useDisclosure()
  const edit = (
    <ActionButton leftSection={icon(IconPencil)} aria-expanded={isEdited} onClick={onEdit}>
      {texts.people.detail.edit}
    </ActionButton>
  )
  return useIsPhone() ? (
    <>
      {edit}
      <ActionButton aria-expanded={othersShown} rightSection={icon(IconChevronDown)} onClick={others.toggle}>
        {texts.people.detail.more}
      </ActionButton>
      {othersShown && <OtherActions person={person} />}
    </>
  ) : (
    <>
      <OtherActions person={person} />
      {edit}
    </>
  )
}

type OfPerson = Pick<Props, 'person'>

/**
 * The less frequent actions on a person. On a phone, they appear after a press, so that the facts of the person are
 * near the top.
 */
const OtherActions = ({ person }: OfPerson) => (
  <>
    <HistoryLink of={{ user: person.id }} />
    <PersonalDataButton personId={person.id} />
    <RemovePersonButton person={person} />
    <InviteButton person={person} />
    {person.actions.resume === null ? <ResumeButton person={person} /> : <TerminateButton person={person} />}
    <SicknessButton person={person} />
  </>
)

function TerminateButton({ person }: OfPerson) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <ActionButton
        variant="subtle"
        color="red"
        leftSection={icon(IconCalendarOff)}
        refusal={person.actions.terminate}
        onClick={dialog.open}
      >
        {texts.people.terminate.action}
      </ActionButton>
      {opened && <TerminateDialog person={person} onClose={dialog.close} />}
    </>
  )
}

function ResumeButton({ person }: OfPerson) {
  const [opened, dialog] = useDisclosure()
  return (
    <>
      <ActionButton leftSection={icon(IconPlayerPlay)} onClick={dialog.open}>
        {texts.people.resume.action}
      </ActionButton>
      <ResumeDialog person={person} opened={opened} onClose={dialog.close} />
    </>
  )
}

function SicknessButton({ person }: OfPerson) {
  const [opened, dialog] = useDisclosure()
  const words = texts.people.prolongedSick
  const open = person.prolongedSickLeavePeriodSet.find(({ endDate }) => endDate === null)
  return (
    <>
      <ActionButton leftSection={icon(open === undefined ? IconFirstAidKit : IconFirstAidKitOff)} onClick={dialog.open}>
        {open === undefined ? words.start : words.end}
      </ActionButton>
      {opened && open === undefined && <StartSicknessDialog person={person} onClose={dialog.close} />}
      {opened && open !== undefined && <EndSicknessDialog person={person} open={open} onClose={dialog.close} />}
    </>
  )
}

/** The button that removes a person who was added by mistake. */
function RemovePersonButton({ person }: { readonly person: Person }) {
  const words = texts.people.remove
  const navigate = useNavigate()
  const offerUndo = useUndoOfRemoval()
  const { mutateAsync: remove } = useAction(removePerson)
  const name = personName(person)

  async function removeAndLeave(): Promise<void> {
    await remove({ params: { id: person.id } })
    void navigate(paths.adminUsers())
    const { id } = person
    offerUndo(words.done(name), { entity: 'person', id }, () => navigate(paths.adminUser({ user: id })))
  }
  return <RemoveButton question={words.question(name)} effect={words.effect} onRemove={removeAndLeave} />
}
