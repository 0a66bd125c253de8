import { company, type Editing } from '../../../src/company.ts'
import { escapeMarkup } from '../escape-markup.ts'
import { putPolicy } from '../security/policy.ts'
import { configName, editorFolder, scriptName } from './editor-files.ts'
import { editorDirectives } from './editor-policy.ts'

/** The page of the editor; everything on it is drawn by its script. */
export function formatEditorPage(editing: Editing): string {
  const html = `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Artikel – ${escapeMarkup(company.shortName)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="cms-config-url" href="/${editorFolder}/${configName}" type="application/json">
<script type="module" src="/${editorFolder}/${scriptName}"></script>
</head>
<body>
<noscript>Zum Bearbeiten der Artikel muss JavaScript eingeschaltet sein.</noscript>
</body>
</html>
`
  return putPolicy(html, editorDirectives(editing))
}
