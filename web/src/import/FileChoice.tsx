import { FileButton } from '@mantine/core'
import { useRef } from 'react'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { IconUpload } from '../ui/icons.ts'

type Props = {
  readonly onFile: (file: File) => Promise<void>
  readonly accept: string
  readonly label: string
  readonly primary?: boolean
  readonly children: string
}

/** A button to choose a file. After correcting a file, the user can choose the same file a second time. */
export function FileChoice({ onFile, accept, label, primary = false, children }: Props) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton
      accept={accept}
      resetRef={reset}
      inputProps={{ 'aria-label': label }}
      onChange={(file) => {
        reset.current?.()
        if (file !== null) void onFile(file)
      }}
    >
      {({ onClick }) => (
        <ActionButton variant={primary ? 'filled' : 'default'} icon={IconUpload} onClick={onClick}>
          {children}
        </ActionButton>
      )}
    </FileButton>
  )
}
