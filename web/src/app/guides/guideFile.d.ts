/** The module that `web/build/guideFiles.ts` generates from a guide. */
declare module '*.md' {
  export const guide: import('./guide.ts').Guide
  /** The URL of each picture in the guide. The key is the name that the guide uses. */
  export const pictures: Readonly<Record<string, string>>
}
