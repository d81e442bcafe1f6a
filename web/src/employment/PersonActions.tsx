import { useDisclosure } from '@mantine/hooks'
import { HistoryLink } from '../app/HistoryLink.tsx'
import { PersonalDataButton } from '../people/PersonalDataButton.tsx'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import type { Person } from '../people/queries.ts'
import {
  IconCalendarOff,
  IconChevronDown,
  IconFirstAidKit,
  IconFirstAidKitOff,
  IconMail,
  IconPencil,
  IconPlayerPlay,
} from '../ui/icons.ts'
import { EndSicknessDialog } from './EndSicknessDialog.tsx'
import { TerminateDialog } from './TerminateDialog.tsx'
import { resumePerson } from '@uurwerk/contract/employment/employment'
import { removePerson } from '@uurwerk/contract/people/people'
import { useNavigate } from 'react-router'
import { useUndoOfRemoval } from '../app/useUndoOfRemoval.ts'
import { SHOWN_BY_SCREEN, useAction } from '../app/api/useAction.ts'
import { paths } from '../paths.ts'
import { RemoveButton } from '../ui/buttons/RemoveButton.tsx'
import { useIsPhone } from '../ui/useIsPhone.ts'
import { personName } from '../people/personName.ts'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { showNote } from '../ui/toast/showNote.tsx'
import { formatDay } from '../ui/format/formatDay.ts'
import { messages } from '@uurwerk/contract/messages'
import { startProlongedSickLeave } from '@uurwerk/contract/absences/prolongedSickLeave'
import type { Day } from '@uurwerk/domain/time/day'
import { useState } from 'react'
import { usePreview } from '../app/api/usePreview.ts'
import { today } from '../app/clock/now.ts'
import { useSickLeaveUndo } from '../absences/sickLeave/useSickLeaveUndo.ts'
import { TakenAwayList } from '../people/TakenAwayList.tsx'
import { DayDialog } from './DayDialog.tsx'
import { invite } from '@uurwerk/contract/people/invite'
import { showError } from '../app/notices.ts'

type Props = { readonly person: Person; readonly isEdited: boolean; readonly onEdit: () => void }

export function PersonActions({ person, isEdited, onEdit }: Props) {
  const [othersShown, others] = useDisclosure()
  const edit = (
    <ActionButton icon={IconPencil} refusal={person.actions.edit} aria-expanded={isEdited} onClick={onEdit}>
      {texts.people.detail.edit}
    </ActionButton>
  )
  return useIsPhone() ? (
    <>
      {edit}
      <ActionButton
        aria-expanded={othersShown}
        rightSection={<IconChevronDown size={16} stroke={1.75} aria-hidden />}
        onClick={others.toggle}
      >
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

/** On a phone, these seldom used actions are hidden at first, so that the fields are near the top. */
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
        icon={IconCalendarOff}
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
      <ActionButton icon={IconPlayerPlay} onClick={dialog.open}>
        {texts.people.resume.action}
      </ActionButton>
      <ResumeDialog person={person} opened={opened} onClose={dialog.close} />
    </>
  )
}

function SicknessButton({ person }: OfPerson) {
  const [opened, dialog] = useDisclosure()
  const words = texts.people.prolongedSick
  const { startSickLeave, endSickLeave } = person.actions
  const open = person.prolongedSickLeavePeriodSet.find(({ endDate }) => endDate === null)
  return (
    <>
      {endSickLeave === null ? (
        <ActionButton icon={IconFirstAidKitOff} onClick={dialog.open}>
          {words.end}
        </ActionButton>
      ) : (
        <ActionButton icon={IconFirstAidKit} refusal={startSickLeave} onClick={dialog.open}>
          {words.start}
        </ActionButton>
      )}
      {opened && open === undefined && <StartSicknessDialog person={person} onClose={dialog.close} />}
      {opened && open !== undefined && <EndSicknessDialog person={person} open={open} onClose={dialog.close} />}
    </>
  )
}

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

type ResumeDialogProps = { readonly person: Person; readonly opened: boolean; readonly onClose: () => void }

/**
 * The dialog that removes the last working day of a person, who then stays employed. Records that were closed because
 * of that day stay closed.
 */
function ResumeDialog({ person, opened, onClose }: ResumeDialogProps) {
  const words = texts.people.resume
  const { mutateAsync: resume } = useAction(resumePerson)

  async function confirm(): Promise<void> {
    await resume({ params: { id: person.id } })
    showNote(words.done(personName(person)))
  }
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      question={words.question(personName(person))}
      confirm={words.action}
      onConfirm={confirm}
    >
      {person.employmentEndDate !== null && <p>{words.effect(formatDay(person.employmentEndDate))}</p>}
    </ConfirmDialog>
  )
}

type StartSicknessDialogProps = { readonly person: Person; readonly onClose: () => void }

function StartSicknessDialog({ person, onClose }: StartSicknessDialogProps) {
  const words = texts.people.prolongedSick
  const [day, setDay] = useState<Day | null>(today())
  const input = { params: { id: person.id }, body: { date: day } }
  const preview = usePreview(startProlongedSickLeave, day === null ? null : input)
  const takenAway = preview.answer?.takenAway

  const { mutateAsync: start } = useAction(startProlongedSickLeave, SHOWN_BY_SCREEN)
  const offerUndo = useSickLeaveUndo(person.id)

  async function confirm(): Promise<void> {
    const { prolongedSickLeavePeriodSet: periods } = await start(input)
    const started = periods.find(({ startDate }) => startDate === day)
    offerUndo(words.started(personName(person), formatDay(day ?? '')), { before: null, id: started?.id ?? null })
  }
  return (
    <DayDialog
      title={words.start}
      subtitle={personName(person)}
      label={words.startDate}
      meaning={words.startEffect}
      day={day}
      onDay={setDay}
      why={day === null ? messages.required('startdatum') : null}
      preview={preview}
      effect={takenAway !== undefined && <TakenAwayList takenAway={takenAway} />}
      confirm={words.start}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

const words = texts.people.invitation

/** Mails one person how to sign in. The button disappears after the person has signed in. */
function InviteButton({ person }: { readonly person: Person }) {
  const { mutateAsync: send } = useAction(invite)
  const refusal = person.actions.invite
  if (refusal?.code === 'already_signed_in') return null
  const invitePerson = async () => {
    const { skipped } = await send({ query: {}, body: { userIds: [person.id] } })
    const [refused] = skipped
    if (refused === undefined) showNote(words.sent(personName(person)))
    else showError(refused.message)
  }
  return (
    <ActionButton icon={IconMail} refusal={refusal} onClick={invitePerson}>
      {person.invitation === null ? words.invite : words.inviteAgain}
    </ActionButton>
  )
}
