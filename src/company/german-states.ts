/** A Land: its name, and the authority that supervises how companies there process personal data, after "ist". */
type State = { readonly name: string; readonly authority: string; readonly address: string }

/** The Länder by their codes in ISO 3166-2. */
export const germanStates = {
  BW: {
    name: 'Baden-Württemberg',
    authority: 'der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Baden-Württemberg',
    address: 'Heilbronner Straße 35, 70191 Stuttgart',
  },
  BY: {
    name: 'Bayern',
    authority: 'das Bayerische Landesamt für Datenschutzaufsicht',
    address: 'Promenade 18, 91522 Ansbach',
  },
  BE: {
    name: 'Berlin',
    authority: 'die Berliner Beauftragte für Datenschutz und Informationsfreiheit',
    address: 'Alt-Moabit 59–61, 10555 Berlin',
  },
  BB: {
    name: 'Brandenburg',
    authority: 'die Landesbeauftragte für den Datenschutz und für das Recht auf Akteneinsicht Brandenburg',
    address: 'Stahnsdorfer Damm 77, 14532 Kleinmachnow',
  },
  HB: {
    name: 'Bremen',
    authority: 'der Landesbeauftragte für Datenschutz und Informationsfreiheit der Freien Hansestadt Bremen',
    address: 'Georgstraße 122–124, 27570 Bremerhaven',
  },
  HH: {
    name: 'Hamburg',
    authority: 'der Hamburgische Beauftragte für Datenschutz und Informationsfreiheit',
    address: 'Ludwig-Erhard-Straße 22, 20459 Hamburg',
  },
  HE: {
    name: 'Hessen',
    authority: 'der Hessische Beauftragte für Datenschutz und Informationsfreiheit',
    address: 'Gustav-Stresemann-Ring 1, 65189 Wiesbaden',
  },
  MV: {
    name: 'Mecklenburg-Vorpommern',
    authority: 'der Landesbeauftragte für Datenschutz und Informationsfreiheit Mecklenburg-Vorpommern',
    address: 'Werderstraße 74a, 19055 Schwerin',
  },
  NI: {
    name: 'Niedersachsen',
    authority: 'der Landesbeauftragte für den Datenschutz Niedersachsen',
    address: 'Prinzenstraße 5, 30159 Hannover',
  },
  NW: {
    name: 'Nordrhein-Westfalen',
    authority: 'die Landesbeauftragte für Datenschutz und Informationsfreiheit Nordrhein-Westfalen',
    address: 'Kavalleriestraße 2–4, 40213 Düsseldorf',
  },
  RP: {
    name: 'Rheinland-Pfalz',
    authority: 'der Landesbeauftragte für den Datenschutz und die Informationsfreiheit Rheinland-Pfalz',
    address: 'Hintere Bleiche 34, 55116 Mainz',
  },
  SL: {
    name: 'Saarland',
    authority: 'das Unabhängige Datenschutzzentrum Saarland',
    address: 'Fritz-Dobisch-Straße 12, 66111 Saarbrücken',
  },
  SN: {
    name: 'Sachsen',
    authority: 'die Sächsische Datenschutz- und Transparenzbeauftragte',
    address: 'Maternistraße 17, 01067 Dresden',
  },
  ST: {
    name: 'Sachsen-Anhalt',
    authority: 'die Landesbeauftragte für den Datenschutz Sachsen-Anhalt',
    address: 'Otto-von-Guericke-Straße 34a, 39104 Magdeburg',
  },
  SH: {
    name: 'Schleswig-Holstein',
    authority: 'das Unabhängige Landeszentrum für Datenschutz Schleswig-Holstein',
    address: 'Holstenstraße 98, 24103 Kiel',
  },
  TH: {
    name: 'Thüringen',
    authority: 'der Thüringer Landesbeauftragte für den Datenschutz und die Informationsfreiheit',
    address: 'Häßlerstraße 8, 99096 Erfurt',
  },
} as const satisfies Record<string, State>

export type GermanState = keyof typeof germanStates
