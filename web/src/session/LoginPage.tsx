import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Banners } from '../shell/Banners.tsx'
import { Brand } from '../shell/Brand.tsx'
import { OfflineNotice } from '../shell/OfflineNotice.tsx'
import { texts } from '../texts/texts.ts'
import { DemoPeople } from './DemoPeople.tsx'
import { useDemoPeople } from './demoPeople.ts'
import { LoginClock } from './LoginClock.tsx'
import classes from './login.module.css'
import { AppleMark, GoogleMark } from './ProviderMarks.tsx'
import { forgetSignInNotice, signInNotice } from './signInNotice.ts'
import type { SignInNotice } from './signInNotice.ts'
import { SignInNoticeLine } from './SignInNoticeLine.tsx'

export function LoginPage() {
  const [notice, setNotice] = useState(signInNotice)
  const people = useDemoPeople()

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
          <h1>{texts.session.welcome}</h1>
          <p className={classes.promise}>{texts.session.promise}</p>
          <SignInNoticeLine notice={notice} />
          <div className={classes.providers}>
            <Button component={Link} to={paths.google()} leftSection={<GoogleMark />}>
              {texts.session.signInWithGoogle}
            </Button>
            <Button component={Link} to={paths.apple()} leftSection={<AppleMark />}>
              {texts.session.signInWithApple}
            </Button>
          </div>
          {people.length > 0 && <DemoPeople people={people} onNotice={say} />}
        </main>
      </div>
      <LoginClock />
    </div>
  )
}
