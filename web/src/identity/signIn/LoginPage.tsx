import { lazy, Suspense, useState } from 'react'
import { Banners } from '../../app/shell/Banners.tsx'
import { Brand } from '../../app/shell/menu/Brand.tsx'
import { OfflineNotice } from '../../app/shell/OfflineNotice.tsx'
import * as texts from '../../texts/texts.ts'
import { useDemoPeople } from '../../app/session/demoPeople.ts'
import classes from './login.module.css'
import { pendingSignIn } from '../../app/session/pendingSignIn.ts'
import type { PendingSignIn } from '../../app/session/pendingSignIn.ts'
import { SignInButtons } from './SignInButtons.tsx'
import { forgetSignInNotice, signInNotice } from '../../app/session/signInNotice.ts'
import type { SignInNotice } from '../../app/session/signInNotice.ts'
import { SignInNoticeLine } from './SignInNoticeLine.tsx'
import { formatDayInWords } from '@uurwerk/domain/time/formatDay'
import { isWeekend } from '@uurwerk/domain/time/day'
import { today } from '../../app/clock/now.ts'
import { monthOnClock } from '../../app/clock/monthOnClock.ts'
import { useHour } from '../../app/clock/useHour.ts'
import { MonthClock } from '../../ui/charts/MonthClock.tsx'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { fullName } from '../../app/session/currentUser.ts'
import { acceptSignIn, declineSignIn, startPlace } from '../../app/session/startSession.ts'

// The list of demo people and its dialogs load only in the demo.
const DemoPeople = lazy(async () => ({ default: (await import('./DemoPeople.tsx')).DemoPeople }))

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

/**
 * A month that is drawn as a clock. The clock is only decoration, because the text below the clock contains the same
 * information.
 */
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
            <SwitchPersonQuestion pending={pending} />
          )}
        </main>
      </div>
      <LoginClock />
    </div>
  )
}

/** The question when another person signs in while a user is still signed in. */
function SwitchPersonQuestion({ pending }: { readonly pending: PendingSignIn }) {
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
