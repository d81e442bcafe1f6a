import { useState } from 'react'

type Question<About> = { readonly about: About; readonly answer: (yes: boolean) => void }

/**
 * An action waits for the answer of the user with `await ask(about)`. `question` has the facts that the dialog shows,
 * and the function that receives the answer.
 */
export function useAsk<About>() {
  const [question, setQuestion] = useState<Question<About> | null>(null)
  const ask = (about: About) =>
    new Promise<boolean>((resolve) =>
      setQuestion({
        about,
        answer: (yes) => {
          setQuestion(null)
          resolve(yes)
        },
      }),
    )
  return { question, ask }
}
