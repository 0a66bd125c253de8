import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

export const about: PageCopy = {
  title: 'Team und Arbeitsweise',
  description:
    'Wer bei uns ans Telefon geht, in welchen Sprachen, was nach Ihrer Meldung geschieht und was wir in der Praxis gelernt haben.',
  heading: 'Wer sich um Ihre IT kümmert und wie',
  lead: `${answers.whoAnswers} ${answers.languages}`,
  drawing: { left: 'Luxemburg', right: 'Deutschland', below: 'Frankreich', river: 'Mosel' },
  blocks: [
    {
      kind: 'prose',
      heading: 'Ein kleines Team mit einem Auftrag',
      paragraphs: [
        'Unser Auftrag: Bei Ihnen muss sich niemand mehr nebenbei um die IT kümmern, und Sie wissen trotzdem jederzeit, in welchem Zustand sie ist. Fehlt bei uns jemand, hilft die Vertretung weiter, denn alles ist dokumentiert.',
      ],
    },
    {
      kind: 'people',
      heading: 'Wer Ihnen antwortet',
      intro: `Am Telefon montags bis freitags von 8 bis 18 Uhr. ${answers.night}`,
      people: [
        { role: 'Helpdesk', text: 'Geht ans Telefon und hilft aus der Ferne.' },
        { role: 'Technik vor Ort', text: 'Baut Netze auf und tauscht defekte Geräte aus.' },
        { role: 'Sicherheit', text: 'Prüft Einstellungen und Alarme und leitet die Schulungen.' },
        { role: 'Beratung', text: 'Plant Anschaffungen und erklärt, was sie kosten.' },
      ],
    },
    {
      kind: 'steps',
      heading: 'Was nach Ihrer Meldung geschieht',
      steps: [
        { title: 'Annehmen', text: 'Wir fragen, wer betroffen ist und was gerade nicht geht.' },
        {
          title: 'Einordnen',
          text: answers.response,
        },
        { title: 'Beheben', text: 'Das meiste lösen wir aus der Ferne, den Rest bei Ihnen.' },
        {
          title: 'Festhalten',
          text: 'Wir schreiben Ursache und Änderung auf, damit die Suche beim nächsten Mal nicht von vorn beginnt.',
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
          text: 'Was wie drei Störungen aussieht, hat oft eine einzige Ursache.',
        },
        {
          icon: 'bastion',
          title: 'IT-Sicherheit',
          text: 'Viele Angriffe beginnen mit einer E-Mail, die echt aussieht. In jedes Konzept gehört deshalb eine Schulung.',
        },
        {
          icon: 'copy',
          title: 'Wiederherstellung',
          text: 'Manche Sicherung läuft jede Nacht ohne Fehlermeldung und lässt sich trotzdem nicht zurückspielen. Deshalb spielen wir Dateien und ganze Server zur Probe zurück.',
        },
        {
          icon: 'repair',
          title: 'Umstellungen',
          text: 'Der Umzug einer Telefonanlage braucht einen Rückweg. Wir legen vorher fest, wann wir umkehren.',
        },
        {
          icon: 'house',
          title: 'Gewachsene IT',
          text: 'Kaum ein Betrieb fängt bei null an. Wir ersetzen zuerst, was keine Sicherheitsupdates mehr bekommt.',
        },
        {
          icon: 'boundary',
          title: 'Recht in zwei Ländern',
          text: 'Wer auch in Deutschland Bücher führt, hat die Aufbewahrungsfristen beider Länder einzuhalten. Unsere E-Mail-Archive sind für beide ausgelegt.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Das Unternehmen',
      paragraphs: [
        'Wir sitzen in Luxemburg; die meisten Orte im Land erreichen wir mit dem Auto in weniger als einer Stunde.',
      ],
      links: [{ to: '/unternehmen', label: 'Das Unternehmen im Überblick' }],
    },
    {
      kind: 'call',
      heading: 'Stellen Sie uns Ihre Fragen',
      actions: [{ to: '/kontakt', label: 'Nachricht senden' }, { call: 'phone' }],
    },
  ],
}
