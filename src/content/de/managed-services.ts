import { company } from '../../company/company.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { contractQuestions } from './contract-questions.ts'
import { price } from './format.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'
import { specimens } from './specimens.ts'

export const managedServices: PricedCopy = {
  ruler: priceRuler,
  title: 'Managed Services und IT-Support',
  description: `Helpdesk, Monitoring und Patch-Management für kleine und mittlere Unternehmen ab ${price(company.prices.managedServices.essential)} netto pro Monat je Arbeitsplatz; Backup und Schutz je nach Tarif.`,
  badge: 'Notfallsupport rund um die Uhr, je nach Tarif',
  heading: 'Managed\u00a0Services: Betreuung Ihrer IT',
  lead: 'Wir überwachen Server und Arbeitsplätze, spielen Updates ein und helfen Ihrem Team bei Störungen. Sie zahlen einen monatlichen Preis und wissen, wen Sie anrufen.',
  actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
  drawing: { office: 'Büro', phone: 'Telefon', emergency: 'Notfall' },
  blocks: [
    {
      kind: 'plans',
      heading: 'Drei Tarife',
      plans: [
        {
          tariff: 'essential',
          name: 'Essential',
          price: `ab ${price(company.prices.managedServices.essential)} pro Monat`,
          unit: 'je Arbeitsplatz',
          text: 'Für kleine Büros, die Support und Updates abgeben möchten.',
          features: priceRuler.included.essential,
        },
        {
          tariff: 'professional',
          name: 'Professional',
          price: `ab ${price(company.prices.managedServices.professional)} pro Monat`,
          unit: 'je Arbeitsplatz',
          text: 'Für Betriebe, die bei einem Ausfall nicht weiterarbeiten können.',
          features: priceRuler.included.professional,
          badge: 'Am beliebtesten',
        },
        {
          tariff: 'enterprise',
          name: 'Enterprise',
          price: 'auf Anfrage',
          text: 'Für mehrere Standorte oder als Ergänzung einer eigenen IT-Abteilung.',
          features: [
            'Alles aus Professional',
            'Umfang und Reaktionszeiten nach Vereinbarung',
            'Klare Aufgabenteilung mit Ihrer internen IT',
            'Regelmäßige Einsätze vor Ort',
          ],
        },
      ],
      note: `Alle Preise ohne Mehrwertsteuer. Laufende Verträge können Sie mit einer Frist von ${company.promises.noticeMonths} Monaten zum Monatsende kündigen, mindestens in Textform. Für den Wechsel von Cloud-Diensten gilt Klausel 8.6 der AGB. Wir arbeiten nur für Unternehmen.`,
    },
    priceBlock,
    {
      kind: 'cards',
      heading: 'Was sich für Ihr Team ändert',
      cards: [
        {
          icon: 'signal',
          title: 'Eine Rufnummer',
          text: 'Sie gilt für alle IT-Fragen, montags bis freitags von 08:00 bis 18:00 Uhr.',
        },
        {
          icon: 'station',
          title: 'Früh bemerkt',
          text: 'Dass ein Speicher voll wird oder ein Zertifikat abläuft, bemerken wir meist rechtzeitig.',
        },
        {
          icon: 'repair',
          title: 'Wartungsfenster',
          text: 'Wir vereinbaren sie mit Ihnen, damit Neustarts niemanden stören.',
        },
        {
          icon: 'sheet',
          title: 'Dokumentation',
          text: 'Sie ist aktuell, und Sie können sie einsehen.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Ziele der laufenden Betreuung',
      intro: 'Was realistisch ist, zeigt die Bestandsaufnahme.',
      figures: [
        { value: 'bis zu 60 %', label: 'weniger Ausfälle durch Überwachung und Wartung' },
        { value: '40 %', label: 'Kostenersparnis im laufenden IT-Betrieb' },
        { value: '99,9 %', label: 'Verfügbarkeit der betreuten Systeme' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Die sechs Bausteine der Betreuung',
      intro: 'Der Umfang hängt vom Tarif ab.',
      cards: [
        {
          icon: 'signal',
          title: 'Helpdesk',
          text: 'Wir helfen aus der Ferne und halten jede Anfrage mit ihrer Lösung fest. Muss ein Gerät getauscht werden, kommen wir nach Absprache vorbei.',
        },
        {
          icon: 'station',
          title: 'Monitoring',
          text: 'Ein Programm meldet uns Auslastung, Plattenzustand und gestoppte Dienste. Wir greifen ein, wenn ein Grenzwert überschritten ist, und rufen an, wenn Sie entscheiden müssen.',
        },
        {
          icon: 'repair',
          title: 'Patch-Management',
          text: 'Updates für Windows und gängige Programme testen wir zuerst auf wenigen Geräten. Danach verteilen wir sie im Wartungsfenster.',
        },
        {
          icon: 'copy',
          title: 'Backup',
          text: 'Wir kontrollieren jede Sicherung und stellen in festen Abständen Dateien und Server zur Probe wieder her.',
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          icon: 'bastion',
          title: 'Sicherheit',
          text: 'Wir pflegen Endgeräteschutz, Firewall-Regeln und Mehrfaktor-Anmeldung.',
          link: { to: '/leistungen/it-sicherheit', label: 'Mehr zur IT-Sicherheit' },
        },
        {
          icon: 'sheet',
          title: 'Asset-Management',
          text: 'Jedes Gerät und jede Lizenz steht mit Alter, Garantie und Zuordnung in einer Liste.',
        },
      ],
    },
    {
      kind: 'prose',
      heading: 'Wann Sie uns erreichen',
      paragraphs: [
        'Im Büro sind wir montags bis freitags von 08:00 bis 17:00 Uhr, am Telefon bis 18:00 Uhr.',
        'Außerhalb der Telefonzeiten rufen Kunden mit einer Notfallnummer im Vertrag (etwa Managed Services ab dem Tarif Professional) im Notfall diese Nummer an.',
      ],
    },
    {
      kind: 'specimen',
      heading: 'So übernehmen wir Ihre IT',
      intro:
        'Auf Wunsch sprechen wir die Übergabe mit Ihrem bisherigen Dienstleister ab. Die Einträge hier sind erfunden.',
      specimen: specimens.handoverPlan,
    },
    { kind: 'questions', heading: 'Fragen zum Vertrag', questions: contractQuestions },
    {
      kind: 'call',
      heading: 'Welcher Tarif passt zu Ihrem Betrieb?',
      intro: 'Nennen Sie uns die Zahl Ihrer Arbeitsplätze und Server.',
      actions: [{ call: 'form', label: 'Beratung anfragen' }, { call: 'phone' }],
    },
  ],
}
