import { tryInstallation } from '@uurwerk/contract/operations/doctor'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../app/api/useAction.ts'
import * as texts from '../../texts/texts.ts'
import { Hint } from '../../ui/page/Hint.tsx'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Panel } from '../../ui/page/Panel.tsx'
import { showNote } from '../../ui/toast/showNote.tsx'
import { CheckList } from './CheckList.tsx'
import { DoctorActions } from './DoctorActions.tsx'
import { DoctorState } from './DoctorState.tsx'
import classes from './doctor.module.css'
import { doctorQuery } from './queries.ts'
import { worstFirst } from './worstFirst.ts'

const words = texts.doctor

/** The screen of the installation check, on which the operator sees whether the installation works correctly. */
export function DoctorPage() {
  const { data, error, refetch } = useQuery(doctorQuery)
  const trial = useAction(tryInstallation)

  async function lookAgain(): Promise<void> {
    const { isSuccess } = await refetch()
    if (isSuccess) showNote(words.seen)
  }
  return (
    <>
      <PageHead
        title={words.title}
        status={data && <DoctorState state={data.state} words={words.overall} />}
        actions={<DoctorActions examination={data} onAgain={lookAgain} onTry={() => trial.mutateAsync({})} />}
      />
      <div className={classes.root}>
        <Hint>{words.explained}</Hint>
        {trial.data !== undefined && (
          <div role="status">
            <Panel title={words.tried}>
              <CheckList label={words.tried} checks={trial.data._embedded.doctorCheckList} />
              <Hint>{words.tryExplained}</Hint>
            </Panel>
          </div>
        )}
        <Panel title={words.list}>
          {data !== undefined && <CheckList label={words.list} checks={worstFirst(data._embedded.doctorCheckList)} />}
          {data === undefined && error === null && <Skeleton height={420} />}
          {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
        </Panel>
      </div>
    </>
  )
}
