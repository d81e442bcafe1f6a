import { useNavigate } from 'react-router'
import { fullName } from '../../app/session/currentUser.ts'
import type { PendingSignIn } from '../../app/session/pendingSignIn.ts'
import { acceptSignIn, declineSignIn, startPlace } from '../../app/session/startSession.ts'
import * as texts from '../../texts/texts.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import classes from './login.module.css'

export function SwitchPersonQuestion({ pending }: { readonly pending: PendingSignIn }) {
  const navigate = useNavigate()
  const [current, next] = [fullName(pending.current), fullName(pending.next)]

  async function goOn(answer: (pending: PendingSignIn) => Promise<void>): Promise<void> {
    await answer(pending)
    await navigate(await startPlace(), { replace: true })
  }
  return (
    <>
      <h1>{texts.session.otherPerson}</h1>
      <p className={classes.promise}>
        {texts.session.goOnAsQuestion(current, next)} {texts.session.goOnAsHint(current, next)}
      </p>
      <div className={classes.providers}>
        <ActionButton onClick={() => goOn(declineSignIn)}>{texts.session.stayAs(current)}</ActionButton>
        <ActionButton variant="default" onClick={() => goOn(acceptSignIn)}>
          {texts.session.goOnAs(next)}
        </ActionButton>
      </div>
    </>
  )
}
