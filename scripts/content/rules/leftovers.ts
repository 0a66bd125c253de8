/** Any of these. */
const anyOf = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'u')

/** Marks of writers, dummy text, and numbers, days and sources to come. */
export const unfinished = anyOf(
  /\b(?:TODO|FIXME|TBD|tbd|TBC|XXX|[Ll]orem [Ii]psum)\b/u,
  /(?=[Xx]{2})(?<![\p{L}\d.-])[Xx]{2,}(?:,[Xx]+)? ?(?:Prozent|%|€|Euro|Mio|Millionen|Tagen?|Stunden|Minuten|Monaten?|Jahren?|Betrieben?|Unternehmen|Kunden|percent|days|hours)/u,
  /(?:[Xx]{2}\.[Xx]{2}|\d\d\.[Xx]{2}|[Xx]{2}\.\d\d)\.(?<!(?:[\w.]|Format )\w\w\.\w\w\.)(?:\d{4}|[Xx]{4}|20[Xx]{2})?/u,
  /(?=\?\?)(?<![\p{L}\d“„!?)])\?+|\((?:Quelle|Beleg|Zahl|Name|Datum|Link|Jahr|source|stimmt das)[^()\n]{0,20}\?{2,}\)/u,
  /[([](?:(?:bitte|noch) (?:ergänzen|einfügen|nachtragen)|noch (?:prüfen|klären))[!.]*[)\]]/u,
  /(?:Text|Inhalt|Bild|Foto|Grafik|Screenshot|Abbildung|Tabelle|Link|Quelle|Zahlen?|Beispiel)(?<=(?:^|[([])\p{L}+) (?:(?:folgt|kommt)(?: noch)?|(?:wird|werden) noch (?:ergänzt|eingefügt))[.!…]*(?=$|[)\]])/u,
)

/** Gaps of a template; in a quotation the template itself may be meant. */
export const gap =
  /\[(?:[^[\]\n]{1,40} (?:einfügen|eintragen|einsetzen|ergänzen)|(?:hier|insert|add) [^[\]\n]{2,40}|(?:Button|CTA): [^[\]\n]{2,60}|(?:Bild|Grafik|Foto|Video|Screenshot|Infografik|Image): [^[\]\n]{0,80} \p{Ll}[^[\]\n]{0,80}|Link zu[rm]? [^[\]\n]{2,40}|(?:Ihre?|Deine?|Your) \p{Lu}[^[\]\n]{1,30}|(?:Firmen|Unternehmens|Produkt)name|Name de[rs] [^[\]\n]{2,30}|Company Name)\](?![([:])/u

/** What an assistant says to the writer at the beginning of a paragraph. */
export const chat = anyOf(
  /(?:Gerne?|Natürlich|Selbstverständlich|Klar|Sicher|Certainly|Sure|Of course|Absolutely)(?:! (?:Hier (?:ist|sind|kommt|findest|finden)|Here(?:’s|'s| is| are))\b.*|,? (?:hier (?:ist|sind|kommt|findest|finden)|here(?:’s|'s| is| are)|ich habe)\b.*:(?=\s*$))/u,
  /(?:Hier (?:ist|sind) |Here (?:is|are) |Here['’]s )[^\n]{0,30}(?:überarbeitete|verbesserte|gekürzte|optimierte|korrigierte|Blog(?:beitrag|artikel|post)|revised|improved|polished|blog post)[^\n]*:(?=\s*$)/u,
  /(?:Möchten Sie|Möchtest du), dass ich\b.*|Soll ich (?:dir|Ihnen|daraus|noch eine|(?:den|diesen) (?:Text|Beitrag|Artikel|Entwurf|Ton|Stil))\b.*/u,
  /(?:(?:Wenn|Falls) (?:Sie|du)\b[^\n]{0,20} (?:kann|erstelle|schreibe) ich|Lass(?:en Sie)? (?:es )?mich wissen)\b[^\n]*(?:Text|Beitrag|Artikel|Fassung|Version|SEO|Zusammenfassung|LinkedIn|anpassen|überarbeite|kürze)\b.*/u,
  /Ich habe (?:den|Ihren|deinen|diesen)\b[^\n]{0,20} (?:Text|Beitrag|Artikel|Entwurf)\b[^\n]{0,40}(?:überarbeitet|gekürzt|erstellt|verbessert|angepasst)[^\n]*:(?=\s*$)/u,
  /\ufffc*(?:Meta-?(?:Beschreibung|Description|Titel|Title)|SEO-(?:Titel|Title|Text|Keywords?)|Fokus-?Keyword|Focus [Kk]eyword|Titelvorschl[aä]ge?|Alternative Titel|Wortanzahl|Untertitel|Titel|Slug|Teaser|Tags|Call-to-[Aa]ction|Bildvorschlag|Bildidee)\ufffc*:\ufffc*/u,
  /(?:Would you like me to|Do you want me to|Let me know if you(?:’d|'d| would) like me to|If you(?:’d|'d)? (?:like|want|wish),? I can)\b.*/u,
  /Als (?:KI|AI|(?:großes )?Sprachmodell|[KA]I-\p{L}+),? (?:kann|habe|bin|verfüge|darf) ich\b.*|As an? (?:AI|large)(?: language)?(?: model)?,? I\b.*/u,
)

/** Signs and buttons of chats that came along. */
export const chatMark =
  /【[^】\n]*】|(?:cite)?turn\d+(?:search|view|file|news)\d+|:?contentReference\[[^\]\n]*\](?:\{[^}\n]*\})?|\[cite(?:_start|: ?[\d, ]+)\]/u
const button = 'Code kopieren|Copy code|KopierenBearbeiten|CopyEdit'
export const chatButton = new RegExp(
  String.raw`(?:${button})(?=[ \t]*$)(?<=^[ \t>]*[\w+#]{0,12} ?(?:${button}))`,
  'u',
)

/** What word processors, mail programs and documents leave behind. */
export const otherProgram = anyOf(
  /(?:Fehler! (?:Verweisquelle|Textmarke|Hyperlink-Referenz|Es wurde|Kein|Unbekannte|Ungültige)|Error! (?:Reference source|Bookmark|Hyperlink reference|No text of|Not a valid))[^.\n]*/u,
  /#(?:BEZUG!|WERT!|DIV\/0!|ZAHL!|REF!|VALUE!|NAME\?)(?=\s*$)(?<=^[|\s]*#\S+)/u,
  /(?:Klicken oder tippen Sie (?:hier|jetzt)|Click or tap (?:here )?to enter)[^\n]*/u,
  /^(?:Von meinem (?:iPhone|iPad|Samsung|Android)[^\n]{0,20} gesendet|Sent from my (?:iPhone|iPad|Samsung)|Get Outlook for|Diese (?:E-Mail|Nachricht) (?:und (?:ihre|alle) Anhänge )?(?:kann|können|enthält|enthalten|ist|sind) vertraulich|This e-?mail (?:and any attachments )?(?:may contain|contains|is|are) (?:confidential|privileged))/u,
  /^(?:-{3,} ?(?:Ursprüngliche|Original|Weitergeleitete) (?:Nachricht|Message)\b.*|(?:Seite|Page) \d+ (?:von|of|\/) \d+[ \t]*$|\[(?:(?:\d{1,2}[./]\d{1,2}[./]?\d{0,4}|\p{Lu}\p{Ll}+),? )?\d{1,2}:\d{2}(?::\d{2})?\] \p{Lu}.*)/u,
)
