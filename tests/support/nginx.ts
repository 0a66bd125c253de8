import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatNginx } from '../../scripts/site/hosts/host-files.ts'

/** Writes the configuration of nginx for a site, and one around it for a server that is started by anybody. */
export function configureNginx(
  folder: string,
  rules: Parameters<typeof formatNginx>[0],
  place: Omit<Parameters<typeof formatNginx>[1], 'includes' | 'other'>,
  redirects: Parameters<typeof formatNginx>[2] = {},
): string {
  const files = formatNginx(rules, { ...place, other: 'www.localhost', includes: folder }, redirects)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; worker_processes 1;
    error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder};`).join(' ')}
      include ${folder}/nginx.conf;
    }`
}
