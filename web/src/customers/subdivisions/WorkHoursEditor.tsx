import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../ui/page/LoadError.tsx'
import { useFocusBack } from '../../ui/dialog/useFocusBack.ts'
import { InlineEditor } from '../../ui/form/InlineEditor.tsx'
import { customerQuery } from '../queries.ts'
import type { SubdivisionSteps } from './useSubdivisionSteps.ts'
import { WorkHoursForm } from './WorkHoursForm.tsx'

type Props = {
  readonly subdivisionId: number
  readonly steps: SubdivisionSteps
  readonly onClose: () => void
}

/**
 * The list of subdivisions does not contain all fields that the editor needs, so the editor loads the subdivision
 * first.
 */
export function WorkHoursEditor({ subdivisionId, steps, onClose }: Props) {
  useFocusBack(true)
  const { data, error, refetch } = useQuery(customerQuery(subdivisionId))
  return (
    <InlineEditor>
      {data !== undefined && <WorkHoursForm subdivision={data} steps={steps} onClose={onClose} />}
      {data === undefined && error !== null && <LoadError error={error} onRetry={refetch} />}
      {data === undefined && error === null && <Skeleton height={180} />}
    </InlineEditor>
  )
}
