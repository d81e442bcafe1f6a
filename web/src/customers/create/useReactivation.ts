import { useState } from 'react'
import type { CustomerRow } from '../queries.ts'

type Answer = 'reactivate' | 'new' | 'neither'

type Asked = { readonly namesake: CustomerRow; readonly onAnswer: (answer: Answer) => void }

/** Asks whether to activate an inactive customer of the same name, and waits for the answer. */
export function useReactivation() {
  const [asked, setAsked] = useState<Asked | null>(null)

  const ask = (namesake: CustomerRow): Promise<Answer> =>
    new Promise((resolve) =>
      setAsked({
        namesake,
        onAnswer: (answer) => {
          setAsked(null)
          resolve(answer)
        },
      }),
    )
  return { asked, ask }
}

export type Reactivation = Asked
