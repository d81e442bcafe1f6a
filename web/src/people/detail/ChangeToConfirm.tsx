import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { DialogButtons } from '../../ui/dialog/DialogButtons.tsx'

type Props = {
  readonly children: ReactNode
  readonly save: string
  readonly onSave: () => Promise<unknown>
  readonly onClose: () => void
}

/**
 * Shows the effect of a typed change before HR saves it. This text gets the focus, so that a screen reader reads it.
 */
export const ChangeToConfirm = ({ children, save, onSave, onClose }: Props) => (
  <>
    <div ref={focus} tabIndex={-1}>
      {children}
    </div>
    <DialogButtons>
      <Button variant="subtle" onClick={onClose}>
        {texts.ui.cancel}
      </Button>
      <ActionButton variant="filled" onClick={onSave}>
        {save}
      </ActionButton>
    </DialogButtons>
  </>
)

const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
