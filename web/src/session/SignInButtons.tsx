import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { texts } from '../texts/texts.ts'
import classes from './login.module.css'
import { AppleMark, GoogleMark } from './ProviderMarks.tsx'
import { signInMethods } from './signInMethods.ts'
import { SignInNoticeLine } from './SignInNoticeLine.tsx'

/** One button for each configured provider, and a message when a new company cannot sign in yet. */
export function SignInButtons() {
  const { google, apple, administratorMissing } = signInMethods()
  const lacking = [
    ...(google || apple ? [] : [texts.session.noProvider]),
    ...(administratorMissing ? [texts.session.noAdministrator] : []),
  ]
  return (
    <>
      {lacking.map((text) => (
        <SignInNoticeLine key={text} notice={{ tone: 'info', text }} />
      ))}
      <div className={classes.providers}>
        {google && (
          <Button component={Link} to={paths.google()} leftSection={<GoogleMark />}>
            {texts.session.signInWithGoogle}
          </Button>
        )}
        {apple && (
          <Button component={Link} to={paths.apple()} leftSection={<AppleMark />}>
            {texts.session.signInWithApple}
          </Button>
        )}
      </div>
    </>
  )
}
