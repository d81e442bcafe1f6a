import type { ComponentType } from 'react'
import { Outlet, redirect, type RouteObject, type ShouldRevalidateFunction } from 'react-router'
import { oldPayrollTimesheet, paths, payrollTimesheetOf } from './paths.ts'
import { accessToken } from './app/api/request/accessToken.ts'
import { redirectToProvider, openSignIn, requireSession } from './app/session/guard.ts'
import { LoginPage } from './identity/signIn/LoginPage.tsx'
import { FirstLoad } from './app/shell/FirstLoad.tsx'
import type { NavItem } from './app/shell/menu/navItems.ts'
import { screens } from './screens.ts'
import { ScreenError } from './app/shell/ScreenError.tsx'

const navItems: readonly NavItem[] = screens.flatMap(({ path, nav }) =>
  nav === undefined
    ? []
    : [
        {
          to: path,
          details: screens
            .filter(({ of, ofMonth }) => of === path && ofMonth === undefined)
            .map((detail) => detail.path),
          detailsByMonth: [
            ...screens
              .filter((detail) => detail.ofMonth === path)
              .map((detail) => ({ path: detail.path, hasMonth: true })),
            ...screens
              .filter(({ of, ofMonth }) => of === path && ofMonth !== undefined)
              .map((detail) => ({ path: detail.path, hasMonth: false })),
          ],
          ...nav,
        },
      ],
)

type Load = () => Promise<ComponentType>

type Menu = { readonly items: readonly NavItem[] }

/** Gives the menu items to a component whose code loads only when the app shows the component. */
const withMenu =
  (load: () => Promise<ComponentType<Menu>>): Load =>
  async () => {
    const Loaded = await load()
    return () => <Loaded items={navItems} />
  }

/** Loads a page together with the sentences of all refusals. The first pages load only the sentences that they need. */
const withSentences =
  (load: Load): Load =>
  async () => {
    const [Page, { addAllSentences }] = await Promise.all([load(), import('./ui/buttons/reasons/addAllSentences.ts')])
    addAllSentences()
    return Page
  }

/**
 * Only a change of the path runs the loaders, which check the session. A month, a filter or a sort order changes the
 * query: with loaders, the new URL would show later, and the screen would render two more times.
 */
const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? accessToken() === null
    : defaultShouldRevalidate

export const routes: RouteObject[] = [
  {
    element: <Outlet />,
    errorElement: <ScreenError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { path: paths.login(), loader: openSignIn, element: <LoginPage /> },
      { path: paths.google(), loader: redirectToProvider('google'), element: <FirstLoad /> },
      { path: paths.apple(), loader: redirectToProvider('apple'), element: <FirstLoad /> },
      {
        path: paths.confirmEmail(),
        lazy: {
          Component: withSentences(
            async () => (await import('./customers/confirmedEmails/ConfirmEmailPage.tsx')).ConfirmEmailPage,
          ),
        },
      },
      {
        path: paths.customerEnter(),
        lazy: {
          Component: withSentences(
            async () => (await import('./customers/customerSide/CustomerEnterPage.tsx')).CustomerEnterPage,
          ),
        },
      },
      {
        path: `${paths.customerSide()}/*`,
        lazy: {
          Component: withSentences(
            async () => (await import('./customers/customerSide/CustomerSidePage.tsx')).CustomerSidePage,
          ),
        },
      },
      { path: oldPayrollTimesheet, loader: ({ params }) => redirect(payrollTimesheetOf(params)) },
      {
        lazy: { Component: withMenu(async () => (await import('./app/shell/Shell.tsx')).Shell) },
        children: [
          {
            path: paths.welcome(),
            loader: (opened) => requireSession(opened),
            lazy: {
              Component: withSentences(async () => (await import('./hrStart/welcome/WelcomePage.tsx')).WelcomePage),
            },
            errorElement: <ScreenError />,
          },
          ...screens.map(({ path, page, read, hasOnlyRefusalsOfMonth = false }): RouteObject => ({
            path,
            loader: (opened) => requireSession(opened, read),
            shouldRevalidate,
            lazy: { Component: hasOnlyRefusalsOfMonth ? page : withSentences(page) },
            errorElement: <ScreenError />,
          })),
        ],
      },
      // An unknown URL leads to the sign-in page (rule screens-3).
      { path: '*', loader: () => redirect(paths.login()) },
    ],
  },
]
