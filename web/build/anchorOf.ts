/** The anchor of a heading, as the pages of a repository make it, so that one link holds in both places. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
