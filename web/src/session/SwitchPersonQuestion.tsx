import { useNavigate } from 'react-router'
import { ActionButton } from '../ui/ActionButton.tsx'
import { texts } from '../texts/texts.ts'
import { fullName } from './currentUser.ts'
import classes from './login.module.css'
import type { PendingSignIn } from './pendingSignIn.ts'
import { acceptSignIn, declineSignIn, startPlace } from './startSession.ts'

/** The question that is shown when another person signs in while a user is still signed in. */
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
