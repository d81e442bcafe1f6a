import { Link } from 'react-router'
import { texts } from '../texts/texts.ts'
import type { Column } from '../ui/table/column.ts'
import { writtenChange, type AuditRow } from './auditRow.ts'
import classes from './audit.module.css'
import { ChangeList } from './ChangeList.tsx'

const words = texts.audit.columns

/** Entries with the same time are sorted by their number, because a later entry has a higher number. */
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
    value: ({ changes }) => changes.map(writtenChange).join('; '),
    cell: ({ changes }) => changes.length > 0 && <ChangeList changes={changes} />,
  },
]

/** The exported file has a separate column for the person who acted, for sorting and counting. */
export const auditCsvColumns: readonly Column<AuditRow>[] = auditColumns.toSpliced(1, 0, {
  key: 'actor',
  title: words.actor,
  value: ({ actor }) => actor,
})
