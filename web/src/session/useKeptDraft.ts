import { useEffect, useRef } from 'react'
import { texts } from '../texts/texts.ts'
import { showNote } from '../ui/showNote.tsx'
import { draftFor, forgetDraft, keepDraft } from './keptDraft.ts'
import { endedFor } from './returnPlace.ts'

type DraftForm<Values> = {
  readonly getValues: () => Values
  readonly setValues: (values: Values) => void
  readonly isDirty: () => boolean
}

/** What was typed as the session ended is there again for the same person, once signed in. */
export function useKeptDraft<Values>(name: string, form: DraftForm<Values>): void {
  const latest = useRef(form)
  useEffect(() => {
    latest.current = form
  })
  useEffect(() => {
    const draft = draftFor(name) as Values | null
    if (draft !== null) {
      latest.current.setValues(draft)
      forgetDraft()
      showNote(texts.session.draftKept)
    }
    return () => {
      const userId = endedFor()
      if (userId !== null && latest.current.isDirty()) {
        keepDraft({ form: name, userId, values: latest.current.getValues() })
      }
    }
  }, [name])
}
