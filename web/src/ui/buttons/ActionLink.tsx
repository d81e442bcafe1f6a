import type { RefusalOf } from '@uurwerk/contract/problems'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { IconComponent } from '../createIcon.tsx'
import { ActionButton } from './ActionButton.tsx'

type Props = {
  readonly icon: IconComponent
  readonly to: string
  /** The reason why the link cannot be used: the other screen has no content for this record. */
  readonly refusal?: RefusalOf | null
  readonly children: string
}

/** A link to another screen, in a group of actions. When the link cannot be used, it shows the reason. */
export const ActionLink = ({ icon: Icon, to, refusal = null, children }: Props) =>
  refusal === null ? (
    <Button component={Link} to={to} leftSection={<Icon size={16} stroke={1.75} aria-hidden />}>
      {children}
    </Button>
  ) : (
    <ActionButton icon={Icon} refusal={refusal}>
      {children}
    </ActionButton>
  )
