import { Badge, Button, Card, Loader, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOfError } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { DemoContact, DemoPerson } from '../../app/session/demoPeople.ts'
import { IconRefresh } from '../../ui/icons.ts'
import classes from './login.module.css'
import type { SignInNotice } from '../../app/session/signInNotice.ts'
import { startDemoContactSession, startDemoSession, startPlace } from '../../app/session/startSession.ts'
import { resetDemo } from '@uurwerk/contract/identity/identity'
import { paths } from '../../paths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'

/**
 * The number of people that the page shows at first. These people show typical cases; the other people show special
 * cases.
 */
const FIRST = 4

type Props = {
  readonly people: readonly DemoPerson[]
  readonly contacts: readonly DemoContact[]
  readonly onNotice: (notice: SignInNotice | null) => void
}

export function DemoPeople({ people, contacts, onNotice }: Props) {
  const [everyone, setEveryone] = useState(false)
  const { entering, enterAs, enterAsContact } = useEntering(onNotice)

  const shown = everyone ? people : people.slice(0, FIRST)
  return (
    <section aria-labelledby="demo">
      <h2 id="demo" className={classes.demoHead}>
        <span className={classes.demoMark}>{texts.app.demo}</span>
        {texts.session.pickSomeone}
      </h2>
      <Card>
        <ul className={classes.people}>
          {shown.map((person) => (
            <li key={person.email}>
              <PersonButton
                name={person.name}
                description={person.description}
                badge={roleOf(person)}
                isEntering={entering === person.email}
                onClick={() => void enterAs(person.email)}
              />
            </li>
          ))}
          {contacts.map(({ id, name, customerName }) => (
            <li key={contactKey(id)}>
              <PersonButton
                name={name}
                description={customerName}
                badge={texts.session.customer}
                isEntering={entering === contactKey(id)}
                onClick={() => void enterAsContact(id)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <div className={classes.demoFoot}>
        {people.length > shown.length && (
          <Button variant="subtle" onClick={() => setEveryone(true)}>
            {texts.session.showEveryone(people.length)}
          </Button>
        )}
        <ResetDemoButton onNotice={onNotice} />
      </div>
    </section>
  )
}

/** Signs in to the demo as a person or as a contact of a customer. Only one sign-in runs at a time. */
function useEntering(onNotice: Props['onNotice']) {
  const [entering, setEntering] = useState<string | null>(null)
  const navigate = useNavigate()
  async function enter(who: string, open: () => Promise<string>): Promise<void> {
    if (entering !== null) return
    setEntering(who)
    onNotice(null)
    try {
      await navigate(await open(), { replace: true })
    } catch (error) {
      onNotice({ tone: 'error', text: sentenceOfError(error) })
      setEntering(null)
    }
  }
  const enterAs = (email: string) =>
    enter(email, async () => {
      await startDemoSession(email)
      return startPlace()
    })
  const enterAsContact = (id: number) =>
    enter(contactKey(id), async () => {
      await startDemoContactSession(id)
      return paths.customerSide()
    })
  return { entering, enterAs, enterAsContact }
}

const contactKey = (id: number): string => `contact ${id}`

type PersonButtonProps = {
  readonly name: string
  readonly description: string
  readonly badge: string
  readonly isEntering: boolean
  readonly onClick: () => void
}

const PersonButton = ({ name, description, badge, isEntering, onClick }: PersonButtonProps) => (
  <UnstyledButton className={classes.person} aria-busy={isEntering || undefined} onClick={onClick}>
    <Avatar name={name} size={36} />
    <span className={classes.who}>
      <span className={classes.name}>{name}</span>
      <span className={classes.description}>{description}</span>
    </span>
    {isEntering ? (
      <Loader size={18} aria-hidden />
    ) : (
      <Badge component="span" variant="outline" color="gray">
        {badge}
      </Badge>
    )}
  </UnstyledButton>
)

const roleOf = ({ roles: [first, second] }: DemoPerson): string =>
  second !== undefined || first === undefined ? texts.roles.both : texts.roles[first]

function ResetDemoButton({ onNotice }: { readonly onNotice: (notice: SignInNotice) => void }) {
  const queryClient = useQueryClient()
  const { mutateAsync: reset } = useAction(resetDemo, {
    onSuccess: async () => {
      onNotice({ tone: 'info', text: texts.session.demoReset })
      await queryClient.invalidateQueries()
    },
  })
  return (
    <AskFirstButton
      label={texts.session.resetDemo}
      icon={IconRefresh}
      variant="subtle"
      question={texts.session.resetDemoQuestion}
      onConfirm={() => reset({})}
      danger
    >
      {texts.session.resetDemoEffect}
    </AskFirstButton>
  )
}
