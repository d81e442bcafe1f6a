import { IMPORT_KINDS, type ImportKind } from '@uurwerk/contract/import/importColumn'
import * as texts from '../texts/texts.ts'
import { IconCircleCheckFilled, IconCircleDashed } from '../ui/icons.ts'
import { Hint } from '../ui/page/Hint.tsx'
import { PageHead } from '../ui/page/PageHead.tsx'
import { useChoiceInAddress } from '../ui/address/useChoiceInAddress.ts'
import { ImportActs } from './ImportActs.tsx'
import { ImportStep } from './ImportStep.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '../paths.ts'
import classes from './import.module.css'
import { importStatesQuery } from './queries.ts'

/** The URL contains the current kind of file. */
export function ImportPage() {
  const [kind] = useChoiceInAddress('kind', IMPORT_KINDS)
  return (
    <>
      <PageHead title={texts.imports.title} />
      <ImportSteps kind={kind} />
      <Hint>{texts.imports.explained[kind]}</Hint>
      <ImportStep key={kind} kind={kind} />
      <ImportActs />
    </>
  )
}

const words = texts.imports

/** The list of the import steps, one for each kind of file, with the number of records that already exist. */
function ImportSteps({ kind }: { readonly kind: ImportKind }) {
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
