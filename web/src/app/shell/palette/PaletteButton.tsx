import { UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
import * as texts from '../../../texts/texts.ts'
import type { NavGroups } from '../menu/navItems.ts'
import classes from './palette.module.css'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))

/**
 * Opens the palette, also with Ctrl K or Cmd K. On a wide screen, HR sees the button as a search box with its key. The
 * palette is loaded when it is opened for the first time.
 */
export function PaletteButton({ groups }: { readonly groups: NavGroups }) {
  const [opened, palette] = useDisclosure()
  const { open } = palette
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
          <Palette isHr={isHr} pages={[...hr, ...office, ...employee, ...user]} onClose={palette.close} />
        </Suspense>
      )}
    </>
  )
}
