/**
 * What a writer types as a mark of Markdown and every reader would see as it was typed. `pattern` is searched in
 * paragraphs, headings and cells (see `readProse`); `^` is the beginning of a line, behind the marks of quotations. No two
 * repetitions in a row match the same characters without a limit: 31 KB of them would take minutes. The tests, and the table of
 * `docs/mistakes.md`, are made from the two examples.
 */
export type Mark = {
  name: string
  /** Of the mistake, for the documentation. */
  title: string
  /** An error breaks the page; it stops the build once the post is published. */
  severity: 'error' | 'warn'
  pattern: RegExp
  message: string
  wrong: string
  right: string
}

export const marks: readonly Mark[] = [
  {
    name: 'heading-space',
    title: 'Überschrift ohne Leerzeichen',
    severity: 'error',
    pattern: /^#{2,6}[^#\s].*/,
    message: 'Überschrift: nach # fehlt ein gewöhnliches Leerzeichen, so bleibt die Zeile Text',
    wrong: '##Überschrift',
    right: '## Überschrift',
  },
  {
    name: 'table-delimiter',
    title: 'Tabelle ohne Zeile mit ---',
    severity: 'error',
    pattern: /^\|.*\|[ \t]*$|^:?-+:?[ \t]*\|[ \t|:-]*$/,
    message:
      'Tabelle: wird so nicht erkannt; unter die Kopfzeile gehört | --- | --- | mit ebenso vielen Zellen, ohne Leerzeilen dazwischen',
    wrong: '| A | B |\n| 1 | 2 |',
    right: '| A | B |\n| --- | --- |\n| 1 | 2 |',
  },
  {
    name: 'address-blank',
    title: 'Leerzeichen im Namen eines Bildes',
    severity: 'error',
    pattern:
      /\]\((?:[/#.]|\ufffa)[^()\n"]{0,200}[ \t][^()\n"]{0,200}\)|(?:\]\(|^\[[^\]\n]+\]: )[^()\n"]{0,200}[ \t][^()\n"]{0,200}\.(?:svg|png|jpe?g|webp|avif|pdf|md)(?:\)|$)/,
    message: 'Adresse: enthält ein Leerzeichen; in < und > setzen oder die Datei umbenennen',
    wrong: '![Ein Plan](images/mein plan.svg)',
    right: '![Ein Plan](<images/mein plan.svg>)',
  },
  {
    name: 'link-gap',
    title: 'Leerzeichen zwischen Text und Adresse',
    severity: 'error',
    pattern: /\][ \t]+\((?:\ufffa|https?:|www\.|[/#.]|mailto:)[^()\n]*\)/,
    message: 'Link: zwischen ] und ( darf kein Leerzeichen stehen',
    wrong: 'Der [Plan] (/kontakt) hilft.',
    right: 'Der [Plan](/kontakt) hilft.',
  },
  {
    name: 'link-open',
    title: 'Klammer eines Links fehlt',
    severity: 'warn',
    pattern:
      /\]\((?:\ufffa|www\.|\/|#)[^\s)]*(?=\s|$)(?![^()\n]*\))|\[[^[\]()\n]+\((?:\ufffa|https?:|\/)[^\s)]*\)?/,
    message: 'Link: wird so nicht erkannt; [Text](Adresse) schreiben, ohne fehlende Klammer',
    wrong: 'Der [Plan](https://example.com/x im Text.',
    right: 'Der [Plan](https://example.com/x) im Text.',
  },
  {
    name: 'wiki-link',
    title: 'Link eines Wikis',
    severity: 'warn',
    pattern: /!?\[\[[^[\]\n]+\]\]/,
    message:
      'Link: [[…]] erscheint als Text; [Text](adresse.md) oder ![Beschreibung](images/datei.png) schreiben',
    wrong: 'Siehe [[Anderer Beitrag]].',
    right: 'Siehe [den anderen Beitrag](/kontakt).',
  },
  {
    name: 'bold',
    title: 'Fett nicht geschlossen',
    severity: 'warn',
    pattern: /(?<![\\*\d])\*\*(?![*\d])(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/,
    message:
      'Hervorhebung: erscheint als Text; **fett** ohne Leerzeichen innen schreiben, oder ein \\ davor setzen',
    wrong: 'Ein **offenes Wort.',
    right: 'Ein **offenes** Wort.',
  },
  {
    name: 'other-marks',
    title: 'Zeichen aus anderen Programmen',
    severity: 'warn',
    pattern: /==[^=\s][^=\n]*==|(?<!\\)~~(?:[^~\n]*~~)?|\$\$[^$\n]+\$\$|\{\{[^{}\n]+\}\}/,
    message: 'Hervorhebung: diese Zeichen erscheinen als Text; **fett** schreiben oder sie entfernen',
    wrong: 'Ein ==wichtiges== Wort.',
    right: 'Ein **wichtiges** Wort.',
  },
  {
    name: 'backtick',
    title: 'Code im Satz nicht geschlossen',
    severity: 'warn',
    pattern: /(?<!\\)`+/,
    message:
      'Code: ein einzelnes ` erscheint als Text; `Code` in zwei davon setzen, | darin als \\| schreiben',
    wrong: 'Der Befehl `ls zeigt Dateien.',
    right: 'Der Befehl `ls` zeigt Dateien.',
  },
  {
    name: 'bullet-space',
    title: 'Strich ohne Leerzeichen',
    severity: 'warn',
    pattern: /^(?:[-+](?:\[[ xX]?\]|\p{L}).*|\d{1,3}[.)]\p{L}.*)$/u,
    message: 'Liste: nach dem Strich oder der Nummer fehlt ein Leerzeichen, so bleibt die Zeile Text',
    wrong: '-Punkt\n-Punkt',
    right: '- Punkt\n- Punkt',
  },
  {
    name: 'bullet-sign',
    title: 'Aufzählungszeichen aus einem anderen Programm',
    severity: 'warn',
    pattern: /^[•●▪‣◦\ue000-\uf8ff].*/u,
    message: 'Liste: mit - beginnen, sonst werden die Zeilen zu einem Absatz',
    wrong: '• Punkt\n• Punkt',
    right: '- Punkt\n- Punkt',
  },
  {
    name: 'task',
    title: 'Aufgabe ohne Leerzeichen',
    severity: 'warn',
    pattern: /^\[(?:[xX ]?|[xX] | [xX])\](?= )|^\[[xX ]\](?=[^\s(:[])/,
    message: 'Aufgabe: „- [ ] Text“ oder „- [x] Text“ schreiben, mit Leerzeichen in und nach den Klammern',
    wrong: '- [] Punkt',
    right: '- [ ] Punkt',
  },
  {
    name: 'callout',
    title: 'Hinweiskasten unbekannt',
    severity: 'warn',
    pattern: /^(?:\[!\w+\].*|(?::::+|!!!)[ \t]*\p{L}+.*)/u,
    message:
      'Hinweiskasten: „> [!NOTE]“ allein in der ersten Zeile eines Zitats, darunter „> Text“; statt NOTE auch TIP, IMPORTANT, WARNING, CAUTION',
    wrong: '> [!HINWEIS]\n> Text.',
    right: '> [!NOTE]\n> Text.',
  },
  {
    name: 'footnote',
    title: 'Fußnote im Satz',
    severity: 'warn',
    pattern: /^\[\^[^\]\s]+\] ?:.*|\^\[[^\]\n]+\]|\[\^[^[\]\n]{0,60}\s[^[\]\n]{0,60}\]/,
    message: 'Fußnote: [^1] und nach einer Leerzeile „[^1]: Text“ schreiben, ohne Leerzeichen im Namen',
    wrong: 'Ein Satz.^[Quelle]',
    right: 'Ein Satz.[^1]\n\n[^1]: Quelle.',
  },
  {
    name: 'to-do',
    title: 'Offener Punkt',
    severity: 'warn',
    pattern: /\b(?:TODO|FIXME|TBD|XXX|[Ll]orem [Ii]psum)\b/,
    message: 'Text: ist wohl noch zu erledigen',
    wrong: 'Lorem ipsum dolor.',
    right: 'Ein fertiger Satz.',
  },
]
