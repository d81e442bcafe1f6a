import type { ProblemCode } from '@uurwerk/contract/problems'
import { VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProblem, isFromServer } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../toast/showNote.tsx'
import classes from './Form.module.css'
import { draftOf, forgetDraft } from './keptDrafts.ts'
import { fieldProblems, placedErrors } from './placedErrors.ts'
import { useUnsaved } from './unsavedForms.ts'

type DraftRule<Values> = {
  /** A name that identifies the form and the record that the form edits. */
  readonly name: string
  /** Fields that can contain information about a person's health: a draft leaves them out. */
  readonly except?: readonly (keyof Values & string)[]
}

type Props<Values extends Record<string, unknown>, Sent> = {
  readonly form: UseFormReturnType<Values, Sent>
  /**
   * Sends the values of the form. The function returns the promise of the write, so that the form can show the errors
   * of the server at its fields.
   */
  readonly onSubmit: (values: Sent) => unknown
  /** For each path in the request: the field of the form, when the two have different names. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>
  /** For each code of a refusal of the whole form: the field that shows the refusal. */
  readonly aboutField?: Readonly<Partial<Record<ProblemCode, keyof Values & string>>>
  /** Returns true when unsaved input would be lost. It is needed when changed fields alone do not decide this. */
  readonly isDirty?: () => boolean
  /**
   * Keeps the input of the form when the server ends the session, and restores the input when the same person opens the
   * form again.
   */
  readonly draft?: DraftRule<Values>
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form whose save button is always enabled. Saving shows all errors at once, also the errors of the server, and moves
 * the focus to the first field with an error (rule screens-30). The form asks for a confirmation before unsaved input
 * is lost.
 */
export function Form<Values extends Record<string, unknown>, Sent>(props: Props<Values, Sent>) {
  const { form, onSubmit, fieldOf = {}, aboutField = {}, isDirty, draft, className, children } = props
  const element = useRef<HTMLFormElement>(null)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])
  const [failures, setFailures] = useState(0)
  const wrong = Object.keys(form.errors).length
  const isSending = useRef(false)
  useUnsaved({
    element: () => element.current,
    isDirty: () => (isDirty ?? form.isDirty)(),
    isSending: () => isSending.current,
    draft: () => (draft === undefined ? null : keptOf(form, draft)),
  })
  const isPartial = useRestoredDraft(form, draft?.name)

  // React must show the errors on the screen before the focus moves.
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])
  const focusFirstError = () => setFailures((times) => times + 1)

  async function submit(values: Sent): Promise<void> {
    setElsewhere([])
    isSending.current = true
    try {
      await onSubmit(values)
    } catch (error) {
      // The banner shows a refusal of the server too. An error that does not come from the server is a fault in the
      // app, so it is thrown again.
      if (!isFromServer(error)) throw error
      const problems = error instanceof ApiProblem ? fieldProblems(error, aboutField) : []
      if (problems.length === 0) return
      const placed = placedErrors(problems, fieldOf, Object.keys(form.getValues()))
      form.setErrors(placed.beside)
      setElsewhere(placed.elsewhere)
      focusFirstError()
    } finally {
      isSending.current = false
    }
  }

  return (
    <form ref={element} className={className} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <VisuallyHidden role="alert">{wrong > 0 && texts.ui.fixTheseFields(wrong)}</VisuallyHidden>
      {isPartial && (
        <p className={classes.partial} role="status">
          {texts.ui.remarkNotKept}
        </p>
      )}
      {elsewhere.length > 0 && (
        <div className={classes.elsewhere} role="alert">
          {elsewhere.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </div>
      )}
      {children}
    </form>
  )
}

function keptOf<Values extends Record<string, unknown>>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'isDirty'>,
  { name, except = [] }: DraftRule<Values>,
) {
  const kept = Object.entries(form.getValues()).filter(([field]) => !except.some((left) => left === field))
  return { form: name, values: Object.fromEntries(kept), isPartial: except.some((field) => form.isDirty(field)) }
}

/** Restores the draft of a form. Returns true when a field is missing because a draft never contains that field. */
function useRestoredDraft<Values extends Record<string, unknown>>(
  { setValues }: Pick<UseFormReturnType<Values>, 'setValues'>,
  name: string | undefined,
): boolean {
  const [draft] = useState(() => (name === undefined ? null : draftOf(name)))
  const restore = useRef(setValues)
  useEffect(() => {
    if (draft === null) return
    restore.current(draft.values as Partial<Values>)
    forgetDraft(draft.form)
    showNote(texts.ui.draftKept)
  }, [draft])
  return draft?.isPartial ?? false
}
