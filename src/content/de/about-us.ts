import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'

export const aboutUs: PageCopy = {
  title: 'Über uns: vier Gründe, Partnerschaften, Kontakt',
  description: `${company.shortName}, 2025 gegründet: vier Gründe für uns, zwei Partnerschaften mit Herstellern, unsere Werte in Kürze und die Kontaktdaten.`,
  heading: 'Ein junges Unternehmen für die IT im Mittelstand',
  lead: 'Seit 2025 betreuen wir von Luxemburg aus die IT kleiner und mittlerer Unternehmen.',
  blocks: [
    {
      kind: 'cards',
      heading: `Vier Gründe für ${company.shortName}`,
      cards: [
        {
          icon: 'signal',
          title: 'Erreichbar, wenn es eilt',
          text: 'Montag bis Freitag von 08:00 bis 18:00 Uhr erreichen Sie uns am Telefon. Je nach Tarif ist der Notfallsupport auch nachts und am Wochenende für Sie da.',
        },
        {
          icon: 'bastion',
          title: 'Sicherheit mit Zeitplan',
          text: 'Zu jedem Sicherheitskonzept gehört ein Zeitplan. Sie sehen vorher, welche Maßnahme wann an der Reihe ist und was sie kostet.',
        },
        {
          icon: 'copy',
          title: 'Geprobte Wiederherstellung',
          text: 'Wo wir die Sicherungen betreuen, kontrollieren wir jede und stellen in festen Abständen Daten daraus wieder her. So wissen Sie schon vor einem Ausfall, wie lange die Wiederherstellung dauert.',
        },
        {
          icon: 'boundary',
          title: 'Verträge mit klarer Frist',
          text: `Laufende Verträge können Sie mit ${company.promises.noticeMonths} Monaten Frist zum Monatsende kündigen. Eine Mitteilung in Textform genügt, zum Beispiel per E-Mail.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Gegründet 2025 in Luxemburg',
      paragraphs: [
        `Unser Unternehmen ist eine vereinfachte Gesellschaft mit beschränkter Haftung nach luxemburgischem Recht (Sàrl-S). Zur selben Gruppe gehört in Deutschland unsere Schwesterfirma, die ${company.sister.name}.`,
        'Wir richten auch die IT von Betrieben ein, deren Beschäftigte beiderseits der Grenze arbeiten.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Partnerschaften mit Herstellern',
      paragraphs: [
        'Wir sind Partner zweier Hersteller: Microsoft (Cloud und Schutz der Endgeräte) und Veeam (Datensicherung).',
      ],
      links: [{ to: '/partner', label: 'Alle Hersteller und wofür wir sie einsetzen' }],
    },
    {
      kind: 'prose',
      heading: 'Mission, Vision und Werte in Kürze',
      link: { to: '/unternehmen/vision-mission', label: 'Vision und Mission im Einzelnen' },
      paragraphs: [
        'Unsere Mission: Wir halten die IT unserer Kunden in Betrieb, schützen sie vor Angriffen und sorgen dafür, dass sich ihre Daten nach einem Ausfall wiederherstellen lassen. Unsere Vision: Kein kleiner Betrieb muss um seine Existenz fürchten, weil die IT ausfällt. Vier Werte leiten uns dabei:',
      ],
      points: [
        'Zuverlässigkeit: Wir sagen nur Termine zu, die wir halten können.',
        'Transparenz: Preis oder Stundensatz erfahren Sie, bevor die Arbeit beginnt.',
        'Kontinuität: Was wir über Ihre Systeme wissen, ist dokumentiert.',
        'Innovation: Neue Technik probieren wir zuerst selbst aus.',
      ],
    },
    {
      kind: 'table',
      heading: 'Kontaktdaten',
      head: ['Angabe', 'Inhalt'],
      rows: [
        ['Telefon', company.phone],
        ['E-Mail', company.email.general],
        ['Anschrift', `${company.name}, ${company.address.street}, ${company.address.postalCode} Luxemburg`],
        ['Bürozeiten', 'Montag bis Freitag, 08:00 bis 17:00 Uhr'],
      ],
    },
    {
      kind: 'call',
      heading: 'Prüfen Sie, ob wir zu Ihnen passen',
      intro: 'Beschreiben Sie uns kurz Ihre IT. Wir sagen Ihnen, was wir übernehmen können und was nicht.',
      actions: [
        { to: '/kontakt', label: 'Gespräch vereinbaren' },
        { call: 'phone' },
        { call: 'mail', label: 'E-Mail schreiben', subject: 'Anfrage zur Zusammenarbeit' },
      ],
    },
  ],
}
