import type { ComponentProps, FunctionComponent } from 'react'

type Props = Omit<ComponentProps<'svg'>, 'stroke'> & {
  readonly size?: number
  /** The width of the lines. A filled icon has no lines. */
  readonly stroke?: number
}

export type IconComponent = FunctionComponent<Props>

/**
 * Creates the component of an icon. `lines` and `areas` are data of an SVG path. A filled icon has only areas; the areas
 * of another icon have a border with the width of the lines.
 */
export const createIcon =
  (lines: string, areas = ''): IconComponent =>
  ({ size = 24, stroke = 2, ...attributes }) => (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke={lines === '' ? 'none' : 'currentColor'}
      strokeWidth={stroke}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...attributes}
    >
      {lines !== '' && <path d={lines} />}
      {areas !== '' && <path d={areas} fill="currentColor" />}
    </svg>
  )
