import { useState } from 'react'

type Question<About> = { readonly about: About; readonly answer: (yes: boolean) => void }

/** An action asks with `await ask(about)`. `question` has the facts of the question, and the function for the answer. */
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
