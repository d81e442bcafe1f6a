import { Badge, Button, Card, Loader, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOfError } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import type { DemoPerson } from '../../app/session/demoPeople.ts'
import classes from './login.module.css'
import type { SignInNotice } from '../../app/session/signInNotice.ts'
import { startDemoSession, startPlace } from '../../app/session/startSession.ts'
import { resetDemo } from '@uurwerk/contract/identity/identity'
import { useQueryClient } from '@tanstack/react-query'
import { IconRefresh } from '@tabler/icons-react'
import { useAction } from '../../app/api/useAction.ts'
import { AskFirstButton } from '../../ui/buttons/AskFirstButton.tsx'

/**
 * The number of demo people that are shown first. Each of these people shows one typical case; the other people show
 * special cases.
 */
const FIRST = 4

type Props = { readonly people: readonly DemoPerson[]; readonly onNotice: (notice: SignInNotice | null) => void }

export function DemoPeople({ people, onNotice }: Props) {
  const [everyone, setEveryone] = useState(false)
  const [entering, setEntering] = useState<string | null>(null)
  const navigate = useNavigate()

  async function enterAs(email: string): Promise<void> {
    if (entering !== null) return
    setEntering(email)
    onNotice(null)
    try {
      await startDemoSession(email)
      await navigate(await startPlace(), { replace: true })
    } catch (error) {
      onNotice({ tone: 'error', text: sentenceOfError(error) })
      setEntering(null)
    }
  }

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
                person={person}
                isEntering={entering === person.email}
                onClick={() => void enterAs(person.email)}
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

type PersonButtonProps = { readonly person: DemoPerson; readonly isEntering: boolean; readonly onClick: () => void }

const PersonButton = ({ person, isEntering, onClick }: PersonButtonProps) => (
  <UnstyledButton className={classes.person} aria-busy={isEntering || undefined} onClick={onClick}>
    <Avatar name={person.name} size={36} />
    <span className={classes.who}>
      <span className={classes.name}>{person.name}</span>
      <span className={classes.description}>{person.description}</span>
    </span>
    {isEntering ? (
      <Loader size={18} aria-hidden />
    ) : (
      <Badge component="span" variant="outline" color="gray">
        {roleOf(person)}
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
