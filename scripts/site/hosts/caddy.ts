import { type HeaderRule, revalidated, rulesByHeader } from '../security/headers.ts'
import type { Place } from './nginx.ts'

/** A Caddyfile for the site. Caddy gets a certificate for the host by itself. */
export function formatCaddyfile(rules: readonly HeaderRule[], { host, root }: Omit<Place, 'port'>): string {
  const { everywhere, somewhere } = rulesByHeader(rules)
  const patterned = [...somewhere].flatMap(([name, values]) =>
    values.map(({ pattern, value }, index) => {
      const matcher = `@${name.toLowerCase()}-${index + 1}`
      return `\t\t${matcher} path_regexp ${pattern}\n\t\theader ${matcher} ${name} "${value}"`
    }),
  )
  return `${host} {
	root * ${root}
	# In this order, not in Caddy's.
	route {
		header {
${everywhere.map(([name, value]) => `\t\t\t${name} "${value}"`).join('\n')}
			Cache-Control "${revalidated}"
		}
${patterned.join('\n')}
		header /manifest.webmanifest Content-Type application/manifest+json

		# Besides files for hosts all that begin with a dot, but for those in .well-known.
		@hidden path_regexp ^/(404|404\\.html|_headers|_redirects)$|/\\.(?:[^w]|w[^e])
		error @hidden 404

		# Each page has one address.
		@index path_regexp ^/index(\\.html)?$
		route @index {
			rewrite * /
			redir * {uri} 301
		}
		@file {
			path_regexp \\.html$
			file
		}
		route @file {
			uri strip_suffix .html
			redir * {uri} 301
		}
		@slash path_regexp ^/.+/$
		route @slash {
			uri strip_suffix /
			@page file {path}.html
			redir @page {uri} 301
			error 404
		}

		@home path /
		rewrite @home /index.html
		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}
	handle_errors {
		# What is missing now may be there after the next deploy.
		header Cache-Control "${revalidated}"
		rewrite * /404.html
		file_server
	}
}
`
}
