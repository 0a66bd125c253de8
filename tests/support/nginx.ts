import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatNginx } from '../../scripts/site/hosts/host-files.ts'

/** Writes the configuration of nginx for a site, and one around it for a server that is started by anybody. */
export function configureNginx(folder: string, ...site: Parameters<typeof formatNginx>): string {
  writeFileSync(join(folder, 'site.conf'), formatNginx(...site))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; worker_processes 1;
    error_log stderr crit;
    events {}
    http {
      include /etc/nginx/mime.types; access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder};`).join(' ')}
      include ${folder}/site.conf;
    }`
}
