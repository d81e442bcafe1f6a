import { Tooltip } from '@mantine/core'

export type ShownTip = { readonly target: HTMLElement; readonly label: string }

export const Tip = ({ target, label }: ShownTip) => <Tooltip opened target={target} label={label} multiline maw={320} />
