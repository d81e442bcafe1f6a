import { useClipboard } from '@mantine/hooks'
import { IconCopy, IconRefresh, IconTestPipe } from '@tabler/icons-react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import type { Examination } from './queries.ts'
import { writtenForSupport } from './writtenForSupport.ts'

const words = texts.doctor

type Props = {
  readonly examination: Examination | undefined
  readonly onAgain: () => Promise<unknown>
  readonly onTry: () => Promise<unknown>
}

/**
 * Three buttons. One copies the result of the installation check as text. One repeats the checks. One starts a trial,
 * which tests what the checks cannot detect.
 */
export function DoctorActions({ examination, onAgain, onTry }: Props) {
  const { copy } = useClipboard()
  const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
  return (
    <>
      {examination !== undefined && (
        <ActionButton
          leftSection={<IconCopy {...icon} />}
          onClick={() => {
            copy(writtenForSupport(examination))
            showNote(words.copied)
          }}
        >
          {words.copy}
        </ActionButton>
      )}
      <ActionButton leftSection={<IconRefresh {...icon} />} onClick={onAgain}>
        {words.again}
      </ActionButton>
      <ActionButton variant="filled" leftSection={<IconTestPipe {...icon} />} onClick={onTry}>
        {words.try}
      </ActionButton>
    </>
  )
}
