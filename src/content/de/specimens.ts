import { company } from '../../site/company.ts'
import type { Specimens } from '../page-copy.ts'

export const specimens: Specimens = {
  restoreLog: {
    title: 'Protokoll einer Wiederherstellung',
    facts: [
      ['Anlass', 'Probe im Quartal'],
      ['System', 'Dateiserver FS-01'],
      ['Sicherung', 'Stand vom Tag der Probe, 08:30'],
      ['Umgebung', 'abgeschottet, ohne Netz nach außen'],
    ],
    head: ['Uhrzeit', 'Schritt', 'Ergebnis'],
    rows: [
      [
        '09:00',
        'Einzelne Datei zurückgeholt',
        `4 Minuten, Ziel ${company.promises.restoreFileMinutes} Minuten`,
      ],
      ['09:10', 'Start des Servers aus der Sicherung', 'begonnen'],
      ['10:40', 'Anmeldung und Freigaben geprüft', 'in Ordnung'],
      ['11:05', '50 Dateien mit dem Original verglichen', '50 von 50 gleich'],
    ],
    closing: `Vom Start bis zum Ende der Prüfung: 1 Stunde 55 Minuten, Ziel ${company.promises.restoreServerHours} Stunden. Offene Punkte: keine.`,
  },
  inventoryPage: {
    title: 'Inventarbericht, Seite 3 von 7',
    facts: [
      ['Betrieb', 'Schreinerei, 14 Arbeitsplätze'],
      ['Umfang', '34 Geräte, 21 Konten, 9 Verträge'],
    ],
    head: ['Gerät', 'Ort', 'Stand', 'Nächster Schritt'],
    rows: [
      ['NB-014 Notebook', 'Buchhaltung', 'Updates vollständig', 'keiner'],
      ['NB-015 Notebook', 'Buchhaltung', 'Neustart steht aus', 'Neustart am Abend'],
      ['SRV-02 Server', 'Serverraum', 'Garantie endet in 7 Monaten', 'Ersatz einplanen'],
      ['SW-01 Switch', 'Flur', 'Konfiguration gesichert', 'keiner'],
      ['PC-007 Säge', 'Werkstatt', 'ohne Updates', 'eigenes Netz'],
    ],
    closing: '5 von 34 Geräten. Abweichungen auf dieser Seite: 3.',
  },
}
