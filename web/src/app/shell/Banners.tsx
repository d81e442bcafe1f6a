import { CloseButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { IconAlertCircle, IconInfoCircle } from '../../ui/icons.ts'
import { clearNotices, useNotices } from '../notices.ts'
import * as texts from '../../texts/texts.ts'
import classes from './Banners.module.css'

/**
 * Both banners are in the page also without a text, because a screen reader announces only a text that is added to an
 * existing element.
 */
export function Banners() {
  const { error, warning } = useHeldWhilePressed(useNotices())
  return (
    <div className={classes.banners}>
      <div role="alert">
        {error !== null && (
          <Banner tone="red" text={error} close={texts.shell.closeError} onClose={() => clearNotices('error')}>
            <IconAlertCircle size={18} stroke={1.75} aria-hidden />
          </Banner>
        )}
      </div>
      <div role="status">
        {warning !== null && (
          <Banner tone="blue" text={warning} close={texts.shell.closeWarning} onClose={() => clearNotices('warning')}>
            <IconInfoCircle size={18} stroke={1.75} aria-hidden />
          </Banner>
        )}
      </div>
    </div>
  )
}

type BannerProps = {
  readonly tone: 'red' | 'blue'
  readonly text: string
  readonly close: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const Banner = ({ tone, text, close, onClose, children }: BannerProps) => (
  <div className={classes.banner} data-tone={tone}>
    {children}
    <span className={classes.text}>{text}</span>
    <CloseButton size={26} className={classes.close} aria-label={close} onClick={onClose} />
  </div>
)

/**
 * Returns the old value until the user releases the pointer. A banner that appears during a drag would move the
 * calendar, and the user would select the wrong day (rule screens-19).
 */
function useHeldWhilePressed<Value>(value: Value): Value {
  const [pressed, setPressed] = useState(false)
  const [held, setHeld] = useState(value)
  if (!pressed && held !== value) setHeld(value)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const press = () => setPressed(true)
    const release = ({ type, target }: Event) => {
      // A press of the pointer also moves the focus, so the loss of the focus does not mean that the press ended.
      if (type !== 'blur' || target === window) setPressed(false)
    }
    window.addEventListener('pointerdown', press, { capture: true, signal })
    for (const end of ['pointerup', 'pointercancel', 'blur'])
      window.addEventListener(end, release, { capture: true, signal })
    return () => listening.abort()
  }, [])

  return pressed ? held : value
}
