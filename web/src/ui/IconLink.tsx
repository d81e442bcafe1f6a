import type { Refusal } from '@uurwerk/domain/refusal'
import { ActionIcon, Tooltip } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './ActionButton.module.css'
import { sentenceHere } from './sentenceHere.ts'

type Props = {
  /** The accessible name: the screen and the record. */
  readonly label: string
  readonly icon: TablerIcon
  readonly to: string
  /** Why the other screen has no content for this row. */
  readonly refusal?: Refusal | null
}

/** A link of a row to another screen, beside the actions. A refused link is faded. */
export const IconLink = ({ label, icon: Icon, to, refusal = null }: Props) => {
  const why = refusal && sentenceHere(refusal)
  const shared = {
    variant: 'subtle',
    size: 28,
    classNames: { root: classes.icon },
    children: <Icon size={16} stroke={1.75} aria-hidden />,
  }
  return (
    <Tooltip label={why ?? label} events={{ hover: true, focus: true, touch: true }} multiline maw={320}>
      {why === null ? (
        <ActionIcon {...shared} component={Link} to={to} aria-label={label} />
      ) : (
        <ActionIcon {...shared} mod={{ refused: true }} aria-label={`${label}: ${why}`} aria-disabled />
      )}
    </Tooltip>
  )
}
