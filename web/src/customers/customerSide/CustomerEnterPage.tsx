import { openContactSession } from '@uurwerk/contract/customers/contacts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { queryClient } from '../../app/api/queryClient.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { useAttempt } from '../../app/api/useAttempt.ts'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { ProblemLine } from '../../ui/form/ProblemLine.tsx'
import { IconArrowRight } from '../../ui/icons.ts'
import { AskLink } from './AskLink.tsx'
import { keepContactToken } from '../../app/api/request/contactToken.ts'
import { EntranceFrame } from './EntranceFrame.tsx'
import { WELCOME } from './ofContact.ts'

/** The secret of the personal link, which is in the fragment of the URL (after #). */
const secretIn = (hash: string): string | null => /^#t=([\w-]{20,200})$/.exec(hash)?.[1] ?? null

/** The link works once. Only the button 'Verder' uses it, because mail scanners open every link (rule contact-3). */
export function CustomerEnterPage() {
  const words = texts.customerSide.enter
  const [secret] = useState(() => secretIn(location.hash))
  const navigate = useNavigate()
  const { problem, attempt } = useAttempt()
  const { mutateAsync: open } = useAction(openContactSession, SHOWN_BY_SCREEN)
  async function enter(token: string): Promise<void> {
    const session = await attempt(() => open({ body: { token } }))
    if (session === null) return
    queryClient.clear()
    keepContactToken(session.token)
    await navigate(paths.customerSide(), { replace: true, state: WELCOME })
  }
  return (
    <EntranceFrame title={words.title}>
      {secret === null || problem !== null ? (
        <>
          <ProblemLine problem={problem} />
          <AskLink />
        </>
      ) : (
        <>
          <p>{words.explained}</p>
          <ActionButton
            variant="filled"
            size="md"
            fullWidth
            rightSection={<IconArrowRight size={18} stroke={1.75} aria-hidden />}
            onClick={() => enter(secret)}
          >
            {words.go}
          </ActionButton>
        </>
      )}
    </EntranceFrame>
  )
}
