import { wordsOfRegime, type ChoosableRegime, type VatRegime } from '@uurwerk/domain/invoicing/vat/vatRegime'
import * as texts from '../../texts/texts.ts'
import { Question } from '../../ui/dialog/Question.tsx'
import { useAsk } from '../../ui/dialog/useAsk.ts'
import { Panel } from '../../ui/page/Panel.tsx'
import { useOwnExemptions } from './useOwnExemptions.ts'
import { VatRegimeField } from './VatRegimeField.tsx'

type Props = {
  readonly chosen: VatRegime | null
  readonly title?: string
  readonly description?: string | undefined
  /** The text of the option without a VAT regime. When this text is absent, the user must choose a VAT regime. */
  readonly inherited?: string
  /** The number of concept invoices that get the VAT regime, or would get it in a preview. */
  readonly save: (regime: ChoosableRegime | null, query: Preview) => Promise<{ readonly concepts: number }>
}

type Preview = { readonly preview: 'true' | 'false' }

const words = texts.invoicing.regime

/** When concept invoices (without a number) get another VAT, HR must confirm the change (rule invoicing-76). */
export function VatRegimePanel({ chosen, title = words.title, description, inherited, save }: Props) {
  const own = useOwnExemptions()
  const { question, ask } = useAsk<number>()
  async function choose(regime: ChoosableRegime | null): Promise<void> {
    const { concepts } = await save(regime, { preview: 'true' })
    if (concepts === 0 || (await ask(concepts))) await save(regime, { preview: 'false' })
  }
  return (
    <Panel title={title}>
      <VatRegimeField
        label={words.label}
        description={description ?? (chosen === null ? words.unchosen : wordsOfRegime(chosen, own)?.nl)}
        {...(inherited !== undefined && { inherited })}
        value={chosen}
        onChange={(regime) => void choose(regime === 'EX_OTHER' ? null : regime)}
      />
      {question !== null && (
        <Question question={words.question} confirm={words.confirm} onAnswer={question.answer}>
          <p>{words.effect(question.about)}</p>
        </Question>
      )}
    </Panel>
  )
}
