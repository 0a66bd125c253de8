import { type HeaderRule, revalidated, rulesByHeader } from '../security/headers.ts'

/** The file `.htaccess` for Apache. `Header set` without `always` does not apply to errors, which must not be cached. */
export function formatHtaccess(rules: readonly HeaderRule[]): string {
  const { everywhere, somewhere } = rulesByHeader(rules)
  const headers = [
    ...everywhere.map(([name, value]) => `Header always set ${name} "${value}"`),
    `Header set Cache-Control "${revalidated}"`,
    ...[...somewhere].flatMap(([name, values]) =>
      values.map(
        ({ pattern, value }) => `Header set ${name} "${value}" "expr=%{REQUEST_URI} =~ m#${pattern}#"`,
      ),
    ),
  ]
  return `# Needs mod_headers and mod_rewrite, and "AllowOverride All" for this folder.
DirectoryIndex index.html
DirectorySlash Off
ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddCharset utf-8 .css .js .json .svg .xml
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2

${headers.join('\n')}

# The .br and .gz files are those that they are named after, compressed.
RemoveType .gz .br
RemoveLanguage .br
AddEncoding br .br
AddEncoding gzip .gz
Header merge Vary Accept-Encoding

RewriteEngine On
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(404|404\\.html|_headers|_redirects)$|(^|/)\\.(?!well-known/) - [R=404,L]

# Each page has one address.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^index(\\.html)?$ / [R=301,L]
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^(.+)\\.html$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+?)/+$ /$1 [R=301,L]

RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b
RewriteCond %{DOCUMENT_ROOT}/$1.br -f
RewriteRule ^(.+)$ $1.br [END]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b
RewriteCond %{DOCUMENT_ROOT}/$1.gz -f
RewriteRule ^(.+)$ $1.gz [END]
RewriteRule ^ - [END]
`
}
