import type { Plugin } from 'vite'
import { cssVariables } from '../src/ui/theme/cssVariables.ts'

/** Modules of Mantine with another content. The first two are empty, because the style sheet has their content. */
const REPLACED: Readonly<Record<string, string>> = {
  'MantineCssVariables.mjs': 'export const MantineCssVariables = () => null',
  'MantineClasses.mjs': 'export const MantineClasses = () => null',
  // The theme of the app has its own colours.
  'default-colors.mjs': 'export const DEFAULT_COLORS = {}',
  // The library changes each id after the first render, so that each popover and field renders twice.
  'use-id.mjs': `import { useId as useOwnId } from 'react'
    export function useId(given) {
      const own = useOwnId()
      return typeof given === 'string' ? given : own
    }`,
}

/**
 * Calculates the CSS variables of the theme during the build. Otherwise each browser calculates them before the first
 * page, and calculates the styles of the page with the variables of the library first.
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
  // The library takes long to load, so that only a build loads it.
  const { convertCssVariables, deepMerge, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } =
    await import('@mantine/core')
  const { theme } = await import('../src/ui/theme/theme.ts')
  const merged = mergeMantineTheme({ ...DEFAULT_THEME, colors: {} as typeof DEFAULT_THEME.colors }, theme)
  return convertCssVariables(deepMerge(defaultCssVariablesResolver(merged), cssVariables(merged)))
}
