import type { MessageName } from '../../io/messages.ts'

/**
 * What a writer types as a mark of Markdown and every reader would see as it was typed. The pattern is searched in
 * paragraphs, headings and cells (see `readProse`); `^` is the beginning of a line, behind the marks of quotations. No two
 * repetitions in a row match the same characters without a limit: 31 KB of them would take minutes. The tests, and the
 * table of `docs/mistakes.md`, are made from the two examples, wrong and right. The message is `mark.<name>`, the line in
 * the documentation `mistake.<name>`.
 */
type Row = [name: MessageName<'mark'>, pattern: RegExp, wrong: string, right: string]

/** They stop the build once the post is published. */
const errors: Row[] = [
  ['heading-space', /^#{2,6}[^#\s].*/, '##Überschrift', '## Überschrift'],
  [
    'table-delimiter',
    /^\|.*\|[ \t]*$|^:?-+:?[ \t]*\|[ \t|:-]*$/,
    '| A | B |\n| 1 | 2 |',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ],
  [
    'address-blank',
    /\]\((?:[/#.]|\ufffa)[^()\n"]{0,200}[ \t][^()\n"]{0,200}\)|(?:\]\(|^\[[^\]\n]+\]: )[^()\n"]{0,200}[ \t][^()\n"]{0,200}\.(?:svg|png|jpe?g|webp|avif|pdf|md)(?:\)|$)/,
    '![Ein Plan](images/mein plan.svg)',
    '![Ein Plan](<images/mein plan.svg>)',
  ],
  [
    'link-gap',
    /\][ \t]+\((?:\ufffa|https?:|www\.|[/#.]|mailto:)[^()\n]*\)/,
    'Der [Plan] (/kontakt) hilft.',
    'Der [Plan](/kontakt) hilft.',
  ],
]

const hints: Row[] = [
  [
    'link-open',
    /\]\((?:\ufffa|www\.|\/|#)[^\s)]*(?=\s|$)(?![^()\n]*\))|\[[^[\]()\n]+\((?:\ufffa|https?:|\/)[^\s)]*\)?/,
    'Der [Plan](https://example.com/x im Text.',
    'Der [Plan](https://example.com/x) im Text.',
  ],
  [
    'wiki-link',
    /!?\[\[[^[\]\n]+\]\]/,
    'Siehe [[Anderer Beitrag]].',
    'Siehe [den anderen Beitrag](/kontakt).',
  ],
  [
    'bold',
    /(?<![\\*\d])\*\*(?![*\d])(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/,
    'Ein **offenes Wort.',
    'Ein **offenes** Wort.',
  ],
  [
    'other-marks',
    /==[^=\s][^=\n]*==|(?<!\\)~~(?:[^~\n]*~~)?|\$\$[^$\n]+\$\$|\{\{[^{}\n]+\}\}/,
    'Ein ==wichtiges== Wort.',
    'Ein **wichtiges** Wort.',
  ],
  ['backtick', /(?<!\\)`+/, 'Der Befehl `ls zeigt Dateien.', 'Der Befehl `ls` zeigt Dateien.'],
  [
    'bullet-space',
    /^(?:[-+](?:\[[ xX]?\]|\p{L}).*|\d{1,3}[.)]\p{L}.*)$/u,
    '-Punkt\n-Punkt',
    '- Punkt\n- Punkt',
  ],
  ['bullet-sign', /^[•●▪‣◦\ue000-\uf8ff].*/u, '• Punkt\n• Punkt', '- Punkt\n- Punkt'],
  ['task', /^\[(?:[xX ]?|[xX] | [xX])\](?= )|^\[[xX ]\](?=[^\s(:[])/, '- [] Punkt', '- [ ] Punkt'],
  ['callout', /^(?:\[!\w+\].*|(?::::+|!!!)[ \t]*\p{L}+.*)/u, '> [!HINWEIS]\n> Text.', '> [!NOTE]\n> Text.'],
  [
    'footnote',
    /^\[\^[^\]\s]+\] ?:.*|\^\[[^\]\n]+\]|\[\^[^[\]\n]{0,60}\s[^[\]\n]{0,60}\]/,
    'Ein Satz.^[Quelle]',
    'Ein Satz.[^1]\n\n[^1]: Quelle.',
  ],
  ['to-do', /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)\b/, 'Lorem ipsum dolor.', 'Ein fertiger Satz.'],
]

const withSeverity = (severity: 'error' | 'warn', rows: readonly Row[]) =>
  rows.map(([name, pattern, wrong, right]) => ({ name, pattern, wrong, right, severity }))

export const marks = [...withSeverity('error', errors), ...withSeverity('warn', hints)]
