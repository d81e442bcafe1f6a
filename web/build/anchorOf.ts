/** The anchor of a heading. GitHub makes anchors by the same rule, so that one link works on both sites. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
