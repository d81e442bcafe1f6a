import * as texts from '../../texts/texts.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import { KeysDialog, type KeyLine } from './KeysDialog.tsx'
import type { ReviewStep } from './reviewStepsOf.ts'

type Props = { readonly steps: readonly ReviewStep[]; readonly onClose: () => void }

const { keys: words } = texts.review

/** The list of the keyboard keys of the screen. */
export function ReviewKeys({ steps, onClose }: Props) {
  const lines: readonly KeyLine[] = [
    [[KEY_OF.approve], words.approve],
    [['j', '→'], words.next],
    [['k', '←'], words.previous],
    ...steps.flatMap(({ key, label }) => (key === undefined ? [] : [[[key], label.toLowerCase()] as const])),
    [['o'], words.list],
    [['?'], words.help],
  ]
  return <KeysDialog lines={lines} onClose={onClose} />
}
