/** What `web/build/guideFiles.ts` makes of a guide. */
declare module '*.md' {
  export const guide: import('./guide.ts').Guide
  /** Where each picture is, by its name in the guide. */
  export const pictures: Readonly<Record<string, string>>
}
