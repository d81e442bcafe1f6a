import { resetDemo } from '@uurwerk/contract/identity'
import { useQueryClient } from '@tanstack/react-query'
import { IconRefresh } from '@tabler/icons-react'
import { useAction } from '../api/useAction.ts'
import { texts } from '../texts/texts.ts'
import { AskFirstButton } from '../ui/AskFirstButton.tsx'
import type { SignInNotice } from './signInNotice.ts'

export function ResetDemoButton({ onNotice }: { readonly onNotice: (notice: SignInNotice) => void }) {
  const queryClient = useQueryClient()
  const { mutateAsync: reset } = useAction(resetDemo, {
    onSuccess: async () => {
      onNotice({ tone: 'info', text: texts.session.demoReset })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <AskFirstButton
      label={texts.session.resetDemo}
      icon={IconRefresh}
      variant="subtle"
      question={texts.session.resetDemoQuestion}
      onConfirm={() => reset({})}
      danger
    >
      {texts.session.resetDemoEffect}
    </AskFirstButton>
  )
}
