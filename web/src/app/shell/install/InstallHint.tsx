import { Button, CloseButton } from '@mantine/core'
import { useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconShare2, IconSquarePlus } from '../../../ui/icons.ts'
import { signIns } from '../../session/signIns.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'
import classes from './install.module.css'
import { hintFor } from './hintFor.ts'
import { useInstallPrompt } from './installPrompt.ts'

const DISMISSED = 'uurwerk.installHintDismissed'

const words = texts.install

/** After the user closes this hint, or presses its button, this browser does not show the hint again. */
export function InstallHint() {
  const isPhone = useIsPhone()
  const prompt = useInstallPrompt()
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) !== null)
  const hint = hintFor({
    signIns: signIns(),
    isPhone,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isDismissed,
    userAgent: navigator.userAgent,
    hasPrompt: prompt !== null,
  })
  if (hint === null) return null

  function dismiss(): void {
    localStorage.setItem(DISMISSED, '1')
    setDismissed(true)
  }

  return (
    <aside className={classes.hint} aria-label={words.title}>
      <div className={classes.text}>
        <strong>{words.title}</strong>
        {hint === 'steps' && (
          <ol className={classes.steps}>
            <li>
              <IconShare2 size={18} stroke={1.75} aria-hidden /> {words.share}
            </li>
            <li>
              <IconSquarePlus size={18} stroke={1.75} aria-hidden /> {words.add}
            </li>
          </ol>
        )}
      </div>
      {hint === 'button' && (
        <Button size="xs" variant="filled" onClick={() => void prompt?.prompt().then(dismiss)}>
          {words.install}
        </Button>
      )}
      <CloseButton aria-label={words.dismiss} onClick={dismiss} />
    </aside>
  )
}
