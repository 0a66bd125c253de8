import { company } from '../../company/company.ts'
import type { PageCopy } from '../page-copy.ts'
import { price } from './format.ts'

export const telephony: PageCopy = {
  title: 'VoIP-Telefonie für kleine und mittlere Unternehmen',
  description: `Telefonanlage über das Internet: drei Pakete ab ${price(company.prices.telephony.starter.price)} netto pro Monat, Mitnahme Ihrer Rufnummern und Einrichtung durch unser Team.`,
  badge: 'VoIP-Telefonie',
  heading: 'Unter der Firmennummer telefonieren, im\u00a0Büro und unterwegs',
  lead: 'Die Telefonanlage läuft im Rechenzentrum; Ihre Nummern behalten Sie. Gespräche nehmen Sie am Tischtelefon, am PC oder in der App auf dem Smartphone an.',
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
      note: `Alle Preise ohne Mehrwertsteuer. Endgeräte, Einrichtung und Gesprächsgebühren weist das Angebot einzeln aus. Den Vertrag können Sie mit einer Frist von ${company.promises.noticeMonths} Monaten zum Monatsende kündigen. Für den Wechsel von Cloud-Diensten gilt Klausel 8.6 der AGB. Wir arbeiten nur für Unternehmen.`,
    },
    {
      kind: 'table',
      heading: 'Was sich für Anrufende und Ihr Team ändert',
      head: ['Situation', 'Wer anruft', 'Ihr Team'],
      rows: [
        [
          'Alle im Gespräch (ab Business)',
          'Hört statt des Besetztzeichens eine Ansage mit dem Platz in der Warteschlange',
          'Sieht am Bildschirm, wer wie lange wartet',
        ],
        [
          'Kollegin arbeitet zu Hause',
          'Wählt die gewohnte Durchwahl und merkt keinen Unterschied',
          'Nimmt Anrufe in der App an und telefoniert unter der Firmennummer',
        ],
        [
          'Anruf gehört in eine andere Abteilung',
          'Wird verbunden und muss das Anliegen nicht wiederholen',
          'Kündigt das Gespräch kurz an und übergibt es',
        ],
        [
          'Nach Feierabend',
          'Hört die Öffnungszeiten und kann eine Nachricht hinterlassen',
          'Findet die Aufnahme am Morgen im Postfach',
        ],
        [
          'Feiertag nur in Luxemburg oder nur in Deutschland',
          'Hört die passende Ansage für den angerufenen Standort',
          'Trägt den Tag einmal im Kalender der Anlage ein',
        ],
      ],
    },
    {
      kind: 'steps',
      heading: 'So nehmen Sie Ihre Rufnummern mit',
      steps: [
        {
          title: 'Bestand aufnehmen',
          text: 'Wir sammeln alle Nummern, Durchwahlen und Verträge, auch die für Aufzug, Alarmanlage und Kartenterminal, die leicht vergessen werden.',
        },
        {
          title: 'Nicht selbst kündigen',
          text: 'Die Übertragung beauftragt der neue Anbieter. Wer selbst kündigt, bevor sie eingeleitet ist, kann die Nummer verlieren. Die Restlaufzeit des alten Vertrags prüfen wir vorher mit Ihnen.',
        },
        {
          title: 'Anlage aufbauen und testen',
          text: 'Die neue Anlage läuft zunächst mit vorläufigen Nummern. Sie hören sich die Ansagen an und testen die Rufgruppen; wir messen, ob Ihr Anschluss genug Reserve für Sprache hat.',
        },
        {
          title: 'Umschalten',
          text: 'Am bestätigten Tag werden die Nummern übertragen. Wir rufen jede einzelne von außen an, bevor wir die Umstellung als fertig melden.',
        },
        {
          title: 'Einweisen und aufräumen',
          text: 'Wir weisen Ihr Team in kleinen Gruppen ein. Danach prüfen wir, welche alten Anschlüsse und Geräte Sie abmelden können.',
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
            'Die Anlage steht im Rechenzentrum und nimmt Anrufe weiter entgegen. Diese gehen dann über das Mobilfunknetz an die App oder an eine Handynummer, oder die Anlage spielt eine Ansage ab. Wer ständig erreichbar sein muss, kann einen zweiten Anschluss über Mobilfunk dazunehmen.',
        },
        {
          question: 'Brauchen wir neue Telefone?',
          answer:
            'Nicht unbedingt. Viele IP-Telefone lassen sich weiterverwenden; wir prüfen Ihre Modelle vorab. Ältere analoge Geräte wie Türsprechstelle oder Fax schließen wir über einen Adapter an, sofern sie sich dafür eignen.',
        },
        {
          question: 'Funktioniert der Notruf?',
          answer:
            'Ja. Solange Strom und Internet vorhanden sind, erreichen Sie Notrufnummern wie die 112. Als Ihr Standort gilt die beim Anbieter hinterlegte Adresse, nicht der Ort, an dem gerade telefoniert wird. Wer im Homeoffice oder unterwegs ist, wählt den Notruf deshalb besser über das Mobilfunknetz als über die App.',
        },
        {
          question: 'Können wir luxemburgische und deutsche Nummern gemeinsam nutzen?',
          answer:
            'Ja. Beide laufen auf derselben Anlage, und je Anruf lässt sich wählen, welche Nummer am anderen Ende erscheint. Für deutsche Ortsnetzrufnummern ist in der Regel ein Bezug zum jeweiligen Ort nachzuweisen.',
        },
        {
          question: 'Behalten wir die Nummern, wenn wir bei Ihnen kündigen?',
          answer:
            'Ja. Der neue Anbieter beauftragt die Übertragung, und bis dahin läuft die Anlage weiter. Ihre Ansagen und die Liste der Rufgruppen erhalten Sie von uns.',
        },
      ],
    },
    {
      kind: 'call',
      heading: 'Wie viele Nebenstellen brauchen Sie?',
      intro:
        'Eine Liste Ihrer Nummern und die letzte Telefonrechnung genügen uns für einen ersten Kostenvergleich.',
      actions: [
        { call: 'form', label: 'Angebot anfordern' },
        { call: 'phone' },
        { call: 'mail', label: 'Rechnung senden', subject: 'Angebot für VoIP-Telefonie' },
      ],
    },
  ],
}
