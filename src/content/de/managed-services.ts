import { company } from '../../site/company.ts'
import type { PricedCopy } from '../price-ruler-copy.ts'
import { answers } from './answers.ts'
import { contractQuestions } from './contract-questions.ts'
import { price } from './format.ts'
import { priceBlock, priceRuler } from './price-ruler.ts'

export const managedServices: PricedCopy = {
  ruler: priceRuler,
  title: 'Managed Services und IT-Support',
  description: `Helpdesk, Monitoring und Patch-Management für kleine und mittlere Unternehmen ab ${price(company.prices.managedServices.essential)} netto pro Monat je Arbeitsplatz; Backup und Schutz ab Professional.`,
  badge: 'Ab Professional: Notfallsupport rund um die Uhr',
  heading: 'Managed\u00a0Services: Betreuung Ihrer IT',
  lead: 'Wir überwachen Server und Arbeitsplätze, spielen Updates ein und helfen Ihrem Team. Sie zahlen einen Preis je Arbeitsplatz und Server und wissen, wen Sie anrufen.',
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
          text: 'Für Betriebe, deren Arbeit bei einem Ausfall ruht.',
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
            'Regelmäßige Einsätze vor Ort',
          ],
        },
      ],
      note: `Alle Preise ohne Mehrwertsteuer. Kündbar mit ${company.promises.noticeMonths}\u00a0Monaten Frist zum Monatsende. Nur für Unternehmen.`,
    },
    priceBlock,
    {
      kind: 'cards',
      heading: 'Was sich für Ihr Team ändert',
      cards: [
        {
          icon: 'signal',
          title: 'Eine Rufnummer',
          text: answers.whoAnswers,
        },
        {
          icon: 'station',
          title: 'Früh bemerkt',
          text: 'Läuft ein Speicher voll, sehen wir es, bevor Sie es merken.',
        },
        {
          icon: 'repair',
          title: 'Wartungsfenster',
          text: 'Neustarts legen wir auf einen Abend Ihrer Wahl.',
        },
        {
          icon: 'sheet',
          title: 'Dokumentation',
          text: 'Was wir über Ihre IT wissen, können Sie jederzeit nachlesen.',
        },
      ],
    },
    {
      kind: 'figures',
      heading: 'Ziele der laufenden Betreuung',
      intro: 'Für das erste Jahr, die ersten beiden gemessen am Jahr davor.',
      figures: [
        { value: 'bis zu 60 %', label: 'weniger Ausfälle' },
        { value: '40 %', label: 'weniger laufende IT-Kosten' },
        { value: '99,9 %', label: 'Verfügbarkeit der betreuten Systeme' },
      ],
    },
    {
      kind: 'cards',
      heading: 'Die sechs Bausteine der Betreuung',
      intro: 'Die ersten drei gehören zu jedem Tarif, alle sechs ab Professional.',
      cards: [
        {
          icon: 'signal',
          title: 'Helpdesk',
          text: 'Wir helfen am Telefon und aus der Ferne. Muss ein Gerät getauscht werden, kommen wir.',
        },
        {
          icon: 'station',
          title: 'Monitoring',
          text: 'Ein Programm meldet uns defekte Festplatten und gestoppte Dienste. Wenn Sie etwas entscheiden müssen, rufen wir an.',
        },
        {
          icon: 'repair',
          title: 'Patch-Management',
          text: 'Jedes Update läuft erst auf wenigen Geräten, dann auf allen.',
        },
        {
          icon: 'copy',
          title: 'Backup',
          text: 'Wir kontrollieren jede Sicherung und spielen jeden Monat Dateien zur Probe zurück.',
          link: { to: '/leistungen/backup', label: 'Mehr zum Backup' },
        },
        {
          icon: 'bastion',
          title: 'Sicherheit',
          text: 'Bei einem Alarm trennen wir das Gerät vom Netz und rufen Sie an, auch nachts.',
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
        'Büro: Montag bis Freitag 08:00–17:00\u00a0Uhr. Telefon: Montag bis Freitag 08:00–18:00\u00a0Uhr.',
        answers.response,
        `Nach 18\u00a0Uhr und am Wochenende rufen Sie ab dem Tarif Professional im Notfall die Nummer aus Ihrem Vertrag an; innerhalb von ${company.promises.nightMinutes}\u00a0Minuten beginnen wir, ohne Aufpreis. Im Tarif Essential schreiben Sie uns eine E-Mail; um Alarme der Nacht kümmern wir uns am nächsten Arbeitstag ab 8\u00a0Uhr.`,
      ],
      links: [{ to: '/notfall', label: 'Bei einem Angriff: das Notfallblatt' }],
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
