import type { Plugin } from 'vite'

/**
 * Makes the browser load the font together with the page. Otherwise the browser loads the font only after the style
 * sheet that names the font.
 */
export function preloadFont(font: RegExp): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) => font.test(name))
        if (file === undefined) throw new Error(`the build has no font ${font}`)
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
