import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const examples = path.resolve(import.meta.dirname, '../../../deploy')

/**
 * The surroundings of a proxy in a test: its ports, the address of the server behind it, and a folder in which it may
 * write.
 */
export type Stand = {
  readonly folder: string
  readonly httpsPort: number
  readonly httpPort: number
  readonly behind: string
  readonly certificate: string
  readonly key: string
}

export type Proxy = { readonly name: string; readonly program: string; start(stand: Stand): ChildProcess }

/**
 * The proxies that are installed on this machine and have an example configuration. The program is found on PATH, or is
 * given in an environment variable with the name of the proxy.
 */
export function findProxies(): Proxy[] {
  const caddy = programOf('caddy')
  const nginx = programOf('nginx')
  return [
    ...(caddy === null ? [] : [{ name: 'caddy', program: caddy, start: (stand: Stand) => startCaddy(caddy, stand) }]),
    ...(nginx === null ? [] : [{ name: 'nginx', program: nginx, start: (stand: Stand) => startNginx(nginx, stand) }]),
  ]
}

function programOf(name: string): string | null {
  const given = process.env[name.toUpperCase()]
  if (given !== undefined) return existsSync(given) ? given : null
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  return folders.map((folder) => path.join(folder, name)).find((program) => existsSync(program)) ?? null
}

/**
 * The example configuration, in which the addresses are replaced by those of the test. An address that must be replaced
 * but is not in the example is an error.
 */
function filled(name: string, places: readonly (readonly [from: string, to: string])[]): string {
  return places.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/${name} has no ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync(path.join(examples, name), 'utf8'),
  )
}

function startCaddy(program: string, stand: Stand): ChildProcess {
  const { folder, httpPort, httpsPort, behind, certificate, key } = stand
  const site = filled('Caddyfile', [
    ['uren.voorbeeld.be {', `localhost {\n\ttls ${certificate} ${key}`],
    ['127.0.0.1:3000', behind],
  ])
  const options = `{\n\tadmin off\n\thttp_port ${httpPort}\n\thttps_port ${httpsPort}\n\tskip_install_trust\n}\n`
  const file = path.join(folder, 'Caddyfile')
  writeFileSync(file, options + site)
  return spawn(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  })
}

function startNginx(program: string, stand: Stand): ChildProcess {
  const { folder, httpPort, httpsPort, behind, certificate, key } = stand
  const site = filled('nginx.conf', [
    ['uren.voorbeeld.be', 'localhost'],
    ['127.0.0.1:3000', behind],
    ['listen 80;', `listen ${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl', `listen ${httpsPort} ssl`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/uurwerk/fullchain.pem', certificate],
    ['/etc/ssl/uurwerk/privkey.pem', key],
  ])
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  mkdirSync(path.join(folder, 'nginx'))
  const places = temporary.map((name) => `${name}_temp_path ${folder}/nginx/${name};`).join('\n')
  const file = path.join(folder, 'nginx.conf')
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(
    file,
    `${user}\npid ${folder}/nginx/pid;\ndaemon off;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${places}\n${site}\n}\n`,
  )
  return spawn(program, ['-c', file, '-e', 'stderr'], { stdio: ['ignore', 'ignore', 'pipe'] })
}

/** Creates a certificate for the name localhost, only for the test. */
export function makeCertificate(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const kept = ['-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', ...kept, ...subject],
    {
      stdio: 'ignore',
    },
  )
  return { certificate, key }
}
