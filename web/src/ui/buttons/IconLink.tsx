import type { RefusalOf } from '@uurwerk/contract/problems'
import { ActionIcon } from '@mantine/core'
import { Link } from 'react-router'
import type { IconComponent } from '../createIcon.tsx'
import classes from './ActionButton.module.css'
import { sentenceHere } from './reasons/sentenceHere.ts'

type Props = {
  /** The accessible name of the link, which names the other screen and the record. */
  readonly label: string
  readonly icon: IconComponent
  readonly to: string
  /** The reason why the link cannot be used: the other screen has no content for the record of this row. */
  readonly refusal?: RefusalOf | null
}

/** The link is next to the actions of a row. When it cannot be used, its icon is lighter. */
export const IconLink = ({ label, icon: Icon, to, refusal = null }: Props) => {
  const why = refusal && sentenceHere(refusal)
  const shared = {
    variant: 'subtle',
    size: 28,
    classNames: { root: classes.icon },
    'data-tip': why ?? label,
    children: <Icon size={16} stroke={1.75} aria-hidden />,
  }
  return why === null ? (
    <ActionIcon {...shared} component={Link} to={to} aria-label={label} />
  ) : (
    <ActionIcon {...shared} mod={{ refused: true }} aria-label={`${label}: ${why}`} aria-disabled />
  )
}
