type LogoTexts = {
  missing: string
  missingGuess: (name: string) => string
  folder: string
  empty: string
  tooHeavy: (megabytes: number) => string
  otherKind: (kind: string) => string
  tooSmall: (width: number, height: number, least: number) => string
  nothingSeen: string
  noDrawing: string
  script: string
  linked: string
}

/** What may be wrong with a file for the logo, in the languages of the setup. */
export const logoTexts = {
  de: {
    missing: 'Diese Datei gibt es nicht.',
    missingGuess: (name) => `Diese Datei gibt es nicht. Meinen Sie ${name}?`,
    folder: 'Das ist ein Ordner. Bitte nennen Sie die Datei darin.',
    empty: 'Die Datei ist leer. Bitte speichern Sie das Logo noch einmal.',
    tooHeavy: (megabytes) =>
      `Die Datei hat mehr als ${megabytes} MB. Bitte vereinfachen oder verkleinern Sie das Logo.`,
    otherKind: (kind) =>
      `Die Datei ist ein Bild der Art ${kind}. Bitte speichern Sie das Logo als SVG oder PNG.`,
    tooSmall: (width, height, least) =>
      `Das Bild hat nur ${width} × ${height} Pixel. Die längere Seite braucht mindestens ${least}.`,
    nothingSeen: 'In der Datei ist nichts zu sehen. Bitte exportieren Sie das Logo noch einmal.',
    noDrawing:
      'Die Datei ist kein gültiges SVG. Bitte speichern Sie das Logo als „einfaches SVG“ oder als PNG.',
    script: 'Die Datei enthält ein Programm. Bitte speichern Sie das Logo als „einfaches SVG“.',
    linked:
      'Das Logo zeigt ein Bild aus einer anderen Datei. Bitte betten Sie es ein (in Inkscape: Erweiterungen, Bilder, Alle Bilder einbetten).',
  },
  en: {
    missing: 'There is no such file.',
    missingGuess: (name) => `There is no such file. Do you mean ${name}?`,
    folder: 'That is a folder. Please name the file in it.',
    empty: 'The file is empty. Please save the logo again.',
    tooHeavy: (megabytes) => `The file has more than ${megabytes} MB. Please simplify or shrink the logo.`,
    otherKind: (kind) => `The file is of the kind ${kind}. Please save the logo as SVG or PNG.`,
    tooSmall: (width, height, least) =>
      `The image has only ${width} × ${height} pixels. Its longer side needs at least ${least}.`,
    nothingSeen: 'Nothing can be seen in the file. Please export the logo again.',
    noDrawing: 'The file is not a valid SVG. Please save the logo as “plain SVG” or as PNG.',
    script: 'The file contains a program. Please save the logo as “plain SVG”.',
    linked:
      'The logo shows an image from another file. Please embed it (in Inkscape: Extensions, Images, Embed All Images).',
  },
  fr: {
    missing: 'Ce fichier n’existe pas.',
    missingGuess: (name) => `Ce fichier n’existe pas. Voulez-vous dire ${name} ?`,
    folder: 'C’est un dossier. Indiquez le fichier qui s’y trouve.',
    empty: 'Le fichier est vide. Enregistrez le logo encore une fois.',
    tooHeavy: (megabytes) => `Le fichier dépasse ${megabytes} Mo. Simplifiez ou réduisez le logo.`,
    otherKind: (kind) => `Le fichier est de type ${kind}. Enregistrez le logo en SVG ou en PNG.`,
    tooSmall: (width, height, least) =>
      `L’image n’a que ${width} × ${height} pixels. Le plus grand côté doit en avoir au moins ${least}.`,
    nothingSeen: 'On ne voit rien dans le fichier. Exportez le logo encore une fois.',
    noDrawing: 'Le fichier n’est pas un SVG valable. Enregistrez le logo en « SVG simple » ou en PNG.',
    script: 'Le fichier contient un programme. Enregistrez le logo en « SVG simple ».',
    linked:
      'Le logo montre une image d’un autre fichier. Intégrez-la (dans Inkscape : Extensions, Images, Incorporer les images).',
  },
} satisfies Record<string, LogoTexts>

export type LogoLanguage = keyof typeof logoTexts
