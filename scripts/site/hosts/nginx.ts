import { type HeaderRule, revalidated, rulesByHeader } from '../security/headers.ts'

/** Where the site is on a server of one's own. */
export type Place = { host: string; root: string; port: number }

/**
 * A file for the `http` block of nginx. Headers for some addresses only are variables: an `add_header` in a `location`
 * would remove all others there.
 */
export function formatNginx(rules: readonly HeaderRule[], { host, root, port }: Place): string {
  const { everywhere, somewhere } = rulesByHeader(rules)
  const maps = [...somewhere].map(([name, values]) => {
    const lines = values.map(({ pattern, value }) => `  "~${pattern}" "${value}";`)
    const fallback = name === 'Cache-Control' ? `  default "${revalidated}";\n` : ''
    return `map $uri ${variableOf(name)} {\n${fallback}${lines.join('\n')}\n}\n`
  })
  const headers = [
    ...everywhere.map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...[...somewhere.keys()].map((name) => `  add_header ${name} ${variableOf(name)} always;`),
  ]
  return `${maps.join('\n')}
server {
  listen ${port};
  server_name ${host};
  root ${root};
  charset utf-8;
  absolute_redirect off;
  server_tokens off;

  # The .gz files; for the .br files add "brotli_static on;" where the module ngx_brotli is.
  gzip_static on;
  gzip_vary on;

${headers.join('\n')}

  error_page 404 /404.html;
  location = /404.html { internal; }
  location ~ ^/(404|_headers|_redirects)$ { return 404; }
  location ~ /\\.(?!well-known/) { return 404; }

  location = /manifest.webmanifest {
    types { }
    default_type application/manifest+json;
  }

  # Each page has one address.
  location = /index { return 301 /$is_args$args; }
  location = /index.html { return 301 /$is_args$args; }
  location ~ ^(?<page>/.+)\\.html$ {
    if (!-f $request_filename) { return 404; }
    return 301 $page$is_args$args;
  }
  location ~ ^(?<page>/.+?)/+$ {
    if (!-f $document_root$page.html) { return 404; }
    return 301 $page$is_args$args;
  }
  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }
}
`
}

function variableOf(name: string): string {
  return `$site_${name.toLowerCase().replaceAll('-', '_')}`
}
