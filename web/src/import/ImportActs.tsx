import { importActs, undoImport, type ImportAct } from '@uurwerk/contract/import/importActs'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf } from '../app/api/queryOf.ts'
import { useAction } from '../app/api/useAction.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { ConfirmDialog } from '../ui/dialog/ConfirmDialog.tsx'
import { IconArrowBackUp } from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import classes from './import.module.css'

const words = texts.imports.acts

/** HR can undo an import or a copy as long as no other record refers to the new records. */
export function ImportActs() {
  const { data } = useQuery(queryOf(importActs))
  const [toConfirm, setToConfirm] = useState<ImportAct | null>(null)
  const undo = useAction(undoImport)
  const acts = data?._embedded.importActDtoList ?? []
  if (acts.length === 0) return null
  return (
    <Panel title={words.title}>
      <ul className={classes.acted}>
        {acts.map((act) => (
          <li key={act.id}>
            <span>
              <strong>{words.name(act)}</strong>
              <small>{words.made(act)}</small>
            </span>
            <ActionButton
              size="compact-sm"
              icon={IconArrowBackUp}
              aria-label={words.undoOf(act)}
              refusal={act.actions.undo}
              onClick={() => setToConfirm(act)}
            >
              {words.undo}
            </ActionButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={toConfirm !== null}
        onClose={() => setToConfirm(null)}
        question={toConfirm === null ? '' : words.question(toConfirm)}
        confirm={words.undo}
        danger
        onConfirm={() => (toConfirm === null ? null : undo.mutateAsync({ params: { id: toConfirm.id } }))}
      >
        {toConfirm !== null && <p>{words.explained(toConfirm)}</p>}
      </ConfirmDialog>
    </Panel>
  )
}
