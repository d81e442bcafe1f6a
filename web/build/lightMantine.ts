import type { Plugin } from 'vite'
import { cssVariables } from '../src/ui/theme/cssVariables.ts'

/**
 * Modules of the UI library Mantine that the build replaces by other code. The first two get no content, because the
 * style sheet already has the styles that they would add.
 */
const REPLACED: Readonly<Record<string, string>> = {
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null',
  'MantineClasses.mjs': 'export const MantineClasses = () => null',
  // The default colours of Mantine are left out, because the theme of the app has its own colours.
  'default-colors.mjs': 'export const DEFAULT_COLORS = {}',
  // Mantine changes each id after the first render, so each popover and each field would render twice.
  'use-id.mjs': `import { useId as useOwnId } from 'react'
    export function useId(given) {
      const own = useOwnId()
      return typeof given === 'string' ? given : own
    }`,
}

/**
 * Calculates the CSS variables of the theme during the build. Without this, each browser first calculates the styles of
 * the page with the variables of the library Mantine, and then a second time with the variables of the theme.
 */
export const lightMantine = (): Plugin => ({
  name: 'light-mantine',
  enforce: 'pre',
  load: {
    filter: {
      id: /@mantine[\\/](core|hooks)[\\/](esm[\\/].*[\\/](MantineCssVariables|MantineClasses|default-colors|use-id)\.mjs|styles[\\/]default-css-variables\.css)$/,
    },
    handler: async (id) => REPLACED[id.replace(/^.*[\\/]/, '')] ?? (await variablesOfTheme()),
  },
})

/** The style sheet with the CSS variables that the components of Mantine use. */
async function variablesOfTheme(): Promise<string> {
  // Mantine takes long to load. The import is here and not at the top, so that only a build loads it.
  const { convertCssVariables, deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } =
    await import('@mantine/core')
  const { theme } = await import('../src/ui/theme/theme.ts')
  const merged = mergeMantineTheme({ ...DEFAULT_THEME, colors: {} as typeof DEFAULT_THEME.colors }, theme)
  return convertCssVariables(deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged)))
}
