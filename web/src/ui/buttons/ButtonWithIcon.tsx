import type { TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ActionButton } from './ActionButton.tsx'

type Props = Omit<ComponentProps<typeof ActionButton>, 'leftSection'> & { readonly icon: TablerIcon }

/** An `ActionButton` with an icon before its text. */
export const ButtonWithIcon = ({ icon: Icon, ...button }: Props) => (
  <ActionButton {...button} leftSection={<Icon size={16} stroke={1.75} aria-hidden />} />
)
