import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const about: PageCopy = {
  title: 'Team und Arbeitsweise',
  description:
    'Welche Rollen es in unserem Team gibt, was nach Ihrer Meldung geschieht und was wir in der Praxis gelernt haben.',
  heading: 'Wer sich um Ihre IT kümmert und wie',
  lead: `Hinter der ${company.name} steht ein kleines Team in Luxemburg.`,
  drawing: { left: 'Luxemburg', right: 'Deutschland', below: 'Frankreich', river: 'Mosel' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Ein kleines Team mit klaren Rollen',
      paragraphs: [
        'Bei Ihnen soll sich niemand mehr nebenbei um die IT kümmern müssen. Trotzdem sollen Sie jederzeit wissen, in welchem Zustand sie ist.',
        'Eine Person kann bei uns mehrere Rollen übernehmen; wer wofür zuständig ist, steht trotzdem fest. Was wir über Ihre Systeme wissen, steht in der Dokumentation, damit auch die Vertretung sofort helfen kann.',
      ],
      points: [
        'Helpdesk: nimmt Meldungen an, hilft aus der Ferne, wo das möglich ist, und behält offene Fälle im Blick.',
        'Technik vor Ort: baut Netzwerke und Geräte auf, tauscht defekte Geräte aus und weist Ihr Team ein.',
        'Sicherheit: prüft Einstellungen und Meldungen, schlägt Maßnahmen vor und leitet die Trainings.',
        'Beratung: hält den Kontakt zur Geschäftsleitung, plant Anschaffungen und erklärt die Kosten.',
      ],
    },
    {
      kind: 'steps',
      heading: 'Was nach Ihrer Meldung geschieht',
      steps: [
        {
          title: 'Annehmen',
          text: 'Montag bis Freitag von 08:00 bis 18:00 Uhr nimmt das Team Ihre Meldung an. Je nach Tarif erreichen Sie im Notfall rund um die Uhr jemanden.',
        },
        {
          title: 'Einordnen',
          text: 'Wir fragen, wer betroffen ist und was gerade nicht geht. Danach richtet sich, womit wir anfangen.',
        },
        {
          title: 'Beheben',
          text: 'Vieles lösen wir aus der Ferne. Sonst kommt jemand mit dem passenden Gerät oder Ersatzteil zu Ihnen.',
        },
        {
          title: 'Festhalten',
          text: 'Wir dokumentieren Ursache und Änderung. Tritt derselbe Fehler noch einmal auf, beginnt die Suche nicht von vorn.',
        },
      ],
    },
    {
      kind: 'cards',
      heading: 'Worauf wir bei der Arbeit achten',
      cards: [
        {
          icon: 'signal',
          title: 'Support',
          text: 'Wir sehen uns Meldungen auch im Zusammenhang an, denn hinter wiederkehrenden Störungen steckt oft eine gemeinsame Ursache.',
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Zu unseren Sicherheitskonzepten gehören neben Firewall und Mehrfaktor-Anmeldung auch Trainings für Ihr Team, denn viele Angriffe beginnen mit einer täuschend echten E-Mail.',
        },
        {
          icon: 'copy',
          title: 'Wiederherstellung',
          text: 'Wo wir die Sicherungen betreuen, stellen wir regelmäßig Dateien und ganze Server testweise wieder her. Manche Sicherung läuft jede Nacht ohne Fehlermeldung und lässt sich trotzdem nicht zurückspielen.',
        },
        {
          icon: 'repair',
          title: 'Umstellungen',
          text: 'Vor dem Umzug eines Servers oder einer Telefonanlage planen wir auch den Rückweg und legen fest, woran wir den Erfolg messen und in welchem Fall wir zum alten Stand zurückkehren.',
        },
        {
          icon: 'house',
          title: 'Gewachsene IT',
          text: 'Wir erfassen, was da ist, und ersetzen nach Dringlichkeit: zuerst, was keine Sicherheitsupdates mehr bekommt.',
        },
        {
          icon: 'boundary',
          title: 'Recht in zwei Ländern',
          text: 'Wer in Luxemburg und in Deutschland Bücher führen muss, hat die Aufbewahrungsfristen beider Länder einzuhalten. Unsere Archive bewahren E-Mails bis zu 10 Jahre lang auf, gerechnet ab Ende des Geschäfts- oder Kalenderjahres. Sie sind nach den GoBD eingerichtet, den Regeln der deutschen Finanzverwaltung.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Das Unternehmen',
      paragraphs: [
        `Der Sitz der ${company.name} ist Luxemburg. Wir arbeiten nur für Unternehmen. Unsere Schwesterfirma in Deutschland ist die ${company.sister.name}.`,
        'Die meisten Orte in Luxemburg erreichen wir mit dem Auto in weniger als einer Stunde.',
      ],
      links: [
        { to: '/unternehmen', label: 'Das Unternehmen im Überblick' },
        { to: '/unternehmen/vision-mission', label: 'Vision und Mission' },
      ],
    },
    {
      kind: 'call',
      heading: 'Stellen Sie uns Ihre Fragen',
      intro: 'Wir antworten gern am Telefon oder schriftlich.',
      actions: [
        { to: '/kontakt', label: 'Nachricht senden' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail an das Team', subject: 'Frage an das Team' },
      ],
    },
  ],
}
