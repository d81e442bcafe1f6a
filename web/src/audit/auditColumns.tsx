import { Link } from 'react-router'
import * as texts from '../texts/texts.ts'
import { IconArrowRight } from '../ui/icons.ts'
import type { Column } from '../ui/table/column.ts'
import { formatChange, type AuditRow } from './auditRow.ts'
import classes from './audit.module.css'
import type { ChangeInWords } from '@uurwerk/contract/audit/entryInWords'

/** A new record has no values before the change. */
const ChangeList = ({ changes }: { readonly changes: readonly ChangeInWords[] }) => (
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

const words = texts.audit.columns

/** Two entries can have the same time. The id then decides, because a later entry has a higher id. */
const momentOf = ({ at, id }: AuditRow): string => `${at} ${String(id).padStart(15, '0')}`

export const auditColumns: readonly Column<AuditRow>[] = [
  {
    key: 'at',
    title: words.at,
    width: 150,
    value: momentOf,
    cell: ({ moment }) => <span className={classes.moment}>{moment}</span>,
    csv: ({ moment }) => moment,
  },
  { key: 'what', title: words.what, leads: true, value: ({ what }) => what },
  {
    key: 'subject',
    title: words.subject,
    value: ({ subject }) => subject,
    cell: ({ subject, to }) => (to === null ? subject : <Link to={to}>{subject}</Link>),
  },
  {
    key: 'changes',
    title: words.changes,
    width: '42%',
    sortable: false,
    value: ({ changes }) => changes.map(formatChange).join('; '),
    cell: ({ changes }) => changes.length > 0 && <ChangeList changes={changes} />,
  },
]

/** The person who acted has a separate column, so that a spreadsheet can sort and count by person. */
export const auditCsvColumns: readonly Column<AuditRow>[] = auditColumns.toSpliced(1, 0, {
  key: 'actor',
  title: words.actor,
  value: ({ actor }) => actor,
})
