import type { Refusal } from '@uurwerk/domain/refusal'
import { ActionIcon, Tooltip } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './ActionButton.module.css'
import { sentenceHere } from './sentenceHere.ts'

type Props = {
  /** Where it leads, and whose: it is the link's only name. */
  readonly label: string
  readonly icon: TablerIcon
  readonly to: string
  /** Why there is nothing for this one to see. */
  readonly refusal?: Refusal | null
}

/** A way to another screen in a row, beside its actions; faded when refused. */
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
