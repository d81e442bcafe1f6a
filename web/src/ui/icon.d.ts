/** The module that `web/build/iconModules.ts` generates from an icon of the package `@iconify-json/tabler`. */
declare module 'icon:*' {
  export const Icon: import('./createIcon.tsx').IconComponent
}
