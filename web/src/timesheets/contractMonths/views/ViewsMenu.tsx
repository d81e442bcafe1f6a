import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { useQueryInAddress } from '../../../ui/address/useQueryInAddress.ts'
import * as texts from '../../../texts/texts.ts'
import { IconBookmark, IconChevronDown, IconPlus, IconTrash } from '../../../ui/icons.ts'
import { MenuBelow } from '../../../ui/menus/MenuBelow.tsx'
import { showUndo } from '../../../ui/toast/showUndo.tsx'
import { queryOfView, withView, added, readViews, type View } from './keptViews.ts'
import { useCurrentUser } from '../../../app/session/currentUser.ts'
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx'

const words = texts.contractMonths.views
const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

/** A saved view is a filter, a search and a sort order with a name. HR can choose, save and delete views. */
export function ViewsMenu({ onChoose }: { readonly onChoose: (view: View) => void }) {
  const [address, change] = useQueryInAddress()
  const { views, save, remove } = useViews()
  const [isSaving, setSaving] = useState(false)
  const query = queryOfView(address)
  const current = views.find((view) => view.query === query)

  function take(view: View): void {
    remove(view.name)
    showUndo(words.removed(view.name), () => save(view))
  }
  return (
    <>
      <MenuBelow
        width={280}
        position="bottom-start"
        button={(button) => (
          <Button
            {...button}
            variant="subtle"
            leftSection={<IconBookmark {...ICON} />}
            rightSection={<IconChevronDown {...ICON} />}
          >
            {current?.name ?? words.title}
          </Button>
        )}
      >
        {views.length > 0 && (
          <Menu.RadioGroup value={current?.name ?? ''} onChange={() => undefined}>
            {views.map((view) => (
              <Menu.RadioItem
                key={view.name}
                value={view.name}
                closeMenuOnClick
                onClick={() => {
                  onChoose(view)
                  change((now) => withView(now, view), { replace: true, preventScrollReset: true })
                }}
              >
                {view.name}
              </Menu.RadioItem>
            ))}
          </Menu.RadioGroup>
        )}
        {views.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<IconPlus {...ICON} />} onClick={() => setSaving(true)}>
          {words.save}
        </Menu.Item>
        {current !== undefined && (
          <Menu.Item color="red" leftSection={<IconTrash {...ICON} />} onClick={() => take(current)}>
            {words.remove(current.name)}
          </Menu.Item>
        )}
      </MenuBelow>
      {isSaving && <SaveViewDialog onSave={(name) => save({ name, query })} onClose={() => setSaving(false)} />}
    </>
  )
}

/** The browser stores the views, because each person works on one computer (rule timesheets-70). */
function useViews() {
  const key = `uurwerk.views.contracts.${useCurrentUser().id}`
  const [views, setViews] = useState(() => readViews(localStorage.getItem(key)))

  function keep(next: readonly View[]): void {
    setViews(next)
    localStorage.setItem(key, JSON.stringify(next))
  }
  return {
    views,
    save: (view: View) => keep(added(views, view)),
    remove: (name: string) => keep(views.filter((view) => view.name !== name)),
  }
}

const SaveViewDialog = lazyDialog(async () => (await import('./SaveViewDialog.tsx')).SaveViewDialog)
