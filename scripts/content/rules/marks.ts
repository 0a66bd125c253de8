import type { MessageName } from '../messages.ts'

/**
 * What a writer types as a mark of Markdown and every reader would see as it was typed. `pattern` is searched in
 * paragraphs, headings and cells (see `readProse`); `^` is the beginning of a line, behind the marks of quotations. No two
 * repetitions in a row match the same characters without a limit: 31 KB of them would take minutes. The tests, and the table of
 * `docs/mistakes.md`, are made from the two examples.
 */
export type Mark = {
  /** Its message is `mark.<name>` in `messages.json`, its line in the documentation `mistake.<name>`. */
  name: MessageName<'mark'>
  /** An error, which stops the build once the post is published. */
  breaksPage?: true
  pattern: RegExp
  wrong: string
  right: string
}

export const marks: readonly Mark[] = [
  {
    name: 'heading-space',
    breaksPage: true,
    pattern: /^#{2,6}[^#\s].*/,
    wrong: '##Überschrift',
    right: '## Überschrift',
  },
  {
    name: 'table-delimiter',
    breaksPage: true,
    pattern: /^\|.*\|[ \t]*$|^:?-+:?[ \t]*\|[ \t|:-]*$/,
    wrong: '| A | B |\n| 1 | 2 |',
    right: '| A | B |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    name: 'address-blank',
    breaksPage: true,
    pattern:
      /\]\((?:[/#.]|\ufffa)[^()\n"]{0,200}[ \t][^()\n"]{0,200}\)|(?:\]\(|^\[[^\]\n]+\]: )[^()\n"]{0,200}[ \t][^()\n"]{0,200}\.(?:svg|png|jpe?g|webp|avif|pdf|md)(?:\)|$)/,
    wrong: '![Ein Plan](images/mein plan.svg)',
    right: '![Ein Plan](<images/mein plan.svg>)',
  },
  {
    name: 'link-gap',
    breaksPage: true,
    pattern: /\][ \t]+\((?:\ufffa|https?:|www\.|[/#.]|mailto:)[^()\n]*\)/,
    wrong: 'Der [Plan] (/kontakt) hilft.',
    right: 'Der [Plan](/kontakt) hilft.',
  },
  {
    name: 'link-open',
    pattern:
      /\]\((?:\ufffa|www\.|\/|#)[^\s)]*(?=\s|$)(?![^()\n]*\))|\[[^[\]()\n]+\((?:\ufffa|https?:|\/)[^\s)]*\)?/,
    wrong: 'Der [Plan](https://example.com/x im Text.',
    right: 'Der [Plan](https://example.com/x) im Text.',
  },
  {
    name: 'wiki-link',
    pattern: /!?\[\[[^[\]\n]+\]\]/,
    wrong: 'Siehe [[Anderer Beitrag]].',
    right: 'Siehe [den anderen Beitrag](/kontakt).',
  },
  {
    name: 'bold',
    pattern: /(?<![\\*\d])\*\*(?![*\d])(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/,
    wrong: 'Ein **offenes Wort.',
    right: 'Ein **offenes** Wort.',
  },
  {
    name: 'other-marks',
    pattern: /==[^=\s][^=\n]*==|(?<!\\)~~(?:[^~\n]*~~)?|\$\$[^$\n]+\$\$|\{\{[^{}\n]+\}\}/,
    wrong: 'Ein ==wichtiges== Wort.',
    right: 'Ein **wichtiges** Wort.',
  },
  {
    name: 'backtick',
    pattern: /(?<!\\)`+/,
    wrong: 'Der Befehl `ls zeigt Dateien.',
    right: 'Der Befehl `ls` zeigt Dateien.',
  },
  {
    name: 'bullet-space',
    pattern: /^(?:[-+](?:\[[ xX]?\]|\p{L}).*|\d{1,3}[.)]\p{L}.*)$/u,
    wrong: '-Punkt\n-Punkt',
    right: '- Punkt\n- Punkt',
  },
  {
    name: 'bullet-sign',
    pattern: /^[•●▪‣◦\ue000-\uf8ff].*/u,
    wrong: '• Punkt\n• Punkt',
    right: '- Punkt\n- Punkt',
  },
  {
    name: 'task',
    pattern: /^\[(?:[xX ]?|[xX] | [xX])\](?= )|^\[[xX ]\](?=[^\s(:[])/,
    wrong: '- [] Punkt',
    right: '- [ ] Punkt',
  },
  {
    name: 'callout',
    pattern: /^(?:\[!\w+\].*|(?::::+|!!!)[ \t]*\p{L}+.*)/u,
    wrong: '> [!HINWEIS]\n> Text.',
    right: '> [!NOTE]\n> Text.',
  },
  {
    name: 'footnote',
    pattern: /^\[\^[^\]\s]+\] ?:.*|\^\[[^\]\n]+\]|\[\^[^[\]\n]{0,60}\s[^[\]\n]{0,60}\]/,
    wrong: 'Ein Satz.^[Quelle]',
    right: 'Ein Satz.[^1]\n\n[^1]: Quelle.',
  },
  {
    name: 'to-do',
    pattern: /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)\b/,
    wrong: 'Lorem ipsum dolor.',
    right: 'Ein fertiger Satz.',
  },
]
