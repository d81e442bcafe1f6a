import type { MissingPerson } from '@uurwerk/contract/hrStart/hrStart'
import type { RefusalOf } from '@uurwerk/contract/problems'
import { formatMonth } from '@uurwerk/domain/time/formatDay'
import type { YearMonth } from '@uurwerk/domain/time/yearMonth'
import { useDisclosure } from '@mantine/hooks'
import { IconBell } from '@tabler/icons-react'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'

type Props = {
  readonly yearMonth: YearMonth
  readonly people: readonly MissingPerson[]
  /** The number of people who have not confirmed the month and cannot be reminded now. */
  readonly leftOut: number
  /** The reason why nobody can be reminded. Null when at least one person can be reminded. */
  readonly refusal: RefusalOf | null | undefined
  readonly onRemind: (people: readonly MissingPerson[]) => Promise<unknown>
}

export function RemindAllButton({ yearMonth, people, leftOut, refusal, onRemind }: Props) {
  const [asking, question] = useDisclosure()
  const words = texts.hrStart.missing
  const icon = <IconBell size={16} stroke={1.75} aria-hidden />
  return (
    <>
      <ActionButton leftSection={icon} refusal={refusal} onClick={question.open}>
        {words.remindAll(people.length)}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.reminders.question(people.length)}
        confirm={texts.reminders.confirm}
        icon={icon}
        onConfirm={() => onRemind(people)}
      >
        <p>{texts.reminders.effect(people.length, formatMonth(yearMonth))}</p>
        {leftOut > 0 && <p>{words.leftOut(leftOut)}</p>}
      </ConfirmDialog>
    </>
  )
}
