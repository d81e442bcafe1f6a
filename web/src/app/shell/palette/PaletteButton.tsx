import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense, useCallback, useLayoutEffect, useState } from 'react'
import * as texts from '../../../texts/texts.ts'
import { IconSearch } from '../../../ui/icons.ts'
import type { NavGroups } from '../menu/navItems.ts'
import classes from './palette.module.css'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/**
 * Handles the keys while the palette opens and does not have the focus yet. Otherwise, a typed letter would start an
 * action on the screen below the palette.
 */
function useKeysOfOpening(
  opened: boolean,
  setText: (change: (typed: string) => string) => void,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    function take(event: KeyboardEvent): void {
      if (event.target instanceof Element && event.target.closest('[role="dialog"]') !== null) return
      event.stopImmediatePropagation()
      // A key of the browser, for example F5, keeps its effect.
      if (event.ctrlKey || event.metaKey || event.altKey || /^F\d/.test(event.key)) return
      event.preventDefault()
      if (event.key === 'Escape') onClose()
      else if (event.key === 'Backspace') setText((typed) => typed.slice(0, -1))
      else if (event.key.length === 1) setText((typed) => typed + event.key)
    }
    if (opened) window.addEventListener('keydown', take, { capture: true })
    return () => window.removeEventListener('keydown', take, { capture: true })
  }, [opened, setText, onClose])
}

/** Ctrl K and Cmd K open the palette too. The palette is loaded when it is opened for the first time. */
export function PaletteButton({ groups }: { readonly groups: NavGroups }) {
  const [opened, { open, close: hide }] = useDisclosure()
  const [text, setText] = useState('')
  const close = useCallback(() => {
    setText('')
    hide()
  }, [hide])
  useKeysOfOpening(opened, setText, close)
  useLayoutEffect(() => {
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
