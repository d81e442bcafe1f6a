import { IconPlus } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ActionButton } from './ActionButton.tsx'

type Props = Omit<ComponentProps<typeof ActionButton>, 'icon' | 'leftSection' | 'aria-expanded'> & {
  /** True when the form of the new record is open. */
  readonly isOpen: boolean
}

/** The button that opens and closes the form of a new record. */
export const AddButton = ({ isOpen, ...button }: Props) => (
  <ActionButton {...button} icon={IconPlus} aria-expanded={isOpen} />
)
