import { useQueryInAddress } from '../../ui/useQueryInAddress.ts'

/** Whether the editor is open stands in the address, so that another screen can lead straight to it. */
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
