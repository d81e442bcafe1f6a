import { useState } from 'react'
import { Banners } from '../shell/Banners.tsx'
import { Brand } from '../shell/Brand.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { texts } from '../texts/texts.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { useDemoPeople } from './demoPeople.ts'
import { LoginClock } from './LoginClock.tsx'
import classes from './login.module.css'
import { pendingSignIn } from './pendingSignIn.ts'
import { SignInButtons } from './SignInButtons.tsx'
import { forgetSignInNotice, signInNotice } from './signInNotice.ts'
import type { SignInNotice } from './signInNotice.ts'
import { SignInNoticeLine } from './SignInNoticeLine.tsx'
import { SwitchPersonQuestion } from './SwitchPersonQuestion.tsx'

export function LoginPage() {
  const [notice, setNotice] = useState(signInNotice)
  const people = useDemoPeople()
  const pending = pendingSignIn()

  function say(next: SignInNotice | null): void {
    forgetSignInNotice()
    setNotice(next)
  }

  return (
    <div className={classes.root}>
      <title>{texts.app.title(texts.session.signIn)}</title>
      <div className={classes.left}>
        <header className={classes.brand}>
          <Brand />
        </header>
        <main id="content" tabIndex={-1} className={classes.box}>
          <OfflineNotice />
          <Banners />
          {pending === null ? (
            <>
              <h1>{texts.session.welcome}</h1>
              <p className={classes.promise}>{texts.session.promise}</p>
              <SignInNoticeLine notice={notice} />
              <SignInButtons />
              {people.length > 0 && <DemoPeople people={people} onNotice={say} />}
            </>
          ) : (
            <SwitchPersonQuestion pending={pending} />
          )}
        </main>
      </div>
      <LoginClock />
    </div>
  )
}
