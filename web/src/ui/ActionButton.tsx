import type { Refusal } from '@uurwerk/domain/refusal'
import { Button, Loader, Tooltip, VisuallyHidden } from '@mantine/core'
import type { ButtonProps } from '@mantine/core'
import { useId } from 'react'
import type { MouseEvent } from 'react'
import classes from './ActionButton.module.css'
import { useRunOnce } from './useRunOnce.ts'
import { sentenceHere } from './sentenceHere.ts'

type Props = ButtonProps & {
  /** When it returns a promise, the button is busy until the promise settles. The caller shows a failure. */
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown
  /** Why the action is not possible now: the answer of a rule in `domain`. */
  readonly refusal?: Refusal | null
  /** The same, for a reason that only this screen knows. */
  readonly reason?: string | null
  /** Also shows the reason in a line below the button. */
  readonly reasonBelow?: boolean
  /** The id of an element that already shows the reason. */
  readonly reasonId?: string
  readonly busy?: boolean
  readonly type?: 'button' | 'submit'
  readonly 'aria-label'?: string
  readonly 'aria-expanded'?: boolean
}

/**
 * The button of every action. A refused action stays visible, disabled and with its reason, also for the keyboard and a
 * screen reader (rule screens-24). A busy button ignores further presses.
 */
export function ActionButton({
  onClick,
  refusal,
  reason,
  reasonBelow = false,
  reasonId,
  busy = false,
  ...button
}: Props) {
  const why = refusal ? sentenceHere(refusal) : (reason ?? null)
  const ownId = useId()
  const whyId = reasonId ?? ownId
  const isShown = reasonBelow || reasonId !== undefined
  const { running, run } = useRunOnce()
  const isBusy = busy || running

  return (
    <>
      <Tooltip
        label={why}
        disabled={why === null || isShown}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={320}
      >
        <Button
          type="button"
          {...button}
          mod={{ refused: why !== null, busy: isBusy }}
          classNames={classes}
          leftSection={isBusy ? <Loader size={16} color="currentColor" aria-hidden /> : button.leftSection}
          aria-disabled={why !== null || isBusy || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={why === null ? undefined : whyId}
          onClick={(event) => {
            // The keyboard cannot reach a disabled button, so the button stays enabled and its click does nothing.
            if (why !== null || isBusy) return event.preventDefault()
            // The second click of a double click would close what the first click opened.
            if (button['aria-expanded'] !== undefined && event.detail > 1) return
            void run(() => onClick?.(event))
          }}
        />
      </Tooltip>
      {why !== null && reasonBelow && reasonId === undefined && (
        <span id={whyId} className={classes.why}>
          {why}
        </span>
      )}
      {why !== null && !isShown && <VisuallyHidden id={whyId}>{why}</VisuallyHidden>}
    </>
  )
}
