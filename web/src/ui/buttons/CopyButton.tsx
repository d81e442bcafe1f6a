import { ActionIcon, Tooltip, VisuallyHidden } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import * as texts from '../../texts/texts.ts'
import { IconCheck, IconCopy } from '../icons.ts'

export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { copy, copied } = useClipboard()
  const Icon = copied ? IconCheck : IconCopy
  return (
    <>
      <Tooltip label={copied ? texts.ui.copied : label}>
        <ActionIcon variant="subtle" size={28} aria-label={label} onClick={() => copy(text)}>
          <Icon size={16} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Tooltip>
      <VisuallyHidden role="status">{copied && texts.ui.copied}</VisuallyHidden>
    </>
  )
}
