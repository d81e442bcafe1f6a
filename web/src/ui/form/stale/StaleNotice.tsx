import { Button } from '@mantine/core'
import * as texts from '../../../texts/texts.ts'
import { ActionButton } from '../../buttons/ActionButton.tsx'
import { PlainTable } from '../../table/PlainTable.tsx'
import classes from './StaleNotice.module.css'

export type StaleField = { readonly label: string; readonly theirs: string; readonly yours: string }

type Props = {
  readonly title: string
  readonly fields: readonly StaleField[]
  readonly onTake: () => void
  readonly onKeep: () => Promise<unknown>
}

/** The notice says who saved first, with the two values of each field that differs (rule screens-34). */
export function StaleNotice({ title, fields, onTake, onKeep }: Props) {
  const words = texts.ui.stale
  return (
    <div className={classes.root} role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <PlainTable
        label={title}
        rows={fields}
        rowKey={({ label }) => label}
        columns={[
          { title: words.field, cell: ({ label }) => label },
          { title: words.theirs, cell: ({ theirs }) => theirs },
          { title: words.yours, cell: ({ yours }) => yours },
        ]}
      />
      <div className={classes.buttons}>
        <Button onClick={onTake}>{words.take}</Button>
        <ActionButton onClick={onKeep}>{words.keep}</ActionButton>
      </div>
    </div>
  )
}
