import type { ProblemCode } from '@uurwerk/contract/problems'
import { VisuallyHidden } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { ApiProblem, isFromServer } from '../../api/apiProblem.ts'
import { texts } from '../../texts/texts.ts'
import classes from './Form.module.css'
import { fieldProblems, placedErrors } from './placedErrors.ts'

type Props<Values extends Record<string, unknown>, Sent> = {
  readonly form: UseFormReturnType<Values, Sent>
  /** Return the write's promise: what the server says of a field is put beside that field. */
  readonly onSubmit: (values: Sent) => unknown
  /** Which field of the screen stands for a path of the payload, where the two differ. */
  readonly fieldOf?: Readonly<Record<string, keyof Values & string>>
  /** Refusals of the whole that are about one field. */
  readonly aboutField?: Readonly<Partial<Record<ProblemCode, keyof Values & string>>>
  readonly className?: string
  readonly children: ReactNode
}

/** Shows all field errors at once, those of the server too, with the focus on the first. */
export function Form<Values extends Record<string, unknown>, Sent>(props: Props<Values, Sent>) {
  const { form, onSubmit, fieldOf = {}, aboutField = {}, className, children } = props
  const element = useRef<HTMLFormElement>(null)
  const [elsewhere, setElsewhere] = useState<readonly string[]>([])
  const [failures, setFailures] = useState(0)
  const wrong = Object.keys(form.errors).length

  // After React has drawn the errors, however long that takes.
  useEffect(() => {
    if (failures > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [failures])
  const focusFirstError = () => setFailures((times) => times + 1)

  async function submit(values: Sent): Promise<void> {
    setElsewhere([])
    try {
      await onSubmit(values)
    } catch (error) {
      // The banner says it as well; whatever is not from the server is a fault of ours, and stays one.
      if (!isFromServer(error)) throw error
      const problems = error instanceof ApiProblem ? fieldProblems(error, aboutField) : []
      if (problems.length === 0) return
      const placed = placedErrors(problems, fieldOf, Object.keys(form.getValues()))
      form.setErrors(placed.beside)
      setElsewhere(placed.elsewhere)
      focusFirstError()
    }
  }

  return (
    <form ref={element} className={className} noValidate onSubmit={form.onSubmit(submit, focusFirstError)}>
      <VisuallyHidden role="alert">{wrong > 0 && texts.ui.fixTheseFields(wrong)}</VisuallyHidden>
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
