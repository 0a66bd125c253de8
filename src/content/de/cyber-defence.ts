import type { PageCopy } from '../page-copy.ts'

export const cyberDefence: PageCopy = {
  title: 'CDaaS: Cyber Defence as a Service',
  description:
    'Angriffe erkennen und eindämmen, auf Wunsch auch nachts und am Wochenende: Cyber Defence as a Service (CDaaS) für Betriebe ohne Sicherheitsabteilung.',
  heading: 'Angriffe erkennen und abwehren, auf Wunsch auch nachts',
  lead: 'Mit Cyber Defence as a Service (CDaaS) überwachen wir Ihre Systeme und greifen ein, wenn ein Angriff läuft.',
  actions: [{ call: 'form', label: 'CDaaS anfragen' }, { call: 'phone' }],
  drawing: { signIn: 'Anmeldung', watch: 'Wache' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Was der Dienst leistet und was nicht',
      paragraphs: [
        'Viele Angriffe sehen zunächst wie normale Arbeit aus, etwa eine Anmeldung mit richtigem Passwort oder eine neue Weiterleitung im Postfach. Mit CDaaS sammeln wir solche Spuren an einer Stelle und bewerten sie im Zusammenhang, damit ein gestohlener Zugang möglichst früh auffällt.',
        'Updates, einen zweiten Faktor und geprüfte Sicherungen brauchen Sie trotzdem.',
      ],
      links: [
        { to: '/security-services', label: 'Die Grundlagen: unsere Security Services' },
        { to: '/lageplan', label: 'Selbsttest: Welche Grundlagen stehen schon?' },
      ],
    },
    {
      kind: 'table',
      heading: 'Was überwacht wird und was sofort geschieht',
      intro:
        'Für jede Quelle legen wir vorab mit Ihnen fest, welche Maßnahme ohne Rückfrage erlaubt ist. Alles Weitere geschieht erst nach Ihrer Freigabe.',
      head: ['Quelle', 'Auffällig ist zum Beispiel', 'Sofortmaßnahme'],
      rows: [
        [
          'PCs, Notebooks, Server',
          'Ein Programm verschlüsselt viele Dateien in kurzer Zeit',
          'Gerät vom Netz trennen, Prozess beenden',
        ],
        [
          'Anmeldungen',
          'Anmeldungen mit demselben Konto kurz nacheinander aus weit voneinander entfernten Ländern',
          'Sitzungen beenden, Konto sperren',
        ],
        [
          'Postfächer',
          'Eine neue Regel leitet Rechnungen nach außen weiter',
          'Regel abschalten, Passwort zurücksetzen',
        ],
        [
          'Firewall',
          'Ein Server verbindet sich nachts mit einer unbekannten Adresse',
          'Verbindung blockieren, Server untersuchen',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'Ablauf eines Alarms',
      intro: 'In diesem Beispiel umfasst der Vertrag auch Bereitschaft nachts und am Wochenende.',
      steps: [
        {
          title: 'Erkennen',
          text: 'Mit einem Konto aus der Buchhaltung meldet sich jemand von einem ungewohnten Ort aus an und richtet kurz darauf eine Weiterleitung ein. Beides zusammen löst den Alarm aus.',
        },
        {
          title: 'Prüfen',
          text: 'Die Bereitschaft sieht nach, ob es eine harmlose Erklärung gibt, etwa eine gemeldete Reise. Fehlalarme enden hier, ohne dass bei Ihnen das Telefon klingelt.',
        },
        {
          title: 'Eindämmen',
          text: 'Bestätigt sich der Verdacht, beenden wir die Sitzungen und sperren das Konto. Das ist vorab vereinbart und braucht keine Freigabe mitten in der Nacht.',
        },
        {
          title: 'Anrufen',
          text: 'Wir sagen Ihnen oder Ihrer Vertretung, was geschehen ist und was Sie entscheiden müssen.',
        },
        {
          title: 'Aufarbeiten',
          text: 'Am nächsten Arbeitstag folgt ein Bericht mit Zeitleiste und, soweit bekannt, Ursache und betroffenen Daten. Er hilft bei Meldungen an Behörden oder Versicherer. Läuft eine Meldefrist früher ab, erhalten Sie die nötigen Angaben vorher.',
        },
      ],
    },
    {
      id: 'price',
      kind: 'prose',
      heading: 'So kalkulieren wir',
      intro: 'Sie entscheiden erst, wenn Umfang und Preis oder Stundensatz schriftlich vorliegen.',
      paragraphs: ['Der Preis hängt davon ab:'],
      points: [
        'welche Geräte, Konten und Postfächer wir überwachen',
        'ob auch nachts und am Wochenende jemand eingreift',
        'welche Maßnahmen ohne Rückfrage erlaubt sind',
      ],
      links: [],
    },
    {
      kind: 'call',
      heading: 'Was soll überwacht werden?',
      intro:
        'Im Gespräch klären wir, welche Systeme zu welchen Zeiten überwacht werden sollen und wen wir im Ernstfall anrufen. Danach erhalten Sie ein Angebot.',
      actions: [{ call: 'form', label: 'Angebot anfordern' }, { call: 'phone' }],
    },
  ],
}
