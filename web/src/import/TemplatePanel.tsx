import { importExport, importTemplate } from '@uurwerk/contract/import/import'
import type { ImportKind } from '@uurwerk/contract/import/importColumn'
import { IconDownload } from '@tabler/icons-react'
import { download } from '../app/api/request/download.ts'
import * as texts from '../texts/texts.ts'
import { ActionButton } from '../ui/buttons/ActionButton.tsx'
import { Hint } from '../ui/page/Hint.tsx'
import { Panel } from '../ui/page/Panel.tsx'
import { ColumnsExplained } from './ColumnsExplained.tsx'
import classes from './import.module.css'

const words = texts.imports

export const TemplatePanel = ({ kind }: { readonly kind: ImportKind }) => (
  <Panel title={words.prepare}>
    <div className={classes.line}>
      <ActionButton
        leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />}
        // The red banner shows why the download failed.
        onClick={() => download(importTemplate, { params: { kind } }).catch(() => {})}
      >
        {words.template}
      </ActionButton>
      <ActionButton onClick={() => download(importExport, { params: { kind } }).catch(() => {})}>
        {words.export}
      </ActionButton>
      <Hint>{words.templateText}</Hint>
    </div>
    <ColumnsExplained kind={kind} />
  </Panel>
)
