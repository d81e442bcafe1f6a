import { closeContactSession, currentContact } from '@uurwerk/contract/customers/contacts'
import { Loader } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../app/api/apiProblem.ts'
import { queryClient } from '../app/api/queryClient.ts'
import { OfflineNotice } from '../app/shell/OfflineNotice.tsx'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { LoadError } from '../ui/page/LoadError.tsx'
import { AskLink } from './AskLink.tsx'
import { callAsContact, contactQuery } from './contactCalls.ts'
import { contactToken, forgetContactToken } from '../app/session/contactToken.ts'
import { EntranceFrame } from './EntranceFrame.tsx'
import { MonthsOfContact } from './MonthsOfContact.tsx'
import { PrivatePage } from './PrivatePage.tsx'
import classes from './customerSide.module.css'

const words = texts.customerSide

const isEnded = (error: Error | null): boolean => error instanceof ApiProblem && error.status === 401

/** The page of a contact of a customer, who reads, judges and signs the worked hours (rule contact-7). */
export function CustomerSidePage() {
  const [token, setToken] = useState(contactToken)
  return token === null ? (
    <EntranceFrame title={words.enter.title}>
      <AskLink />
    </EntranceFrame>
  ) : (
    <WithAccess
      onEnd={() => {
        forgetContactToken()
        queryClient.clear()
        setToken(null)
      }}
    />
  )
}

function WithAccess({ onEnd }: { readonly onEnd: () => void }) {
  const { data: contact, error, refetch } = useQuery(contactQuery(currentContact))
  if (isEnded(error))
    return (
      <EntranceFrame title={words.ended.title}>
        <p>{words.ended.explained}</p>
        <AskLink />
      </EntranceFrame>
    )
  async function leave(): Promise<void> {
    await callAsContact(closeContactSession).catch(() => undefined)
    onEnd()
  }
  return (
    <div className={classes.page}>
      <PrivatePage title={words.title} />
      <header className={classes.bar}>
        <span className={classes.brand}>
          <img src="/favicon.svg" alt="" width={26} height={26} />
          {contact?.companyName ?? texts.app.name}
        </span>
        {contact !== undefined && (
          <span className={classes.who}>
            {contact.name}
            <small>{contact.customerName}</small>
          </span>
        )}
        <ActionButton
          variant="subtle"
          leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
          onClick={() => leave()}
        >
          {words.signOut}
        </ActionButton>
      </header>
      <main id="content" tabIndex={-1} className={classes.main}>
        <OfflineNotice />
        {contact !== undefined && <MonthsOfContact contactName={contact.name} />}
        {contact === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
        {contact === undefined && error === null && <Loader role="status" aria-label={words.loading} />}
      </main>
    </div>
  )
}
