import * as texts from '../../texts/texts.ts'
import { KEY_OF } from '../contractMonths/row/rowSteps.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import classes from './review.module.css'
import type { ReviewStep } from './reviewStepsOf.ts'

type Props = { readonly steps: readonly ReviewStep[]; readonly onClose: () => void }

const { keys: words } = texts.review

/** The list of the keyboard keys of the screen. */
export function ReviewKeys({ steps, onClose }: Props) {
  const lines: readonly (readonly [keys: readonly string[], what: string])[] = [
    [[KEY_OF.approve], words.approve],
    [['j', '→'], words.next],
    [['k', '←'], words.previous],
    ...steps.flatMap(({ key, label }) => (key === undefined ? [] : [[[key], label.toLowerCase()] as const])),
    [['o'], words.list],
    [['?'], words.help],
  ]
  return (
    <Dialog opened onClose={onClose} title={words.title}>
      <dl className={classes.keyList}>
        {lines.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.keyNote}>{words.note}</p>
    </Dialog>
  )
}
