import {
  colorsTuple,
  createTheme,
  defaultVariantColorsResolver,
  type BadgeFactory,
  type ButtonFactory,
  type CardFactory,
  type CheckboxFactory,
  type ExtendComponent,
  type FactoryPayload,
  type InputFactory,
  type InputWrapperFactory,
  type MantineColorsTuple,
  type MenuFactory,
  type ModalFactory,
  type NumberInputFactory,
  type PopoverFactory,
  type SkeletonFactory,
  type SwitchFactory,
  type TableFactory,
  type TabsFactory,
  type TooltipFactory,
  type VariantColorsResolver,
} from '@mantine/core'

const scale = (name: string) =>
  Array.from({ length: 10 }, (_, i) => `var(--u-${name}-${i})`) as unknown as MantineColorsTuple

/** Mantine requires ten shades of a colour. Components use only the light variant of the colour (`cssVariables.ts`). */
const oneShade = (name: string) => colorsTuple(`var(--u-${name}-solid)`)

/** The text colour is set here, because Mantine's autoContrast looks only at the light shade of a colour. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const filled = (role: string) => ({
    background: `var(--u-${role})`,
    hover: `var(--u-${role}-hover)`,
    color: `var(--u-on-${role})`,
    border: '1px solid transparent',
  })
  if (input.variant === 'filled' && (input.color === undefined || input.color === 'pruim')) return filled('brand')
  if (input.variant === 'filled' && input.color === 'red') return filled('red-strong')
  // Only the main button is filled. The label of any other button has the text colour.
  if (input.variant === 'subtle' && input.color !== 'red') {
    return {
      background: 'transparent',
      hover: 'var(--u-hover)',
      color: 'var(--u-text)',
      border: '1px solid transparent',
    }
  }
  if (input.variant === 'outline' && input.color === 'gray') {
    const plain = defaultVariantColorsResolver(input)
    return { ...plain, color: 'var(--u-text-muted)', border: '1px solid var(--u-line-strong)' }
  }
  return defaultVariantColorsResolver(input)
}

/** Replaces `Button.extend`, with which every page would load all components of the theme. */
const defaults = <F extends FactoryPayload>(values: ExtendComponent<F>): ExtendComponent<F> => values

/** The values of the theme come from tokens.css, which App.tsx imports once after mantineStyles.ts. */
export const theme = createTheme({
  // The colour must be a hex value and not a CSS variable, because Mantine calculates the text colour from it.
  colors: {
    pruim: [
      '#fef4fa',
      '#fbe5f2',
      '#f3cce3',
      '#e5b5d2',
      '#d496bc',
      '#b9659c',
      '#9c4a80',
      '#803367',
      '#672351',
      '#4c183c',
    ],
    gray: scale('gray'),
    dark: scale('dark'),
    red: oneShade('red'),
    orange: oneShade('orange'),
    yellow: oneShade('yellow'),
    lime: oneShade('lime'),
    green: oneShade('green'),
    teal: oneShade('teal'),
    blue: scale('blue'),
    violet: oneShade('purple'),
  },
  primaryColor: 'pruim',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver,
  white: '#ffffff',
  black: '#231b22',
  fontFamily: 'var(--u-font)',
  fontWeights: { regular: '420', medium: '520', bold: '600' },
  fontSizes: {
    xs: 'var(--u-fz-xs)',
    sm: 'var(--u-fz-sm)',
    md: 'var(--u-fz-md)',
    lg: 'var(--u-fz-lg)',
    xl: 'var(--u-fz-xl)',
  },
  lineHeights: { xs: '1.35', sm: '1.35', md: '1.5', lg: '1.35', xl: '1.2' },
  headings: {
    fontFamily: 'var(--u-font)',
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.2' },
      h2: { fontSize: '1rem', lineHeight: '1.35' },
      h3: { fontSize: '.8125rem', lineHeight: '1.35' },
    },
  },
  spacing: { xs: 'var(--u-1)', sm: 'var(--u-2)', md: 'var(--u-4)', lg: 'var(--u-5)', xl: 'var(--u-6)' },
  defaultRadius: 'sm',
  radius: { xs: 'var(--u-r-xs)', sm: 'var(--u-r-sm)', md: 'var(--u-r-md)', lg: 'var(--u-r-lg)', xl: 'var(--u-r-xl)' },
  shadows: { xs: 'var(--u-sh-1)', sm: 'var(--u-sh-1)', md: 'var(--u-sh-2)', lg: 'var(--u-sh-3)', xl: 'var(--u-sh-3)' },
  focusRing: 'auto',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: defaults<ButtonFactory>({
      defaultProps: { size: 'sm', variant: 'default' },
      styles: { root: { paddingInline: 'var(--button-padding-x)' } },
      vars: () => ({
        root: {
          '--button-height': 'var(--u-control-h)',
          '--button-padding-x': 'var(--u-3)',
          '--button-fz': 'var(--u-fz-sm)',
        },
      }),
    }),
    Badge: defaults<BadgeFactory>({
      defaultProps: { radius: 'xs', variant: 'light', tt: 'none' },
      styles: { label: { fontWeight: 520, overflow: 'visible' } },
      vars: () => ({
        root: { '--badge-height': '1.375rem', '--badge-fz': 'var(--u-fz-xs)', '--badge-padding-x': 'var(--u-2)' },
      }),
    }),
    Card: defaults<CardFactory>({
      defaultProps: { withBorder: true, radius: 'lg', padding: 0 },
      styles: { root: { background: 'var(--u-surface)', borderColor: 'var(--u-line)', overflow: 'clip' } },
    }),
    Table: defaults<TableFactory>({
      defaultProps: {
        fz: 'sm',
        verticalSpacing: 0,
        horizontalSpacing: 'var(--u-2-5)',
        stickyHeader: true,
        highlightOnHover: true,
        tabularNums: true,
      },
      styles: {
        th: {
          height: 34,
          fontSize: 'var(--u-fz-xs)',
          fontWeight: 520,
          color: 'var(--u-text-muted)',
          background: 'var(--u-surface)',
        },
        td: { height: 'var(--u-row-h)' },
      },
      vars: () => ({ table: { '--table-border-color': 'var(--u-line)', '--table-hover-color': 'var(--u-hover)' } }),
    }),
    Input: defaults<InputFactory>({
      defaultProps: { size: 'sm' },
      vars: (_theme, props) => ({
        wrapper: {
          '--input-height': 'var(--u-control-h)',
          '--input-bg': 'var(--u-surface)',
          '--input-fz': 'var(--u-input-fz)',
          '--input-bd': props.error ? 'var(--u-red-strong)' : 'var(--u-control-line)',
          '--input-bd-focus': 'var(--u-focus)',
          '--input-placeholder-color': 'var(--u-text-faint)',
        },
      }),
    }),
    InputWrapper: defaults<InputWrapperFactory>({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    }),
    NumberInput: defaults<NumberInputFactory>({
      defaultProps: { decimalSeparator: ',', thousandSeparator: '.', hideControls: true },
    }),
    Modal: defaults<ModalFactory>({
      defaultProps: {
        radius: 'lg',
        // The top of a dialog stays where it is when the dialog grows, so that no button moves under the pointer.
        yOffset: '10dvh',
        size: '32rem',
        padding: 'lg',
        overlayProps: { color: 'var(--u-scrim)', backgroundOpacity: 1 },
        transitionProps: { transition: 'pop', duration: 180 },
      },
    }),
    // With the role 'presentation', a screen reader does not read the header of a dialog as the header of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    Popover: defaults<PopoverFactory>({ defaultProps: { radius: 'lg', shadow: 'lg', trapFocus: true } }),
    // The list of a field does not keep the focus inside, because the focus stays in the field while the list is open.
    Combobox: { defaultProps: { trapFocus: false } },
    Menu: defaults<MenuFactory>({
      // A menu may contain only menu items, so Mantine's element that keeps the focus is left out.
      defaultProps: { withInitialFocusPlaceholder: false, radius: 'md', shadow: 'md', position: 'bottom-end' },
      styles: { item: { minHeight: 'var(--u-menu-item-h)' } },
    }),
    Tabs: defaults<TabsFactory>({ defaultProps: { variant: 'default', color: 'pruim' } }),
    Switch: defaults<SwitchFactory>({ defaultProps: { size: 'sm', withThumbIndicator: false } }),
    Checkbox: defaults<CheckboxFactory>({ defaultProps: { size: 'xs', iconColor: 'var(--u-on-brand)' } }),
    Tooltip: defaults<TooltipFactory>({ defaultProps: { openDelay: 250, withArrow: false, radius: 'sm' } }),
    Skeleton: defaults<SkeletonFactory>({ defaultProps: { radius: 'xs', height: 10 } }),
  },
})
