import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { answers } from './answers.ts'

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
          text: `Montags bis freitags gehen wir von 8 bis 18 Uhr ans Telefon. ${answers.night}`,
        },
        {
          icon: 'bastion',
          title: 'Sicherheit mit Zeitplan',
          text: 'Bevor wir anfangen, kennen Sie Festpreis oder Stundensatz und den Termin.',
        },
        {
          icon: 'copy',
          title: 'Geprobte Wiederherstellung',
          text: 'Wir spielen Ihre Sicherungen zur Probe zurück. Sie wissen vorher, wie lange es dauert.',
        },
        {
          icon: 'boundary',
          title: 'Verträge mit klarer Frist',
          text: `Laufende Verträge kündigen Sie mit ${company.promises.noticeMonths} Monaten Frist zum Monatsende. Eine E-Mail genügt.`,
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Gegründet 2025 in Luxemburg',
      paragraphs: [
        `Wir sind eine Sàrl-S, eine vereinfachte GmbH nach luxemburgischem Recht. Betriebe auf beiden Seiten der Mosel betreuen wir gemeinsam mit unserer Schwesterfirma in Deutschland, der ${company.sister.name}. ${answers.insurance}`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Partnerschaften mit Herstellern',
      paragraphs: ['Wir sind Partner von Microsoft (Cloud und Schutz der Computer) und von Veeam (Backup).'],
      links: [{ to: '/partner', label: 'Alle Hersteller' }],
    },
    {
      kind: 'prose',
      heading: 'Mission, Vision und Werte in Kürze',
      link: { to: '/unternehmen/vision-mission', label: 'Vision und Mission im Einzelnen' },
      paragraphs: [
        'Unsere Mission: Wir halten IT in Betrieb, schützen sie vor Angriffen und holen Daten nach einem Ausfall zurück. Unsere Vision: Ein IT-Ausfall kostet einen kleinen Betrieb höchstens einen Vormittag.',
      ],
      points: [
        'Zuverlässigkeit: Was wir zusagen, halten wir.',
        'Transparenz: Festpreis oder Stundensatz kennen Sie vorher.',
        'Kontinuität: Was wir wissen, ist aufgeschrieben.',
        'Innovation: Neues probieren wir zuerst selbst aus.',
      ],
    },
    {
      kind: 'table',
      heading: 'Kontaktdaten',
      head: ['Angabe', 'Inhalt'],
      rows: [
        ['Telefon', company.phone],
        ['Telefonzeiten', 'Montag bis Freitag, 08:00 bis 18:00 Uhr'],
        ['E-Mail', company.email.general],
        ['Anschrift', `${company.name}, ${company.address.street}, ${company.address.postalCode} Luxemburg`],
        ['Bürozeiten', 'Montag bis Freitag, 08:00 bis 17:00 Uhr'],
      ],
    },
    {
      kind: 'call',
      heading: 'Prüfen Sie, ob wir zu Ihnen passen',
      actions: [{ to: '/kontakt', label: 'Gespräch vereinbaren' }, { call: 'phone' }],
    },
  ],
}
