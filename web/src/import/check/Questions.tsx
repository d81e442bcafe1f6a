import type { ImportMeaning, ImportQuestion } from '@uurwerk/contract/import/import'
import { Radio } from '@mantine/core'
import * as texts from '../../texts/texts.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import classes from './check.module.css'

const words = texts.imports.questions

type Props = {
  readonly questions: readonly ImportQuestion[]
  readonly onAnswer: (path: string, meaning: ImportMeaning) => Promise<void>
}

/** The questions about values in the file that can have two meanings, one question for each column. */
export const Questions = ({ questions, onAnswer }: Props) => (
  <Panel title={words.title}>
    <div className={classes.questions}>
      {questions.map((question) => (
        <Radio.Group
          key={question.path}
          label={words.ask(question)}
          value={question.answer}
          onChange={(chosen) => {
            const meaning = question.meanings.find((known) => known.meaning === chosen)?.meaning
            if (meaning !== undefined) void onAnswer(question.path, meaning)
          }}
        >
          <div className={classes.answers}>
            {question.meanings.map(({ meaning, example }) => (
              <Radio key={meaning} value={meaning} label={words.meaning(meaning, example)} />
            ))}
          </div>
        </Radio.Group>
      ))}
    </div>
  </Panel>
)
