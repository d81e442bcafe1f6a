import type { ProblemCode } from '@uurwerk/contract/problems'
import { VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { ApiProblem, isFromServer } from '../../app/api/apiProblem.ts'
import * as texts from '../../texts/texts.ts'
import { showNote } from '../toast/showNote.tsx'
import classes from './Form.module.css'
import { draftOf, forgetDraft } from './drafts/keptDrafts.ts'
import { fieldProblems, placedErrors } from './placedErrors.ts'
import { useUnsaved } from './drafts/unsavedForms.ts'

type DraftRule<Values> = {
  /** A name that identifies the form and the record that the form edits. */
  readonly name: string
  /** Fields that can contain health data. A draft (typed input that the browser keeps) leaves these fields out. */
  readonly except?: readonly (keyof Values & string)[]
}

export type FormProps<Values extends Record<string, unknown>, Sent> = {
  readonly form: UseFormReturnType<Values, Sent>
  /** Returns the promise of the write, so that the form can show the errors of the server at its fields. */
  readonly onSubmit: (values: Sent) => unknown
  /** The field of the form for each path in the request. It is needed when the two have different names. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>
  /** The field that shows the refusal of the whole form, for each code of a refusal. */
  readonly aboutField?: Readonly<Partial<Record<ProblemCode, keyof Values & string>>>
  /** Returns true when unsaved input would be lost. It is needed when the changed fields alone do not show this. */
  readonly isDirty?: () => boolean
  /** Keeps the input when the server ends the session. The same person gets the input back in this form. */
  readonly draft?: DraftRule<Values>
  /** The fields one below the other. `belowRow` adds the padding of a form below a row of a table. */
  readonly layout?: 'stacked' | 'belowRow'
  readonly className?: string
  readonly children: ReactNode
}

/**
 * The save button is always enabled. A save shows all errors at once, also the errors of the server, and focuses the
 * first field with an error (rule screens-30). Unsaved input is lost only after a question.
 */
export function Form<Values extends Record<string, unknown>, Sent>(props: FormProps<Values, Sent>) {
  const { form, onSubmit, fieldOf = {}, aboutField = {}, isDirty, draft, children } = props
  const look = [props.layout && classes[props.layout], props.className].filter(Boolean).join(' ') || undefined
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

  // The focus can only move after React has shown the errors.
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
      // The banner already shows a refusal of the server. Any other error is a fault in the app, so it is thrown again.
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
    <form ref={element} className={look} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
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

/** Restores the draft of a form. Returns true when a field is empty because drafts never contain that field. */
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
