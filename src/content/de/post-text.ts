/** What the build adds to the text of an article. */
export const postText = {
  callouts: {
    note: 'Hinweis',
    tip: 'Tipp',
    important: 'Wichtig',
    warning: 'Warnung',
    caution: 'Vorsicht',
  },
  footnotes: 'Fußnoten',
  backToText: 'Zurück zum Text, Verweis {reference}',
  table: 'Tabelle',
  numberedTable: 'Tabelle {number}',
  task: 'offen',
  doneTask: 'erledigt',
  /** The end of the address of a heading without letters. */
  section: 'abschnitt',
  draft: 'Entwurf',
  later: 'Erscheint am {day}',
}
