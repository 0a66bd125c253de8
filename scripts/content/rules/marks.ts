/**
 * What a writer types as a mark of Markdown and every reader would see as it was typed. The pattern is searched in
 * paragraphs, headings and cells (see `readProse`); `^` is the beginning of a line, behind the marks of quotations. No two
 * repetitions in a row match the same characters without a limit: 31 KB of them would take minutes. The tests are made
 * from the examples of what is wrong.
 */
type Row = [text: string, pattern: RegExp, wrong: string]

/** They stop the build once the post is published. */
export const errorMarks: readonly Row[] = [
  [
    'Heading: an ordinary space is missing after #, so the line stays text',
    /^#{2,6}[^#\s].*|^#{1,6}\u00a0.*/,
    '##Überschrift',
  ],
  [
    'Table: is not recognized; below the head row belongs | --- | --- | with as many cells, without empty lines between',
    /^\|.*\|[ \t]*(?:\n[ \t>]*\|.*)*$|^:?-+:?[ \t]*\|[ \t|:-]*$/,
    '| A | B |\n| 1 | 2 |',
  ],
  [
    'Link: is not recognized; write [text](address) or [text](address "title") with straight quotation marks, with all brackets and no space between them; an address with spaces belongs into < and >',
    /(?<!\\)\](?:\(|[ \t]+\((?=\ufffa|https?:|www\.|[/#.]|mailto:|images\/))[^()\n]*\)?/,
    '![Ein Plan](images/mein plan.svg)',
  ],
  [
    'Link: the brackets are swapped; write [text](address)',
    /\([^()\n]+\)\[(?:\ufffa|https?:|\/)[^\]\n]*\]/,
    'Ein (Ziel)[https://example.org/x].',
  ],
  [
    'Text: found what is left of a conflict of git; keep one of the two versions',
    /^<{7}(?: .*)?$/,
    '<<<<<<< HEAD',
  ],
]

export const hintMarks: readonly Row[] = [
  [
    'Link: is not recognized; write [text](address), with all brackets',
    /\[[^[\]()\n]+\((?:\ufffa|https?:|\/)[^\s)]*\)?/,
    'Der [Plan(https://example.com/x) im Text.',
  ],
  [
    'Link: [[…]] appears as text; write [text](address.md) or ![description](images/file.png)',
    /!?\[\[[^[\]\n]+\]\]/,
    'Siehe [[Anderer Beitrag]].',
  ],
  [
    'Emphasis: appears as text; write **bold** without spaces inside, or put a \\ before it',
    /(?<![\\*\d])\*\*(?![*\d]|(?<=\d \*\*) |(?<= \*\*) \d)(?:[^*\n]*\*\*)?|(?<![\\\w])__(?=[^_\s])(?:[^_\n]*__)?/,
    'Ein **offenes Wort.',
  ],
  [
    'Text: these characters appear as they are, whatever they mean elsewhere; remove them, or write **bold**',
    /==[^=\s][^=\n]*==|(?<!\\)~~(?:[^~\n]*~~)?|\$\$[^$\n]+\$\$/,
    'Ein ==wichtiges== Wort.',
  ],
  [
    'Text: what another system would replace appears as it is; remove it, or write it as code in `',
    /\{(?:[:%{]| *(?:[#.][a-z]|[a-z]+=))[^{}\n]*\}+|^\[toc\][ \t]*$|\[[a-z_]+ [a-z]+="[^\]\n]*\]|(?<![\p{L}\d:/]):(?:[a-z][a-z\d_]+|[+-]1):(?![\p{L}\d:/])/iu,
    'Ein Bild{width=300} im Text.',
  ],
  [
    'Code: a single ` appears as text; put `code` between two of them, write | in it as \\|',
    /(?<!\\)`+/,
    'Der Befehl `ls zeigt Dateien.',
  ],
  [
    'List: an ordinary space is missing after the hyphen or the number, so the line stays text',
    /^(?:[-+](?:\[[ xX]?\]|\p{L}).*|[-+*]\u00a0.*|\d{1,3}[.)]\p{L}.*|\d{1,3}[.)]\u00a0(?!\p{L}+ \d).*)$/u,
    '-Punkt\n-Punkt',
  ],
  ['List: begin with -, or the lines become one paragraph', /^[•●▪‣◦\ue000-\uf8ff].*/u, '• Punkt\n• Punkt'],
  [
    'Task: write “- [ ] text” or “- [x] text”, with a space in and after the brackets',
    /^\[(?:[xX \u00a0]?|[xX] | [xX])\](?= )|^\[[xX ]\](?=[^ \t\n(:[])/,
    '- [] Punkt',
  ],
  [
    'Callout: “> [!NOTE]” alone on the first line of a quotation, “> text” below it; instead of NOTE also TIP, IMPORTANT, WARNING, CAUTION',
    /^(?:\[!\w+\].*|(?::::+|!!!)[ \t]*\p{L}+.*)/u,
    '> [!HINWEIS]\n> Text.',
  ],
  [
    'Footnote: write [^1] and, after an empty line, “[^1]: text”, without spaces in the name',
    /^\[\^[^\]\s]+\] ?:.*|\^\[[^\]\n]+\]|\[\^[^[\]\n]{0,60}\s[^[\]\n]{0,60}\]/,
    'Ein Satz.^[Quelle]',
  ],
  [
    'Reference or footnote: the target is missing; add “[…]: address” or “[^…]: text” below',
    /(?<!\\)\[\^[^\]\s]+\](?! ?:)|\[[^[\]\n]+\]\[[^\]\n]*\]/,
    'Ein [Ziel][plan] im Text.',
  ],
  [
    'Text: found an invisible character that reverses the reading direction; remove it unless it is wanted',
    /[\u202a-\u202e\u2066-\u2069]|&#(?:x0*20(?:2[a-e]|6[6-9])|0*82(?:3[4-8]|9[4-7]));/i,
    'Ein \u202eWort.',
  ],
  [
    'Text: found an invisible or lost character; type it again, or remove it',
    /[\u200b\u2060\ufeff\ufffd]/,
    'Ein\u200b Wort.',
  ],
]
