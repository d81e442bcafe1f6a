import type { ComponentType } from 'react'
import { Outlet, redirect } from 'react-router'
import type { RouteObject } from 'react-router'
import { isYearMonth } from '@uurwerk/domain/time/yearMonth'
import { oldPayrollTimesheet, paths } from './paths.ts'
import { leaveForProvider, openSignIn, requireSession } from './session/guard.ts'
import { LoginPage } from './session/LoginPage.tsx'
import { FirstLoad } from './shell/FirstLoad.tsx'
import type { NavItem } from './shell/navItems.ts'
import { ScreenError } from './shell/ScreenError.tsx'
import { Shell } from './shell/Shell.tsx'
import { WelcomePage } from './welcome/WelcomePage.tsx'

type Screen = {
  readonly path: string
  /** Its place in the bar or the user's menu; a detail screen has none. The order here is the order there. */
  readonly nav?: Omit<NavItem, 'to'>
  readonly page: () => Promise<ComponentType>
}

/** Every screen behind the sign-in, a line each. */
const screens: readonly Screen[] = []

const navItems: readonly NavItem[] = screens.flatMap(({ path, nav }) =>
  nav === undefined ? [] : [{ to: path, ...nav }],
)

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { path: paths.login(), loader: openSignIn, element: <LoginPage /> },
      { path: paths.google(), loader: leaveForProvider('google'), element: <FirstLoad /> },
      { path: paths.apple(), loader: leaveForProvider('apple'), element: <FirstLoad /> },
      { path: oldPayrollTimesheet, loader: ({ params }) => redirect(payrollTimesheetOf(params)) },
      {
        element: <Shell items={navItems} />,
        children: [
          {
            path: paths.welcome(),
            loader: requireSession,
            element: <WelcomePage items={navItems} />,
            errorElement: <ScreenError />,
          },
          ...screens.map(({ path, page }): RouteObject => ({
            path,
            loader: requireSession,
            lazy: { Component: page },
            errorElement: <ScreenError />,
          })),
        ],
      },
      { path: '*', loader: () => redirect(paths.login()) },
    ],
  },
]

function payrollTimesheetOf({ contractId, yearthMonth = '' }: Readonly<Record<string, string | undefined>>): string {
  return paths.adminPayrollTimesheet({
    contract: Number(contractId),
    month: isYearMonth(yearthMonth) ? yearthMonth : undefined,
  })
}
