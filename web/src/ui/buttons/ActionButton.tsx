import type { RefusalOf } from '@uurwerk/contract/problems'
import { Button, Loader, VisuallyHidden, type ButtonProps } from '@mantine/core'
import { useId, type MouseEvent } from 'react'
import type { IconComponent } from '../createIcon.tsx'
import classes from './ActionButton.module.css'
import { useRunOnce } from './useRunOnce.ts'
import { sentenceHere } from './reasons/sentenceHere.ts'

type Props = ButtonProps & {
  readonly icon?: IconComponent
  /** When this returns a promise, the button is busy until the promise settles. The caller must show a failure. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  /** The reason why the action is not possible now, as returned by a rule in `domain`. */
  readonly refusal?: RefusalOf | null
  /** The reason why the action is not possible now, when the reason does not come from a rule in `domain`. */
  readonly reason?: string | null
  /** When true, the reason is also shown in a line below the button. */
  readonly reasonBelow?: boolean
  /** The id of an element that already shows the reason why the action is not possible. */
  readonly reasonId?: string
  readonly busy?: boolean
  /** The tooltip of a button that is not disabled, for example the keyboard key of the button. */
  readonly tip?: string
  readonly type?: 'button' | 'submit'
  readonly autoFocus?: boolean
  readonly 'aria-label'?: string
  readonly 'aria-expanded'?: boolean
  readonly 'aria-keyshortcuts'?: string
}

/**
 * The button for all actions. When the action is not possible, the button stays visible and shows the reason, also to
 * users of a keyboard or a screen reader (rule screens-24). While the button is busy, it ignores further presses.
 */
export function ActionButton({
  icon: Icon,
  onClick,
  refusal,
  reason,
  reasonBelow = false,
  reasonId,
  busy = false,
  tip,
  ...button
}: Props) {
  const why = refusal ? sentenceHere(refusal) : (reason ?? null)
  const ownId = useId()
  const whyId = reasonId ?? ownId
  const isShown = reasonBelow || reasonId !== undefined
  const { running, run } = useRunOnce()
  const isBusy = busy || running
  const icon = Icon === undefined ? button.leftSection : <Icon size={16} stroke={1.75} aria-hidden />

  return (
    <>
      <Button
        type="button"
        {...button}
        mod={{ refused: why !== null, busy: isBusy }}
        classNames={classes}
        leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : icon}
        aria-disabled={why !== null || isBusy || undefined}
        aria-busy={isBusy || undefined}
        data-tip={isShown ? undefined : (why ?? tip)}
        aria-describedby={why === null ? undefined : whyId}
        onClick={(event) => {
          // The keyboard cannot reach a button with the attribute `disabled`, so its click does nothing instead.
          if (why !== null || isBusy) return event.preventDefault()
          // The second click of a double click is ignored, because it would close what the first click opened.
          if (button['aria-expanded'] !== undefined && event.detail > 1) return
          void run(() => onClick?.(event))
        }}
      />
      {why !== null && reasonBelow && reasonId === undefined && (
        <span id={whyId} className={classes.why}>
          {why}
        </span>
      )}
      {why !== null && !isShown && <VisuallyHidden id={whyId}>{why}</VisuallyHidden>}
    </>
  )
}
