import { lazy, Suspense, useState } from 'react'
import { Outlet, NavLink, NavigationType, useBeforeUnload, useBlocker } from 'react-router'
import { useCurrentUser } from '../session/currentUser.ts'
import * as texts from '../../texts/texts.ts'
import { BarSlot } from '../../ui/page/BarSlot.tsx'
import { useIsPhone } from '../../ui/useIsPhone.ts'
import { Banners } from './Banners.tsx'
import { NavBar } from './menu/NavBar.tsx'
import { navGroupsOf, type NavItem } from './menu/navItems.ts'
import { OfflineNotice } from './OfflineNotice.tsx'
import classes from './shell.module.css'
import { whenIdle } from '../clock/whenIdle.ts'
import { flushSync } from 'react-dom'
import { accessToken } from '../api/request/accessToken.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { closeQuestion, hasUnsaved, useDiscardQuestion } from '../../ui/form/drafts/unsavedForms.ts'

const WithoutNetwork = lazy(async () => {
  await new Promise<void>((resolve) => whenIdle(resolve))
  return { default: (await import('./waiting/WithoutNetwork.tsx')).WithoutNetwork }
})

/** The bar at the bottom of a phone with the employee's screens, within reach of the thumb. */
const BottomBar = ({ items }: { readonly items: readonly NavItem[] }) => (
  <nav className={classes.bottomBar} aria-label={texts.menu.mainMenu}>
    {items.map(({ to, label, icon: Icon }) => (
      <NavLink key={to} to={to}>
        <Icon size={22} stroke={1.75} aria-hidden />
        {label}
      </NavLink>
    ))}
  </nav>
)

export function Shell({ items }: { readonly items: readonly NavItem[] }) {
  const groups = navGroupsOf(items, useCurrentUser())
  const isPhone = useIsPhone()
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const hasBottomBar = isPhone && groups.employee.length > 0
  return (
    <BarSlot value={isPhone ? slot : null}>
      <div className={classes.shell} data-bottom-bar={hasBottomBar || undefined}>
        <a className={classes.skip} href="#content">
          {texts.menu.skipToContent}
        </a>
        <NavBar groups={groups} isPhone={isPhone} slotRef={setSlot} />
        <OfflineNotice />
        <Suspense fallback={null}>{groups.employee.length > 0 && <WithoutNetwork />}</Suspense>
        <UnsavedQuestion />
        <main id="content" tabIndex={-1} className={classes.page}>
          <Banners />
          <Outlet />
        </main>
        {hasBottomBar && <BottomBar items={groups.employee} />}
      </div>
    </BarSlot>
  )
}

/**
 * Asks the user before a form loses unsaved input: when the user opens another screen, month or row, or closes the
 * form.
 */
function UnsavedQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      // Without a session, nothing can be saved, so there is no question. A new sort order or search only replaces the
      // URL, and loses nothing.
      (historyAction !== NavigationType.Replace || currentLocation.pathname !== nextLocation.pathname) &&
      accessToken() !== null &&
      hasUnsaved(),
  )
  const discard = useDiscardQuestion()
  useBeforeUnload((event) => {
    if (hasUnsaved()) event.preventDefault()
  })

  if (blocker.state === 'blocked') return <Question onDiscard={blocker.proceed} onClose={() => blocker.reset?.()} />
  function answer(): void {
    // The question closes first and gives the focus back to the form. The form then closes, and can pass the focus to
    // the element that opened the form.
    flushSync(closeQuestion)
    discard?.()
  }
  return discard !== null && <Question onDiscard={answer} onClose={closeQuestion} />
}

type QuestionProps = { readonly onDiscard: () => void; readonly onClose: () => void }

const Question = ({ onDiscard, onClose }: QuestionProps) => (
  <ConfirmDialog
    onClose={onClose}
    question={texts.ui.discardQuestion}
    confirm={texts.ui.discard}
    danger
    onConfirm={onDiscard}
  />
)
