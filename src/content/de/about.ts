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
      heading: 'Ein kleines Team mit einem Auftrag',
      paragraphs: [
        'Unser Auftrag: Bei Ihnen soll sich niemand mehr nebenbei um die IT kümmern müssen, und Sie sollen trotzdem jederzeit wissen, in welchem Zustand sie ist.',
        'Eine Person kann bei uns mehrere Rollen übernehmen; wer wofür zuständig ist, steht trotzdem fest. Was wir über Ihre Systeme wissen, steht in der Dokumentation, damit auch die Vertretung sofort helfen kann.',
      ],
    },
    {
      kind: 'people',
      heading: 'Wer Ihnen antwortet',
      intro: 'Auf Deutsch oder Englisch, am Telefon montags bis freitags von 08:00 bis 18:00 Uhr.',
      people: [
        {
          role: 'Helpdesk',
          text: 'Nimmt Meldungen an, hilft aus der Ferne, wo das möglich ist, und behält offene Fälle im Blick.',
        },
        {
          role: 'Technik vor Ort',
          text: 'Baut Netzwerke und Geräte auf, tauscht defekte Geräte aus und weist Ihr Team ein.',
        },
        {
          role: 'Sicherheit',
          text: 'Prüft Einstellungen und Meldungen, schlägt Maßnahmen vor und leitet die Trainings.',
        },
        {
          role: 'Beratung',
          text: 'Hält den Kontakt zur Geschäftsleitung, plant Anschaffungen und erklärt die Kosten.',
        },
      ],
    },
    {
      kind: 'steps',
      heading: 'Was nach Ihrer Meldung geschieht',
      steps: [
        {
          title: 'Annehmen',
          text: 'Das Team nimmt Ihre Meldung an. Je nach Tarif erreichen Sie im Notfall rund um die Uhr jemanden.',
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
      heading: 'Erfahrungen aus sechs Fachgebieten',
      cards: [
        {
          icon: 'signal',
          title: 'Support',
          text: 'Hinter wiederkehrenden Störungen steckt oft eine gemeinsame Ursache. Deshalb sehen wir uns Meldungen auch im Zusammenhang an.',
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Viele Angriffe beginnen mit einer täuschend echten E-Mail. Neben Firewall und Mehrfaktor-Anmeldung gehören deshalb Trainings für Ihr Team zu unseren Sicherheitskonzepten.',
        },
        {
          icon: 'copy',
          title: 'Wiederherstellung',
          text: 'Manche Sicherung läuft jede Nacht ohne Fehlermeldung und lässt sich trotzdem nicht zurückspielen. Wo wir die Sicherungen betreuen, stellen wir deshalb regelmäßig Dateien und ganze Server testweise wieder her.',
        },
        {
          icon: 'repair',
          title: 'Umstellungen',
          text: 'Der Umzug eines Servers oder einer Telefonanlage braucht einen Rückweg. Wir legen vorher fest, woran wir den Erfolg messen und in welchem Fall wir zum alten Stand zurückkehren.',
        },
        {
          icon: 'house',
          title: 'Gewachsene IT',
          text: 'Kaum ein Betrieb fängt bei null an. Wir erfassen, was da ist, und ersetzen nach Dringlichkeit: zuerst, was keine Sicherheitsupdates mehr bekommt.',
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
        `Der Sitz der ${company.name} ist Luxemburg. Wir arbeiten nur für Unternehmen.`,
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
