import type { BodyInput } from '@uurwerk/contract/endpoint'
import { OwnExemptionBody, type addExemption } from '@uurwerk/contract/invoicing/vatRegimes'
import { sentenceOf } from '@uurwerk/contract/problems'
import { EXEMPTION_CODES } from '@uurwerk/domain/invoicing/vat/exemptionCodes'
import { DOCUMENT_LANGUAGES } from '@uurwerk/domain/invoicing/vat/vatRegime'
import { refusalOfOwnWords } from '@uurwerk/domain/invoicing/vat/requestedVatRegime'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm, type FormErrors } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormButtons } from '../../ui/form/FormButtons.tsx'
import type { Regime } from './regime.ts'
import classes from './vatRegimes.module.css'

const words = texts.invoicing.regime.exemption

type Fields = BodyInput<typeof addExemption>

type Props = {
  /** The exemption from VAT that HR edits; undefined for a new exemption. */
  readonly exemption?: Regime
  readonly onSave: (body: Fields) => Promise<unknown>
  readonly onClose: () => void
}

/** An exemption that our own company adds, with a text in each language of a document. */
export function ExemptionEditor({ exemption, onSave, onClose }: Props) {
  useFocusBack(true)
  const form = useForm<Fields>({ initialValues: fieldsOf(exemption), validate: exemptionErrors })
  async function save(values: Fields): Promise<void> {
    await onSave(values)
    onClose()
  }
  return (
    <Form
      form={form}
      draft={{ name: `exemption ${exemption?.code ?? 'new'}` }}
      onSubmit={save}
      layout="stacked"
      className={classes.editor}
      aboutField={{ exemption_name_taken: 'name' }}
    >
      <TextInput label={words.name} withAsterisk maxLength={60} autoFocus {...form.getInputProps('name')} />
      {DOCUMENT_LANGUAGES.map((language) => (
        <Textarea
          key={language}
          label={words.words[language]}
          description={language === 'nl' ? words.wordsHint : undefined}
          withAsterisk
          maxLength={500}
          autosize
          minRows={2}
          {...form.getInputProps(`words.${language}`)}
        />
      ))}
      <NativeSelect
        label={words.vatex}
        data={[{ value: '', label: words.noCode }, ...EXEMPTION_CODES]}
        {...form.getInputProps('vatex')}
      />
      <FormButtons onCancel={onClose} reason={form.isDirty() ? null : words.nothingChanged} busy={form.submitting}>
        {words.save}
      </FormButtons>
    </Form>
  )
}

const errorsBySchema = schemaResolver(OwnExemptionBody, { sync: true })

/** The errors of the form. A text that already belongs to a fixed VAT regime is an error at its field. */
export const exemptionErrors = (fields: Fields): FormErrors => ({
  ...Object.fromEntries(
    DOCUMENT_LANGUAGES.flatMap((language) => {
      const text = fields.words[language]
      const refusal = refusalOfOwnWords({ nl: text, fr: text, en: text })
      return refusal === null ? [] : [[`words.${language}`, sentenceOf(refusal)]]
    }),
  ),
  ...errorsBySchema(fields),
})

const fieldsOf = (exemption: Regime | undefined): Fields => ({
  name: exemption?.name ?? '',
  words: {
    nl: exemption?.words?.['nl'] ?? '',
    fr: exemption?.words?.['fr'] ?? '',
    en: exemption?.words?.['en'] ?? '',
  },
  vatex: exemption?.vatex ?? '',
})
