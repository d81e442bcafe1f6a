import { Tooltip } from '@mantine/core'
import type { ShownTip } from './Tips.tsx'

/** A tooltip beside a button. */
export const Tip = ({ target, label }: ShownTip) => <Tooltip opened target={target} label={label} multiline maw={320} />
