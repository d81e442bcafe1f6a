import { IconCheck, IconX } from '@tabler/icons-react'
import classes from '../contractMonths.module.css'

type Props = { readonly isSo: boolean; readonly words: { readonly yes: string; readonly no: string } }

/**
 * Shows a state in green when it is true and in red when it is false. An icon and a word give the same information, for
 * users who cannot distinguish the colours.
 */
export const StateCell = ({ isSo, words }: Props) => {
  const Icon = isSo ? IconCheck : IconX
  return (
    <span className={classes.state} data-so={isSo}>
      <Icon size={13} stroke={2.25} aria-hidden />
      {isSo ? words.yes : words.no}
    </span>
  )
}
