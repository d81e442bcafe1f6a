import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'

/** The address says whether the editor is open, so that another screen can link directly to it. */
export function useEditorInAddress(): readonly [opened: boolean, open: (opened: boolean) => void] {
  const [query, setQuery] = useQueryInAddress()
  const open = (opened: boolean) =>
    setQuery(
      (current) => {
        if (opened) current.set('edit', 'open')
        else current.delete('edit')
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return [query.has('edit'), open]
}
