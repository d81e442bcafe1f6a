import * as texts from '../../../texts/texts.ts'
import { KeysDialog, type KeyLine } from '../../review/KeysDialog.tsx'
import { KEY_OF, type StepName } from '../row/rowSteps.ts'

const { keys: words, steps } = texts.contractMonths
/** Only the first letter becomes small, because the name of an action can contain an abbreviation such as PDF. */
const withSmallLetter = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
const SHARED = new Set<StepName>(['approve', 'disapprove'])

const LINES: readonly KeyLine[] = [
  [['j', 'k'], words.row],
  [['x'], words.choose],
  [['Enter'], words.open],
  [[KEY_OF.approve], words.approveOrNot],
  ...(Object.keys(KEY_OF) as StepName[])
    .filter((name) => !SHARED.has(name))
    .map((name): KeyLine => [[KEY_OF[name]], withSmallLetter(steps[name])]),
  [['/'], words.search],
  [['Ctrl', 'K'], words.palette],
  [['?'], texts.review.keys.help],
]

export const ListKeysDialog = ({ onClose }: { readonly onClose: () => void }) => (
  <KeysDialog lines={LINES} onClose={onClose} />
)
