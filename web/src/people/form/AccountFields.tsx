import { roles } from '@uurwerk/domain/people/role'
import { Checkbox, Radio } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import * as texts from '../../texts/texts.ts'
import { FieldGroup } from '../../ui/form/FieldGroups.tsx'
import classes from './form.module.css'
import { signInMethods } from '../../identity/signIn/signInMethods.ts'
import type { PersonForm } from './personForm.ts'
import { signInWays, waysToOffer } from './signInWays.ts'

const words = texts.people

/** The fields for the account and the roles of a person. */
export const AccountFields = ({ form }: { readonly form: UseFormReturnType<PersonForm> }) => (
  <FieldGroup legend={words.form.signIn}>
    <Radio.Group label={words.fields.provider} withAsterisk {...form.getInputProps('provider')}>
      <div className={classes.choices}>
        {waysToOffer(signInWays(signInMethods()), form.values.provider).map((provider) => (
          <Radio key={provider} value={provider} label={words.providers[provider]} />
        ))}
      </div>
    </Radio.Group>
    <Checkbox.Group label={words.fields.roles} withAsterisk {...form.getInputProps('roles')}>
      <div className={classes.choices}>
        {roles.map((role) => (
          <Checkbox
            key={role}
            size="sm"
            value={role}
            label={words.roles[role]}
            // The error is about the whole group of roles, but only a checkbox in the group can get the focus.
            aria-invalid={form.errors['roles'] !== undefined}
          />
        ))}
      </div>
    </Checkbox.Group>
  </FieldGroup>
)
