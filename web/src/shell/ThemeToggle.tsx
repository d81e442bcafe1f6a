import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'

/** The other theme; the user's menu also lets the device decide. */
export function ThemeToggle() {
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: false })
  const isDark = useComputedColorScheme('light', { getInitialValueInEffect: false }) === 'dark'
  const label = isDark ? texts.shell.lightTheme : texts.shell.darkTheme
  const Icon = isDark ? IconSun : IconMoon
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={label}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        <Icon size={16} stroke={1.75} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
