import { quote } from '../messages.ts'

/** Images of the text. */
export const imageMessages = {
  noAlternativeText:
    'Bild: in den eckigen Klammern fehlt, was zu sehen ist; für Menschen beschreiben, die es nicht sehen',
  noAddress: 'Bild: in den runden Klammern fehlt der Pfad einer Datei',
  /** @param fault from `imageFaults` */
  inText: (path: string, fault: string) => `Bild: ${quote(path)} ${fault}`,
  header: (path: string, fault: string) => `image: ${quote(path)} ${fault}`,
}

/** What is wrong with an image file; its name is put in front. */
export const imageFaults = {
  missing: (folder: string) => `gibt es im Ordner ${folder} nicht`,
  otherHost: 'liegt auf einem anderen Server; die Datei neben den Beitrag legen',
  embedded: 'enthält das Bild selbst; es als Datei in posts/images speichern und deren Pfad eintragen',
  otherFile: 'ist keine Datei der Art svg, png, jpg, jpeg, webp oder avif',
  otherKind: (found: string | undefined) =>
    `ist kein PNG, JPEG, WebP oder AVIF${found ? `, sondern ${found}` : ''}; neu exportieren`,
  damaged: (reason: string) => `ist beschädigt (${reason}); neu exportieren`,
  moving: (frames: number) => `bewegt sich (${frames} Einzelbilder); das beste allein speichern`,
  tooHeavy: (megabytes: number) =>
    `hat mehr als ${megabytes} MB; kleiner speichern, 1600 Pixel Breite genügen`,
  drawingTooHeavy: (megabytes: number) => `hat mehr als ${megabytes} MB; vereinfachen oder als PNG speichern`,
  tooLarge: (width: number, height: number, megapixels: number, side: number) =>
    `hat ${width} × ${height} Pixel, erlaubt sind ${megapixels} Megapixel und ${side} Pixel je Seite; kleiner speichern, 1600 Pixel Breite genügen`,
  tooSmall: (width: number, height: number, least: number, where: 'je Seite' | 'in der Breite') =>
    `hat nur ${width} × ${height} Pixel, mindestens ${least} ${where} sind nötig; ein größeres Bild verwenden`,
  noDrawing: 'ist kein gültiges SVG; neu exportieren',
  tooDeep: (levels: number) => `ist mehr als ${levels} Ebenen tief verschachtelt; Gruppen auflösen`,
  tooMany: (elements: number) => `hat mehr als ${elements} Elemente; vereinfachen oder als PNG speichern`,
  encoding: 'ist nicht in UTF-8 gespeichert; als UTF-8 speichern',
  declarations: 'enthält eigene Entitäten oder <!DOCTYPE mit Angaben in [ ]; als einfaches SVG exportieren',
  script: (where: string) => `enthält ein Skript (${where}); entfernen`,
  foreign: (element: string) =>
    `enthält <${element}>, das in Zeichnungen nicht erlaubt ist; als einfaches SVG exportieren`,
  loadsFile: (element: string) => `lädt mit <${element}> eine andere Datei; einbetten`,
  noSize: 'hat keine Größe; dem ersten Element eine viewBox geben',
  textWithStyles:
    'hat Text und Stile zugleich; den Text in Pfade oder die Stile in Attribute wie fill umwandeln',
  name: 'hat einen Namen, der nicht nur aus a bis z, Ziffern, - und _ besteht; umbenennen',
  timeLimit: (seconds: number) =>
    `ist nach ${seconds} s nicht fertig verarbeitet und wurde abgebrochen; vereinfachen oder kleiner speichern`,
  memoryLimit: (megabytes: number) =>
    `braucht mehr als ${megabytes} MB Speicher und wurde abgebrochen; vereinfachen oder kleiner speichern`,
  unreadable: (reason: string) => `Bilder: lassen sich nicht lesen (${reason})`,
}
