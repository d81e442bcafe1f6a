import type { ComponentProps } from 'react'
import { IconPlus } from '../icons.ts'
import { ActionButton } from './ActionButton.tsx'

type Props = Omit<ComponentProps<typeof ActionButton>, 'icon' | 'leftSection' | 'aria-expanded'> & {
  readonly isOpen: boolean
}

export const AddButton = ({ isOpen, ...button }: Props) => (
  <ActionButton {...button} icon={IconPlus} aria-expanded={isOpen} />
)
