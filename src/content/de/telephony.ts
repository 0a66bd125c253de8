import { company } from '../../site/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

export const telephony: PageCopy = {
  title: 'VoIP-Telefonie für kleine und mittlere Unternehmen',
  description: `Telefonanlage über das Internet: drei Pakete ab ${price(company.prices.telephony.starter.price)} netto pro Monat, Mitnahme Ihrer Rufnummern und Einrichtung durch unser Team.`,
  badge: 'VoIP-Telefonie',
  heading: 'Unter der Firmennummer telefonieren, im\u00a0Büro und unterwegs',
  lead: 'Sie telefonieren über das Internet (VoIP). Die Anlage läuft in einem Rechenzentrum in der EU; Ihre Nummern behalten Sie. Gespräche nehmen Sie am Tischtelefon, am PC oder in der App auf dem Smartphone an.',
  actions: [{ call: 'form', label: 'Angebot anfordern' }, { call: 'phone' }],
  drawing: { call: 'Anruf', office: 'Büro', mobile: 'mobil', home: 'zu Hause' },
  blocks: [
    {
      kind: 'plans',
      heading: 'Drei Pakete nach Zahl der Nebenstellen',
      intro:
        'Eine Nebenstelle ist eine interne Rufnummer. Eine Person kann sie auf mehreren Geräten zugleich nutzen.',
      plans: [
        {
          tariff: 'starter',
          name: 'Starter',
          price: `ab ${price(company.prices.telephony.starter.price)} pro Monat`,
          unit: 'je Telefonanlage',
          text: 'Für kleine Büros und Praxen ohne Abteilungen.',
          features: [
            'Bis zu 10\u00a0Nebenstellen',
            'Übernahme Ihrer Rufnummern',
            'Apps für PC und Smartphone',
            'Mailbox mit Zustellung als E-Mail',
            'Ansage außerhalb der Öffnungszeiten',
          ],
        },
        {
          tariff: 'business',
          name: 'Business',
          price: `ab ${price(company.prices.telephony.business.price)} pro Monat`,
          unit: 'je Telefonanlage',
          text: 'Für Betriebe mit Empfang, Abteilungen oder einer gemeinsamen Servicenummer.',
          features: [
            'Bis zu 50\u00a0Nebenstellen',
            'Alles aus Starter',
            'Begrüßung mit Auswahlmenü in mehreren Sprachen',
            'Warteschlangen und Rufgruppen',
            'Übersicht über angenommene und verpasste Anrufe',
          ],
          badge: 'Am beliebtesten',
        },
        {
          tariff: 'enterprise',
          name: 'Enterprise',
          price: 'auf Anfrage',
          text: 'Für mehrere Standorte, besondere Anbindungen oder hohe Anforderungen an den Ausfallschutz.',
          features: [
            'Zahl der Nebenstellen nach Bedarf',
            'Alles aus Business',
            'Gemeinsamer Rufnummernplan für alle Standorte',
            'Anbindung an Kundenverwaltung oder Warenwirtschaft',
            'Zweiter Weg ins Telefonnetz, wenn eine Leitung ausfällt',
          ],
        },
      ],
      note: `Alle Preise ohne Mehrwertsteuer; Geräte, Einrichtung und Gesprächsgebühren kommen dazu. Kündbar mit ${company.promises.noticeMonths}\u00a0Monaten Frist zum Monatsende. Nur für Unternehmen. Die Verbindung ins Telefonnetz stellt ein Netzbetreiber her, den Ihr Vertrag nennt.`,
    },
    {
      kind: 'steps',
      heading: 'So nehmen Sie Ihre Rufnummern mit',
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: 'Wir sammeln alle Nummern und Verträge, auch die vergessene für den Aufzug.',
        },
        {
          title: 'Nicht selbst kündigen',
          text: 'Die Übertragung beauftragt der neue Anbieter. Wer vorher selbst kündigt, kann die Nummer verlieren.',
        },
        {
          title: 'Anlage aufbauen und testen',
          text: 'Die neue Anlage läuft zunächst mit vorläufigen Nummern. Sie hören die Ansagen ab; wir messen Ihren Internetanschluss.',
        },
        {
          title: 'Umschalten',
          text: 'Am bestätigten Tag werden die Nummern übertragen. Wir rufen jede einzelne von außen an, bevor wir die Umstellung als fertig melden.',
        },
        {
          title: 'Einweisen und aufräumen',
          text: 'Wir zeigen Ihrem Team die Anlage und sagen Ihnen, welche alten Anschlüsse Sie abmelden können.',
        },
      ],
    },
    {
      kind: 'questions',
      heading: 'Fragen vor dem Wechsel',
      questions: [
        {
          question: 'Was passiert, wenn das Internet im Büro ausfällt?',
          answer:
            'Die Anlage steht im Rechenzentrum und nimmt Anrufe weiter an. Es klingelt dann in der App auf dem Handy.',
        },
        {
          question: 'Brauchen wir neue Telefone?',
          answer:
            'Viele IP-Telefone bleiben; wir prüfen Ihre Modelle vorab. Für Türsprechstelle oder Fax gibt es Adapter.',
        },
        {
          question: 'Funktioniert der Notruf?',
          answer:
            'Ja. Solange Strom und Internet vorhanden sind, erreichen Sie Notrufnummern wie die 112. Als Ihr Standort gilt die beim Anbieter hinterlegte Adresse, nicht der Ort, an dem gerade telefoniert wird. Unterwegs wählen Sie den Notruf deshalb über das Mobilfunknetz, nicht über die App.',
        },
        {
          question: 'Können wir luxemburgische und deutsche Nummern gemeinsam nutzen?',
          answer:
            'Ja, auf derselben Anlage. Bei jedem Anruf wählen Sie, welche Nummer erscheint. Für eine deutsche Ortsnummer brauchen Sie einen Bezug zum Ort, etwa eine Niederlassung.',
        },
        {
          question: 'Behalten wir die Nummern, wenn wir bei Ihnen kündigen?',
          answer: 'Ja. Bis der neue Anbieter sie übernimmt, läuft die Anlage weiter.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Wie viele Nebenstellen brauchen Sie?',
      intro: 'Für einen Kostenvergleich genügt Ihre letzte Telefonrechnung.',
      actions: [
        { call: 'form', label: 'Angebot anfordern' },
        { call: 'phone' },
        { call: 'mail', label: 'Rechnung senden', subject: 'Angebot für VoIP-Telefonie' },
      ],
    },
  ],
}
