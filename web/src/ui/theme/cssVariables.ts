import type { CSSVariablesResolver } from '@mantine/core'

/** Mantine's variables refer to our own colours. The build writes them (`web/build/lightMantine.ts`). */
export const cssVariables: CSSVariablesResolver = () => {
  const roles = {
    '--mantine-color-body': 'var(--u-bg)',
    '--mantine-color-text': 'var(--u-text)',
    '--mantine-color-dimmed': 'var(--u-text-muted)',
    '--mantine-color-placeholder': 'var(--u-text-faint)',
    '--mantine-color-anchor': 'var(--u-brand-text)',
    '--mantine-color-error': 'var(--u-red-text)',
    '--mantine-color-default': 'var(--u-surface)',
    '--mantine-color-default-hover': 'var(--u-hover)',
    '--mantine-color-default-color': 'var(--u-text)',
    '--mantine-color-default-border': 'var(--u-line-strong)',
    '--mantine-color-disabled': 'var(--u-sunken)',
    '--mantine-color-disabled-color': 'var(--u-text-faint)',
    '--mantine-color-disabled-border': 'var(--u-line)',
    '--mantine-color-pruim-light': 'var(--u-brand-soft)',
    '--mantine-color-pruim-light-hover': 'var(--u-brand-soft-hover)',
    '--mantine-color-pruim-light-color': 'var(--u-brand-text)',
    '--mantine-color-pruim-text': 'var(--u-brand-text)',
    '--mantine-primary-color-contrast': 'var(--u-on-brand)',
    ...Object.fromEntries(
      [
        ['gray', 'grey'],
        ['blue', 'blue'],
        ['green', 'green'],
        ['red', 'red'],
        ['orange', 'orange'],
        ['violet', 'purple'],
        ['lime', 'lime'],
        ['teal', 'teal'],
        ['yellow', 'yellow'],
      ].flatMap(([m, u]) => [
        [`--mantine-color-${m}-light`, `var(--u-${u}-soft)`],
        [`--mantine-color-${m}-light-color`, `var(--u-${u}-text)`],
        [`--mantine-color-${m}-light-hover`, `var(--u-${u}-line)`],
        [`--mantine-color-${m}-text`, `var(--u-${u}-text)`],
      ]),
    ),
    '--mantine-color-red-filled': 'var(--u-red-strong)',
    '--mantine-color-red-filled-hover': 'var(--u-red-strong-hover)',
  }
  return { variables: {}, light: roles, dark: roles }
}
