import { Drawer, Modal } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MouseEvent, ReactNode, RefObject } from 'react'
import * as texts from '../../texts/texts.ts'
import classes from './Dialog.module.css'
import { askToDiscard, useDiscardQuestion } from '../form/drafts/unsavedForms.ts'
import { useFocusBack } from './useFocusBack.ts'
import { useIsPhone } from '../useIsPhone.ts'

type Props = {
  /** False for a dialog that stays rendered while it is closed. */
  readonly opened?: boolean
  readonly onClose: () => void
  readonly title: string
  /** A line below the title of the dialog, for example the day or the person. */
  readonly subtitle?: string
  readonly wide?: boolean
  /** True for a dialog that asks a question. A question may cover another dialog. */
  readonly isQuestion?: boolean
  readonly children: ReactNode
}

/** Stops the second click of a double click, which could reach an element that the first click made visible. */
export function keepFromDoubleClick(event: MouseEvent): void {
  if (event.detail > 1) event.stopPropagation()
}

/**
 * While a question is open, Escape reaches no element outside the question. The question gets the focus a moment after
 * it opens: a quick second Escape would otherwise close the question, and the form would ask it again.
 */
function useEscapeOfQuestion(isOpen: boolean, content: RefObject<HTMLElement | null>): void {
  const keep = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape' || !(event.target instanceof Node)) return
    if (content.current?.closest('[role="dialog"]')?.contains(event.target) !== true) event.stopPropagation()
  })
  // A layout effect adds the listener before the listeners of the UI library, which close and remove the question.
  useLayoutEffect(() => {
    const controller = new AbortController()
    window.addEventListener('keydown', (event) => keep(event), { capture: true, signal: controller.signal })
    return () => controller.abort()
  }, [])
}

/**
 * The dialog is near the top of a wide screen, and at the bottom of a phone. A page has several dialogs: one that was
 * never opened renders nothing. An opened one stays rendered, so that the UI library can animate it.
 */
export function Dialog({ opened = true, ...dialog }: Props) {
  const [isUsed, setUsed] = useState(opened)
  if (opened && !isUsed) setUsed(true)
  return isUsed && <UsedDialog {...dialog} opened={opened} />
}

type UsedProps = Props & { readonly opened: boolean }

function UsedDialog({ opened, onClose, title, subtitle, wide = false, isQuestion = false, children }: UsedProps) {
  useFocusBack(opened)
  const content = useRef<HTMLDivElement>(null)
  useEscapeOfQuestion(opened && isQuestion, content)
  const isAsking = useDiscardQuestion() !== null
  const heading = (
    <>
      {title}
      {subtitle !== undefined && <span className={classes.subtitle}>{subtitle}</span>}
    </>
  )
  const body = <div ref={content}>{children}</div>
  const shared = {
    opened,
    onClose: () => askToDiscard(onClose, content.current),
    // When a question covers a dialog, Escape closes only the question, and the dialog below it stays open.
    closeOnEscape: !isAsking || isQuestion,
    title: heading,
    closeButtonProps: { 'aria-label': texts.ui.close },
    overlayProps: { onClickCapture: keepFromDoubleClick },
  }
  return useIsPhone() ? (
    <Drawer {...shared} position="bottom" size="auto" padding="md" classNames={{ ...classes, content: classes.sheet }}>
      {body}
    </Drawer>
  ) : (
    <Modal {...shared} size={wide ? '60rem' : undefined} classNames={{ title: classes.title, body: classes.body }}>
      {body}
    </Modal>
  )
}
