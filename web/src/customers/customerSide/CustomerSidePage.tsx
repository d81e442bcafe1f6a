import { closeContactSession, closeContactSessions, currentContact } from '@uurwerk/contract/customers/contacts'
import { Loader } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ApiProblem } from '../../app/api/apiProblem.ts'
import { queryClient } from '../../app/api/queryClient.ts'
import { queryOf } from '../../app/api/queryOf.ts'
import { SHOWN_BY_SCREEN, useAction } from '../../app/api/useAction.ts'
import { OfflineNotice } from '../../app/shell/OfflineNotice.tsx'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { IconDeviceMobileOff, IconLogout } from '../../ui/icons.ts'
import { LoadError } from '../../ui/page/load/LoadError.tsx'
import { AskLink } from './AskLink.tsx'
import { contactToken, forgetContactToken, whenContactChanges } from '../../app/api/request/contactToken.ts'
import { EntranceFrame, FootLinks } from './EntranceFrame.tsx'
import classes from './customerSide.module.css'
import { Brand } from './EntrancePage.tsx'
import { MonthsOfContact } from '../../timesheets/customerSide/MonthsOfContact.tsx'
import { WELCOME, type OfContact } from './ofContact.ts'
import { customerPaths } from './customerPaths.ts'

const words = texts.customerSide

const PlanningPage = lazy(async () => ({
  default: (await import('../../planning/customerSide/CustomerPlanningPage.tsx')).CustomerPlanningPage,
}))
const PrivacyPage = lazy(async () => ({
  default: (await import('./CustomerPrivacyPage.tsx')).CustomerPrivacyPage,
}))
const GuidePage = lazy(async () => ({ default: (await import('./CustomerGuidePage.tsx')).CustomerGuidePage }))
const RequestsPage = lazy(async () => ({
  default: (await import('../../planning/needRequests/CustomerRequestsPage.tsx')).CustomerRequestsPage,
}))

// These pages are not routes of the router. The sign-in page loads the script with all routes, and each route makes
// that script longer.
const pages: Readonly<Record<string, ComponentType<OfContact>>> = {
  [customerPaths.planning]: PlanningPage,
  [customerPaths.requests]: RequestsPage,
}

/** The pages that everybody can open, also without a session. */
const openPages: Readonly<Record<string, ComponentType>> = {
  [customerPaths.privacy]: PrivacyPage,
  [customerPaths.guide]: GuidePage,
}

const isEnded = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 401

/** The layout is around all pages of a contact: the planning and the worked hours (rules contact-7, contact-22). */
export function CustomerSidePage() {
  const [token, setToken] = useState(contactToken)
  // Another tab can sign in another contact, and each call uses the session that the browser has now. Without this
  // listener, this tab would show the months of the new contact with the name and the customer of the first contact.
  useEffect(
    () =>
      whenContactChanges(() => {
        queryClient.clear()
        setToken(contactToken())
      }),
    [],
  )
  const OpenPage = openPages[useLocation().pathname]
  if (OpenPage !== undefined)
    return (
      <Suspense fallback={<Loader role="status" aria-label={words.loading} />}>
        <OpenPage />
      </Suspense>
    )
  return token === null ? (
    <EntranceFrame title={words.enter.title}>
      <AskLink />
    </EntranceFrame>
  ) : (
    <WithAccess
      key={token}
      onEnd={() => {
        // Another contact can have signed in before the server answered. The session of that contact must not end.
        if (contactToken() !== token) return
        forgetContactToken()
        queryClient.clear()
        setToken(null)
      }}
    />
  )
}

function WithAccess({ onEnd }: { readonly onEnd: () => void }) {
  const { data: contact, error, refetch } = useQuery(queryOf(currentContact))
  const leave = useAction(closeContactSession, { ...SHOWN_BY_SCREEN, onSettled: onEnd })
  const isWelcomed = useLocation().state === WELCOME
  if (isEnded(error))
    return (
      <EntranceFrame title={words.ended.title}>
        <p>{words.ended.explained}</p>
        <AskLink />
      </EntranceFrame>
    )
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Brand name={contact?.companyName} />
        <nav className={classes.nav} aria-label={words.menu}>
          <NavLink to={customerPaths.planning}>{texts.customerPlanning.title}</NavLink>
          <NavLink to={paths.customerSide()} end>
            {words.title}
          </NavLink>
          <NavLink to={customerPaths.requests}>{texts.customerRequests.title}</NavLink>
        </nav>
        {contact !== undefined && (
          <span className={classes.who}>
            {contact.name}
            <small>{contact.customerName}</small>
          </span>
        )}
        <ActionButton icon={IconLogout} variant="subtle" onClick={() => leave.mutateAsync({})}>
          {words.signOut}
        </ActionButton>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <OfflineNotice />
        {contact !== undefined && isWelcomed && (
          <p role="status" className={classes.confirmation}>
            {words.welcome(contact.name, contact.customerName)}
          </p>
        )}
        {contact !== undefined && <PageOfContact contact={contact} />}
        {contact === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
        {contact === undefined && error === null && <Loader role="status" aria-label={words.loading} />}
      </main>
      <Foot onEnd={onEnd} />
    </div>
  )
}

function Foot({ onEnd }: { readonly onEnd: () => void }) {
  const leaveEverywhere = useAction(closeContactSessions, { onSuccess: onEnd })
  return (
    <footer className={classes.foot}>
      <FootLinks />
      <AskFirstButton
        variant="subtle"
        label={words.signOutEverywhere}
        icon={IconDeviceMobileOff}
        question={words.signOutQuestion}
        onConfirm={() => leaveEverywhere.mutateAsync({})}
      >
        <p>{words.signOutEffect}</p>
      </AskFirstButton>
    </footer>
  )
}

function PageOfContact({ contact }: OfContact) {
  const Page = pages[useLocation().pathname] ?? MonthsOfContact
  return (
    <Suspense fallback={<Loader role="status" aria-label={words.loading} />}>
      <Page contact={contact} />
    </Suspense>
  )
}
