import '@fontsource-variable/instrument-sans/standard.css'
import './ui/theme/mantineStyles.ts'
import '@mantine/dates/styles.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './app/api/queryClient.ts'
import { Toasts } from './ui/toast/Toasts.tsx'
import { Tips } from './ui/buttons/tips/Tips.tsx'
import { theme } from './ui/theme/theme.ts'

type Props = { readonly router: ComponentProps<typeof RouterProvider>['router']; readonly nonce: string }

export const App = ({ router, nonce }: Props) => (
  <MantineProvider
    theme={theme}
    withCssVariables={false}
    withGlobalClasses={false}
    defaultColorScheme="auto"
    getStyleNonce={() => nonce}
  >
    <DatesProvider settings={{ locale: 'nl', firstDayOfWeek: 1, weekendDays: [] }}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Tips />
      <Toasts />
    </DatesProvider>
  </MantineProvider>
)
