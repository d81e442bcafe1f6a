import { logo, removeLogo, uploadLogo } from '@uurwerk/contract/company'
import { FileButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { rememberRead } from '../app/api/keepReadsFresh.ts'
import { send } from '../app/api/request/send.ts'
import { useAction } from '../app/api/useAction.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { IconPhoto, IconTrash } from '../ui/icons.ts'
import { Panel } from '../ui/page/Panel.tsx'
import { showNote } from '../ui/toast/showNote.tsx'
import classes from './settings.module.css'

/** Converts a file to a data URL, because the content security policy forbids pictures from other sources. */
const dataAddressOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () =>
      typeof reader.result === 'string'
        ? resolve(reader.result)
        : reject(reader.error ?? new Error('the file could not be read')),
    )
    reader.readAsDataURL(file)
  })

const { logo: words } = texts.settings

rememberRead(logo)
const logoQuery = { queryKey: [logo.path], queryFn: async () => dataAddressOf(await (await send(logo, {})).blob()) }

export function LogoPanel({ hasLogo }: { readonly hasLogo: boolean }) {
  const { data: address } = useQuery({ ...logoQuery, enabled: hasLogo })
  const upload = useAction(uploadLogo)
  const remove = useAction(removeLogo)

  async function save(file: File | null): Promise<void> {
    if (file === null) return
    const content = (await dataAddressOf(file)).replace(/^data:[^,]*,/, '')
    // The red banner shows why the server refused the logo.
    await upload.mutateAsync({ body: { content } }).then(
      () => showNote(words.saved),
      () => {},
    )
  }
  return (
    <Panel title={words.title}>
      <div className={classes.logo}>
        {hasLogo && address !== undefined ? <img src={address} alt={words.alt} /> : <p>{words.none}</p>}
      </div>
      <p className={classes.hint}>{words.text}</p>
      <div className={classes.buttons}>
        <FileButton accept="image/png,image/jpeg" onChange={(file) => void save(file)}>
          {({ onClick }) => (
            <ActionButton icon={IconPhoto} busy={upload.isPending} onClick={onClick}>
              {hasLogo ? words.replace : words.choose}
            </ActionButton>
          )}
        </FileButton>
        {hasLogo && (
          <ActionButton
            variant="subtle"
            color="red"
            icon={IconTrash}
            onClick={() =>
              remove.mutateAsync({}).then(
                () => showNote(words.removed),
                () => {},
              )
            }
          >
            {words.remove}
          </ActionButton>
        )}
      </div>
    </Panel>
  )
}
