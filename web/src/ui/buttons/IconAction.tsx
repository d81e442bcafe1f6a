import type { RefusalOf } from '@uurwerk/contract/problems'
import { ActionIcon, Loader } from '@mantine/core'
import type { IconComponent } from '../createIcon.tsx'
import classes from './ActionButton.module.css'
import { useRunOnce } from './useRunOnce.ts'
import { sentenceHere } from './reasons/sentenceHere.ts'

type Props = {
  /** The accessible name of the button, which names the action and the record. */
  readonly label: string
  /** A visible text that is shorter than the accessible name. The accessible name begins with this text. */
  readonly tooltip?: string
  readonly icon: IconComponent
  readonly onClick: () => unknown
  readonly refusal?: RefusalOf | null
  readonly reason?: string | null
  readonly busy?: boolean
  readonly danger?: boolean
}

/** The button has the same position in each row. When the action is not possible, the icon is lighter. */
export function IconAction({
  label,
  tooltip = label,
  icon: Icon,
  onClick,
  refusal,
  reason,
  busy = false,
  danger = false,
}: Props) {
  const why = refusal ? sentenceHere(refusal) : (reason ?? null)
  const { running, run } = useRunOnce()
  const isBusy = busy || running
  return (
    <ActionIcon
      variant="subtle"
      color={danger ? 'red' : undefined}
      size={28}
      mod={{ refused: why !== null, busy: isBusy }}
      classNames={{ root: classes.icon }}
      aria-label={why === null ? label : `${label}: ${why}`}
      aria-disabled={why !== null || isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-tip={why ?? tooltip}
      onClick={() => {
        if (why === null && !isBusy) void run(onClick)
      }}
    >
      {isBusy ? <Loader size={14} color="currentColor" aria-hidden /> : <Icon size={16} stroke={1.75} aria-hidden />}
    </ActionIcon>
  )
}
