import { welcomeCurrentUser } from '@uurwerk/contract/identity/identity'
import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '../app/api/useAction.ts'
import { paths } from '../paths.ts'
import { useCurrentUser } from '../app/session/currentUser.ts'
import * as texts from '../texts/texts.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import classes from './planning.module.css'

/** A welcome dialog at the first sign-in on a phone or tablet, which explains the long press (rule planning-46). */
export function FirstWelcome() {
  const { firstLogin, lastName } = useCurrentUser()
  const isTouch = useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false })
  const [closed, setClosed] = useState(false)
  const welcome = useAction(welcomeCurrentUser)

  function close(): void {
    setClosed(true)
    welcome.mutate({})
  }

  return (
    <Dialog opened={firstLogin && isTouch && !closed} onClose={close} title={texts.planning.welcome(lastName)}>
      <p>{texts.planning.welcomeText}</p>
      <p className={classes.welcomeHint}>
        {texts.planning.welcomeHint} {texts.guides.more}{' '}
        <Link to={paths.guides({ guide: 'medewerker' })} onClick={close}>
          {texts.guides.read}
        </Link>
      </p>
      <Button variant="filled" fullWidth onClick={close} data-autofocus>
        {texts.planning.welcomeClose}
      </Button>
    </Dialog>
  )
}
