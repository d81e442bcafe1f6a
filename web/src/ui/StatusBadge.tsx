import { Badge, type MantineColor } from '@mantine/core'
import type { IconComponent } from './createIcon.tsx'

type Props = {
  readonly color: MantineColor
  readonly icon: IconComponent
  /** True for a final state. The badge of such a state has an outline instead of a filled background. */
  readonly isOutlined?: boolean
  /** The state as a word. Some users cannot see the colour or the icon, so the word is required. */
  readonly children: string
}

const ICON_GAP = { section: { marginInlineEnd: 5 } }
const OUTLINED = { ...ICON_GAP, root: { background: 'none', boxShadow: 'inset 0 0 0 1px var(--u-green-line)' } }

export function StatusBadge({ color, icon: Icon, isOutlined = false, children }: Props) {
  return (
    <Badge
      component="span"
      color={color}
      pl="var(--u-1-5)"
      styles={isOutlined ? OUTLINED : ICON_GAP}
      leftSection={<Icon size={14} stroke={1.75} aria-hidden />}
    >
      {children}
    </Badge>
  )
}
