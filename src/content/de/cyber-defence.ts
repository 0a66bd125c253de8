import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const cyberDefence: PageCopy = {
  title: 'CDaaS: Cyber Defence as a Service',
  description:
    'Angriffe erkennen und abwehren, mit Bereitschaft auch nachts und am Wochenende: Cyber Defence as a Service (CDaaS) für Betriebe ohne Sicherheitsabteilung.',
  heading: 'Angriffe erkennen und abwehren',
  lead: 'Mit Cyber Defence as a Service (CDaaS) überwachen wir Ihre Systeme und greifen ein, wenn ein Angriff läuft, ab Professional oder mit gebuchter Bereitschaft auch nachts.',
  actions: [{ call: 'form', label: 'CDaaS anfragen' }, { call: 'phone' }],
  drawing: { signIn: 'Anmeldung', watch: 'Wache' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Was der Dienst leistet und was nicht',
      paragraphs: [
        'Viele Angriffe sehen aus wie normale Arbeit: eine Anmeldung mit richtigem Passwort, eine neue Weiterleitung im Postfach. Wir sammeln solche Spuren an einer Stelle, damit ein gestohlener Zugang früh auffällt. Updates, den zweiten Schritt beim Anmelden (MFA) und geprüfte Sicherungen brauchen Sie trotzdem.',
      ],
      links: [{ to: '/security-services', label: 'Die Grundlagen: unsere Security Services' }],
    },
    {
      kind: 'table',
      heading: 'Was überwacht wird und was sofort geschieht',
      intro: 'Was wir ohne Rückfrage tun dürfen, legen wir vorab mit Ihnen fest.',
      head: ['Quelle', 'Auffällig ist zum Beispiel', 'Sofortmaßnahme'],
      rows: [
        [
          'PCs, Notebooks, Server',
          'Ein Programm verschlüsselt viele Dateien in kurzer Zeit',
          'Gerät vom Netz trennen, Programm beenden',
        ],
        [
          'Anmeldungen',
          'Dasselbe Konto meldet sich kurz nacheinander aus zwei weit voneinander entfernten Ländern an',
          'Überall abmelden, Konto sperren',
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
      steps: [
        {
          title: 'Erkennen',
          text: 'Ein Konto der Buchhaltung meldet sich an einem fremden Ort an und richtet eine Weiterleitung ein.',
        },
        {
          title: 'Prüfen',
          text: 'Ist die Kollegin nur verreist? Fehlalarme enden hier, ohne dass bei Ihnen das Telefon klingelt.',
        },
        {
          title: 'Eindämmen',
          text: 'Wir melden das Konto überall ab und sperren es. Das ist vorab vereinbart.',
        },
        {
          title: 'Anrufen',
          text: 'Sie erfahren, was geschehen ist und was Sie entscheiden müssen.',
        },
        {
          title: 'Aufarbeiten',
          text: 'Was in die erste Meldung gehört, sagen wir Ihnen am Telefon; am nächsten Arbeitstag haben Sie den Bericht.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wer nachts eingreift',
      paragraphs: [
        `${answers.night} In diesem Tarif überwachen wir Geräte; CDaaS kommt dazu, wenn auch Anmeldungen, Postfächer und Firewall überwacht werden sollen. Wir trennen ab, was befallen ist, und rufen Sie an. Ohne Professional buchen Sie die Bereitschaft zu CDaaS dazu; sonst handeln wir am nächsten Arbeitstag ab 8\u00a0Uhr.`,
        'CDaaS berechnen wir je überwachtem Gerät und Monat, die Bereitschaft als Monatspauschale. Beides steht im Angebot.',
      ],
      links: [{ to: '/notfall', label: 'Ohne Bereitschaft angegriffen? Das Notfallblatt' }],
    },
    {
      kind: 'call',
      heading: 'Was soll überwacht werden?',
      intro: 'Sagen Sie uns, welche Geräte und Konten zählen und wen wir im Ernstfall wecken dürfen.',
      actions: [{ call: 'form', label: 'Angebot anfordern' }, { call: 'phone' }],
    },
  ],
}
