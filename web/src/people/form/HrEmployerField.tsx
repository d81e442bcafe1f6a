import { chosenHrEmployer } from '@uurwerk/domain/people/refusalToChooseHrEmployer'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import * as texts from '../../texts/texts.ts'
import { NumberChoice } from '../../ui/form/fields/choices/NumberChoice.tsx'
import classes from './form.module.css'
import type { HrEmployers } from './useHrEmployers.ts'

type Props = {
  readonly employers: HrEmployers
  readonly value: number | null
  readonly onChange: (id: number | null) => void
  readonly error?: ReactNode
}

/**
 * When there is only one HR employer, it is chosen automatically. When there is none, a link to the settings is shown.
 */
export function HrEmployerField({ employers, value, ...input }: Props) {
  const words = texts.people.form
  if (employers?.length === 0) {
    return (
      <p className={classes.noEmployer}>
        {words.noHrEmployer} <Link to={paths.adminSettings({ part: 'employers' })}>{words.makeHrEmployer}</Link>
      </p>
    )
  }
  const choices = employers?.map(({ id, name }) => ({ value: id, label: name })) ?? []
  const known = choices.map((choice) => choice.value)
  return (
    <NumberChoice
      label={texts.people.fields.hrEmployer}
      withAsterisk={choices.length > 1}
      disabled={employers === null}
      placeholder={choices.length === 1 ? undefined : words.chooseHrEmployer}
      choices={choices}
      {...input}
      value={choices.length === 1 ? chosenHrEmployer(known, value) : value}
    />
  )
}
