import { resetDemo } from '@uurwerk/contract/identity'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { IconRefresh } from '@tabler/icons-react'
import { useAction } from '../api/useAction.ts'
import { texts } from '../texts/texts.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import type { SignInNotice } from './signInNotice.ts'

export function ResetDemoButton({ onNotice }: { readonly onNotice: (notice: SignInNotice) => void }) {
  const [asking, question] = useDisclosure()
  const queryClient = useQueryClient()
  const { mutateAsync: reset } = useAction(resetDemo, {
    onSuccess: async () => {
      onNotice({ tone: 'info', text: texts.session.demoReset })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconRefresh size={16} stroke={1.75} aria-hidden />}
        onClick={question.open}
      >
        {texts.session.resetDemo}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={question.close}
        question={texts.session.resetDemoQuestion}
        confirm={texts.session.resetDemo}
        onConfirm={() => reset({})}
        danger
      >
        {texts.session.resetDemoEffect}
      </ConfirmDialog>
    </>
  )
}
