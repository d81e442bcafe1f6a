import { useDisclosure } from '@mantine/hooks'
import type { ComponentProps, ReactNode } from 'react'
import type { IconComponent } from '../createIcon.tsx'
import { ActionButton } from './ActionButton.tsx'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

type Props = Omit<ComponentProps<typeof ActionButton>, 'onClick' | 'icon' | 'leftSection'> & {
  /** The name of the action, as a verb. The button shows it, and the question shows it too. */
  readonly label: string
  readonly icon: IconComponent
  readonly question: string
  /** An explanation: the effect of the action, and the people or records that change. */
  readonly children?: ReactNode
  /** True for an action that removes something. The button that confirms the action is then red. */
  readonly danger?: boolean
  readonly onConfirm: () => unknown
}

export function AskFirstButton(props: Props) {
  const { label, icon, question, children, danger = false, onConfirm, ...button } = props
  const [asking, dialog] = useDisclosure()
  const dialogProps = { opened: asking, onClose: dialog.close, question, confirm: label, icon, danger, onConfirm }
  return (
    <>
      <ActionButton {...button} icon={icon} onClick={dialog.open}>
        {label}
      </ActionButton>
      <ConfirmDialog {...dialogProps}>{children}</ConfirmDialog>
    </>
  )
}
