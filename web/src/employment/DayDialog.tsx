import type { Day } from '@uurwerk/domain/time/day'
import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { useAttempt } from '../app/api/useAttempt.ts'
import type { usePreview } from '../app/api/usePreview.ts'
import * as texts from '../texts/texts.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { FormButtons } from '../ui/form/FormButtons.tsx'
import { DayField } from '../ui/form/fields/DayField.tsx'
import { ProblemLine } from '../ui/form/ProblemLine.tsx'
import classes from './employment.module.css'

type Props = {
  readonly title: string
  readonly subtitle: string
  readonly label: string
  readonly hint?: string
  /** The meaning of the day that HR chooses, in words, such as the last working day. */
  readonly meaning: string
  readonly day: Day | null
  readonly onDay: (day: Day | null) => void
  readonly why: string | null
  /** The server's preview of the change on the chosen day, or the reason why the server refuses the day. */
  readonly preview: Pick<ReturnType<typeof usePreview>, 'refusal' | 'isOld' | 'error'>
  readonly effect: ReactNode
  /** A link or a button with which HR can remove the reason of a refusal. */
  readonly wayOut?: ReactNode
  readonly confirm: string
  readonly danger?: boolean
  readonly onConfirm: () => Promise<unknown>
  readonly onClose: () => void
}

export function DayDialog(props: Props) {
  const { title, subtitle, label, hint, meaning, day, onDay, preview } = props
  const { confirm, danger = false, onConfirm, onClose } = props
  const { problem, attempt } = useAttempt()
  const why = props.why ?? preview.refusal?.message ?? null
  const isKnown = !preview.isOld && preview.error === null

  async function act(): Promise<void> {
    if ((await attempt(onConfirm)) !== null) onClose()
  }
  return (
    <Dialog opened onClose={onClose} title={title} subtitle={subtitle}>
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <p>{meaning}</p>
        <DayField
          mt="md"
          reader="office"
          label={label}
          description={hint}
          withAsterisk
          value={day}
          onChange={onDay}
          error={why}
        />
        {why !== null && props.wayOut}
        <div className={classes.effect} aria-live="polite" aria-busy={!isKnown}>
          {why === null && (isKnown ? props.effect : <Checking failed={preview.error} />)}
        </div>
        <ProblemLine problem={problem} />
        <FormButtons
          onCancel={onClose}
          color={danger ? 'red' : undefined}
          reason={why ?? (isKnown ? null : texts.people.previewing)}
          onClick={act}
        >
          {confirm}
        </FormButtons>
      </form>
    </Dialog>
  )
}

const Checking = ({ failed }: { readonly failed: Error | null }) =>
  failed === null ? (
    <Skeleton height={56} role="status" aria-label={texts.people.previewing} />
  ) : (
    <ProblemLine problem={failed} />
  )
