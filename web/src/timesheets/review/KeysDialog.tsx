import * as texts from '../../texts/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import classes from './review.module.css'

export type KeyLine = readonly [keys: readonly string[], what: string]

type Props = { readonly lines: readonly KeyLine[]; readonly onClose: () => void }

const { keys: words } = texts.review

export const KeysDialog = ({ lines, onClose }: Props) => (
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
