import type { TablerIcon } from '@tabler/icons-react'
import { useDisclosure } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import { ActionButton } from './ActionButton.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'

type Props = Omit<ComponentProps<typeof ActionButton>, 'onClick' | 'leftSection'> & {
  /** The verb, on the button and again in the question. */
  readonly label: string
  readonly icon: TablerIcon
  readonly question: string
  /** What will happen, and to whom. */
  readonly children?: ReactNode
  /** For what takes something away. */
  readonly danger?: boolean
  readonly onConfirm: () => unknown
}

/** The button of an act that is not done before its question has been answered. */
export function AskFirstButton(props: Props) {
  const { label, icon: Icon, question, children, danger = false, onConfirm, ...button } = props
  const [asking, dialog] = useDisclosure()
  const icon = <Icon size={16} stroke={1.75} aria-hidden />
  return (
    <>
      <ActionButton {...button} leftSection={icon} onClick={dialog.open}>
        {label}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={dialog.close}
        question={question}
        confirm={label}
        icon={icon}
        danger={danger}
        onConfirm={onConfirm}
      >
        {children}
      </ConfirmDialog>
    </>
  )
}
