/** The module that `web/build/guideFiles.ts` generates from a guide. */
declare module '*.md' {
  export const guide: import('./guide.ts').Guide
  /** The URL of each picture, by the picture's name in the guide. */
  export const pictures: Readonly<Record<string, string>>
}
