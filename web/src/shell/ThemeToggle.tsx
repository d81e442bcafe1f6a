import { ActionIcon, Tooltip, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'

/**
 * A button that switches between the light and the dark theme. The app uses the theme of the device until the user
 * chooses a theme (rule screens-46). In the user's menu the user can choose the theme of the device again.
 */
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
