import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import type { NavGroups } from '../menu/navItems.ts'
import classes from './palette.module.css'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/**
 * Takes the keys that the user presses before the opened palette has the focus. Without this function, a letter would
 * take a step on the screen below the palette.
 */
function useKeysOfOpening(opened: boolean, onType: (letter: string) => void, onClose: () => void): void {
  useEffect(() => {
    function take(event: KeyboardEvent): void {
      if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') onClose()
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) onType(event.key)
    }
    if (opened) window.addEventListener('keydown', take, { capture: true })
    return () => window.removeEventListener('keydown', take, { capture: true })
  }, [opened, onType, onClose])
}

/**
 * Opens the palette, also with Ctrl K or Cmd K. On a wide screen, HR sees the button as a search box with its key. The
 * palette is loaded when it is opened for the first time.
 */
export function PaletteButton({ groups }: { readonly groups: NavGroups }) {
  const [opened, { open, close: hide }] = useDisclosure()
  const [text, setText] = useState('')
  const close = useCallback(() => {
    setText('')
    hide()
  }, [hide])
  const type = useCallback((letter: string) => setText((typed) => typed + letter), [])
  useKeysOfOpening(opened, type, close)
  useEffect(() => {
    function openByKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      // Prevents the browser from moving the focus to its own search field.
      event.preventDefault()
      if (document.querySelector('[role="dialog"]') === null) open()
    }
    document.addEventListener('keydown', openByKey)
    return () => document.removeEventListener('keydown', openByKey)
  }, [open])

  const { employee, hr, office, user } = groups
  const isHr = hr.length > 0
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label={isHr ? texts.palette.ofHr : texts.palette.open}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-tip={texts.palette.tip}
        onClick={open}
      >
        <IconSearch size={16} stroke={1.75} aria-hidden />
        {isHr && <span>{texts.palette.ofHr}</span>}
      </UnstyledButton>
      {opened && (
        <Suspense>
          <Palette
            isHr={isHr}
            pages={[...hr, ...office, ...employee, ...user]}
            text={text}
            onText={setText}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
