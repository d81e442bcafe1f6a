import { IMPORT_KINDS } from '@uurwerk/contract/import/importColumn'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import * as texts from '../texts/texts.ts'
import classes from './import.module.css'
import { importStatesQuery } from './queries.ts'

const words = texts.imports

/** The import steps, each with the number of existing records. */
export function ImportSteps({ kind }: { readonly kind: ImportKind }) {
  const { data } = useQuery(importStatesQuery)
  const standing = new Map(data?._embedded.importStateDtoList.map((state) => [state.kind, state.standing]))
  return (
    <nav className={classes.steps} aria-label={words.stepsLabel}>
      <ol>
        {IMPORT_KINDS.map((each) => (
          <li key={each}>
            <Link to={paths.adminImport({ kind: each })} replace aria-current={each === kind ? 'step' : undefined}>
              <Mark done={(standing.get(each) ?? 0) > 0} />
              <span>
                <strong>{words.steps[each]}</strong>
                <small>{data === undefined ? '' : countOf(each, standing.get(each) ?? 0)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const countOf = (kind: ImportKind, count: number): string =>
  count === 0 ? words.noneStanding : words.standing(kind, count)

function Mark({ done }: { readonly done: boolean }) {
  const Icon = done ? IconCircleCheckFilled : IconCircleDashed
  return <Icon size={20} stroke={1.75} aria-hidden data-done={done || undefined} />
}
