import { lazy, Suspense, useState } from 'react'
import { Banners } from '../../app/shell/Banners.tsx'
import { Brand } from '../../app/shell/menu/Brand.tsx'
import { OfflineNotice } from '../../app/shell/OfflineNotice.tsx'
import * as texts from '../../texts/texts.ts'
import { useDemoPeople } from '../../app/session/demoPeople.ts'
import { IconAlertCircle, IconInfoCircle } from '../../ui/icons.ts'
import classes from './login.module.css'
import { pendingSignIn } from '../../app/session/pendingSignIn.ts'
import { forgetSignInNotice, signInNotice, type SignInNotice } from '../../app/session/signInNotice.ts'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isWeekend } from '@uurwerk/domain/time/day'
import { today } from '../../app/clock/now.ts'
import { monthOnClock } from '../../app/clock/monthOnClock.ts'
import { useHour } from '../../app/clock/useHour.ts'
import { MonthClock } from '../../ui/charts/MonthClock.tsx'
import { Link } from 'react-router'
import { Button } from '@mantine/core'
import { paths } from '../../paths.ts'
import { signInMethods } from './signInMethods.ts'

// The list of demo people and its dialogs load only in the demo.
const DemoPeople = lazy(async () => ({ default: (await import('./DemoPeople.tsx')).DemoPeople }))

const SwitchPersonQuestion = lazy(async () => ({
  default: (await import('./SwitchPersonQuestion.tsx')).SwitchPersonQuestion,
}))

// The colours of the days in an example month. They are the colours of shifts and absences.
const FILLS = [
  'shift-1',
  'shift-1',
  'shift-2',
  'shift-2',
  'shift-5',
  'ev-vacation',
  'shift-1',
  'shift-8',
  'shift-6',
  'shift-7',
]

/** A drawing of a month as a clock. It is only decoration, because the text below it contains the same information. */
function LoginClock() {
  const { days, workdays } = monthOnClock(today())
  const segments = days.map((day, index) => ({ off: isWeekend(day), fill: `var(--u-${FILLS[index % FILLS.length]})` }))
  return (
    <aside className={classes.right}>
      <MonthClock days={segments} hour={useHour()} />
      <div className={classes.figures}>
        <p>{formatDayInWords(today())}</p>
        <p>{texts.session.monthInFigures(workdays)}</p>
      </div>
    </aside>
  )
}

export function LoginPage() {
  const [notice, setNotice] = useState(signInNotice)
  const { people, contacts } = useDemoPeople()
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
              {people.length > 0 && (
                <Suspense>
                  <DemoPeople people={people} contacts={contacts} onNotice={say} />
                </Suspense>
              )}
            </>
          ) : (
            <Suspense>
              <SwitchPersonQuestion pending={pending} />
            </Suspense>
          )}
        </main>
      </div>
      <LoginClock />
    </div>
  )
}

const GoogleMark = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
    <path fill="#4285F4" d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2-1.9 3.3-4.7 3.3-8z" />
    <path
      fill="#34A853"
      d="M12 23c3 0 5.5-1 7.3-2.7l-3.5-2.7c-1 .7-2.3 1.1-3.8 1.1-2.9 0-5.3-1.9-6.2-4.5H2.2v2.8A11 11 0 0 0 12 23z"
    />
    <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.9z" />
    <path
      fill="#EA4335"
      d="M12 5.4c1.6 0 3.100.6 4.2 1.7l3.1-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8C6.7 7.3 9.1 5.4 12 5.4z"
    />
  </svg>
)

const AppleMark = () => (
  <svg viewBox="0 0 24 24" width={18} height={18} fill="currentColor" aria-hidden>
    <path d="M16.4 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.800.9-3.500.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.200.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.800.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-.9-2.5-3.8zM14.1 5.8c.6-.8 1.1-1.900.9-3-.9 0-2.100.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1.100.1 2.1-.5 2.8-1.3z" />
  </svg>
)

/** One button for each configured sign-in provider, and a message when a new company cannot sign in yet. */
function SignInButtons() {
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

/** A message that the user has signed out, that the session has ended, or that the sign-in was refused. */
const SignInNoticeLine = ({ notice }: { readonly notice: SignInNotice | null }) => (
  <div role={notice?.tone === 'error' ? 'alert' : 'status'}>
    {notice !== null && (
      <p className={classes.notice} data-tone={notice.tone}>
        {notice.tone === 'error' ? (
          <IconAlertCircle size={18} stroke={1.75} aria-hidden />
        ) : (
          <IconInfoCircle size={18} stroke={1.75} aria-hidden />
        )}
        <span>{notice.text}</span>
      </p>
    )}
  </div>
)
