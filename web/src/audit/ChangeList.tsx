import type { ChangeInWords } from '@uurwerk/contract/audited/entryInWords'
import { IconArrowRight } from '@tabler/icons-react'
import { texts } from '../texts/texts.ts'
import classes from './audit.module.css'

/** Each changed field with its value before and after. A new record has only values after. */
export const ChangeList = ({ changes }: { readonly changes: readonly ChangeInWords[] }) => (
  <dl className={classes.changes}>
    {changes.map(({ name, before, after, isNew }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {!isNew && (
            <>
              <del>{before}</del>
              <IconArrowRight size={14} stroke={1.75} role="img" aria-label={texts.audit.became} />
            </>
          )}
          <span>{after}</span>
        </dd>
      </div>
    ))}
  </dl>
)
