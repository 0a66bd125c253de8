import { company, confirmationHours, reportsEndpoint } from '../../../company/company.ts'
import { consentCookie, consentDays, purposesCookie } from '../../../company/consent-cookie.ts'
import {
  addressLine,
  claims,
  country,
  countryName,
  mailbox,
  purposes,
  sisterCountry,
} from '../../../company/derive.ts'
import { compact, sentences } from '../../../company/optional.ts'
import { ownForm } from '../../../company/own-form.ts'
import { fieldsOf } from '../../../contact-fields.ts'
import { newsletterIsOff, sendsWithoutScript } from '../../../endpoints.ts'
import { isEnabled, pathOf } from '../../../pages.ts'
import { measure } from '../../format.ts'
import type { PageCopy } from '../../page-copy.ts'
import { theCompany } from '../company-name.ts'
import { listOf } from '../format.ts'
import { lawOfCountry } from '../law-of-country.ts'
import { shell } from '../shell.ts'
import type { PrivacyLaw } from './law.ts'

const { host, mailProvider, sister, visitorData } = company

const inCountry = ({ name, country }: NonNullable<typeof host>) => `${name} (${countryName(country).de})`

/** The server functions forget counters and keys after a day, see docs/functions.md. */
const traceTime = measure(24, 'Stunden')

/** Who processes data of visitors for the company. */
const processors = compact(
  host && `Hosting: ${inCountry(host)}`,
  mailProvider && `E-Mail: ${inCountry(mailProvider)}`,
)

const contact = import.meta.env.CONTACT

const hasSheet = isEnabled('emergency')

const labels = {
  ...shell.fields,
  callback: 'Zeit für einen Rückruf',
  email: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
}
const required = fieldsOf('full').filter((field) => field.required)
const optional = fieldsOf('full').filter((field) => !field.required)
const listFields = (fields: typeof required) => fields.map(({ name }) => labels[name]).join(', ')

const consent = 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0a DSGVO'
const contract = 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0b DSGVO'
const legalDuty = 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0c DSGVO'
const legitimateInterest = 'Art.\u00a06 Abs.\u00a01 Buchst.\u00a0f DSGVO'

/** The privacy policy with what the law of a country decides. */
export const privacyUnder = (law: PrivacyLaw): PageCopy => ({
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten diese Website verarbeitet, auf welcher Grundlage und wie lange: Protokolle, Kontaktformular, Newsletter, Cookies und Ihre Rechte.',
  heading: 'Datenschutz\u00aderklärung',
  lead: 'Hier lesen Sie, welche personenbezogenen Daten beim Besuch dieser Website anfallen, wofür wir sie verwenden und welche Rechte Sie haben.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Allgemeine Hinweise',
      paragraphs: [
        `Personenbezogene Daten sind alle Angaben, die sich auf Sie beziehen lassen, z.\u00a0B. Ihr Name, Ihre E-Mail-Adresse oder Ihre IP-Adresse. Wir verarbeiten sie ${law.general}.`,
        'Sie können diese Website lesen, ohne sich anzumelden; Benutzerkonten gibt es nicht. Beim Aufruf einer Seite fallen technische Daten an. Weitere Angaben erhalten wir nur, wenn Sie sie uns mitteilen oder einer Auswertung zustimmen.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Verantwortlicher',
      paragraphs: [
        `Verantwortlich für die Datenverarbeitung auf dieser Website ist ${theCompany}, ${addressLine.de}, ${country.name.de}. ${ownForm.role.name.de}: ${listOf(company.representatives)}.`,
        `In Fragen des Datenschutzes erreichen Sie uns unter ${mailbox('privacy')} oder ${company.phone.replaceAll(' ', '\u00a0')}.`,
      ],
      links: [{ to: pathOf('legalNotice', 'de'), label: 'Alle Angaben im Impressum' }],
    },
    {
      kind: 'prose',
      heading: 'Hosting und Server-Protokolle',
      paragraphs: [
        'Wenn Sie eine Seite aufrufen, übermittelt Ihr Browser technische Angaben, ohne die der Server die Seite nicht ausliefern könnte oder die Browser üblicherweise mitsenden. Der Server hält in Protokolldateien fest, welche Adresse mit welchem Ergebnis aufgerufen wurde, dazu die Angaben in der Liste unten.',
        `Rechtsgrundlage ist ${legitimateInterest}: Wir haben ein berechtigtes Interesse daran, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren.${host ? ` Den Server betreibt für uns ${inCountry(host)}.` : ''}`,
      ],
      points: [
        'Browsertyp und Browserversion',
        'Betriebssystem',
        'Referrer-URL, also die zuvor besuchte Seite',
        'IP-Adresse',
        'Zeitpunkt der Anfrage',
      ],
    },
    {
      kind: 'prose',
      heading: 'Verschlüsselte Übertragung',
      paragraphs: [
        'Die Verbindung zwischen Ihrem Browser und dieser Website ist mit TLS verschlüsselt. Sie erkennen das an „https://“ in der Adresszeile. Was Sie über ein Formular senden, ist damit auf dem Weg zum Server vor dem Mitlesen geschützt.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Kontaktformular',
      paragraphs: [
        [
          'Über das Formular auf der Kontaktseite können Sie uns eine Anfrage senden. Ohne die Pflichtangaben lässt es sich nicht absenden; alle übrigen Felder sind freiwillig.',
          contact === 'functions'
            ? 'Im kurzen Formular auf der Startseite sind nur die Nachricht und entweder eine E-Mail-Adresse oder eine Telefonnummer nötig.'
            : contact !== 'off' &&
              'Das kurze Formular auf der Startseite öffnet einen E-Mail-Entwurf mit Ihren Eingaben, den Sie prüfen und absenden.',
          'Statt des Formulars können Sie uns jederzeit anrufen oder eine E-Mail schreiben.',
          contact === 'off'
            ? 'Das Formular überträgt selbst nichts, auch nicht das kurze auf der Startseite: Es öffnet einen E-Mail-Entwurf mit Ihren Angaben, den Sie prüfen und absenden.'
            : !sendsWithoutScript &&
              'Ist JavaScript in Ihrem Browser abgeschaltet, öffnet das Formular einen E-Mail-Entwurf mit Ihren Angaben, den Sie selbst absenden.',
        ]
          .filter(Boolean)
          .join(' '),
        ...(contact === 'functions'
          ? [
              `Unser Server speichert Ihre Nachricht, bis er sie an unser Postfach übergeben hat, und löscht sie dann. Nimmt unser Postfach sie nicht an, versucht er es bis zu ${measure(visitorData.deliveryDays, 'Tage')} lang und löscht sie spätestens nach weiteren ${measure(visitorData.undeliveredDays, 'Tagen')}. Eine Prüfsumme der Nachricht behält er weitere ${traceTime}, damit eine wiederholte Sendung nicht doppelt ankommt. Gegen Missbrauch prüft er, wie schnell das Formular ausgefüllt wurde, und zählt Sendungen je IP-Adresse, Netz und E-Mail-Adresse; gehen sehr viele ein, löst Ihr Browser vor dem Senden eine Rechenaufgabe, ohne dass Sie etwas tun. Gespeichert werden dafür nur Hashwerte, höchstens ${traceTime}. Rechtsgrundlage dieser Prüfung ist ${legitimateInterest}: Wir wollen erreichbar bleiben.`,
            ]
          : []),
        ...(contact === 'service'
          ? [
              'Das Formular sendet Ihre Angaben an einen Dienstleister, der sie uns in unserem Auftrag zustellt.',
            ]
          : []),
        `Die Angaben, die uns über das Formular erreichen, verwenden wir nur, um Ihre Anfrage und mögliche Anschlussfragen zu bearbeiten. Wir behandeln sie vertraulich und geben sie nicht an Dritte weiter, außer in den unten genannten Fällen. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}, die Sie mit dem Absenden erteilen. Entsteht daraus ein Vertrag, verarbeiten wir die Daten dafür nach ${contract}.`,
        `Sie können die Einwilligung jederzeit mit einer formlosen Nachricht an ${mailbox('privacy')} widerrufen. Was bis dahin verarbeitet wurde, bleibt rechtmäßig.`,
      ],
      points: [`Pflichtangaben: ${listFields(required)}`, `Freiwillige Angaben: ${listFields(optional)}`],
      links: [{ to: pathOf('contact', 'de'), label: 'Zur Kontaktseite' }],
    },
    {
      kind: 'prose',
      heading: 'Newsletter',
      paragraphs: [
        newsletterIsOff
          ? `Den Newsletter bestellen Sie mit einer E-Mail an ${company.email.general}. Wir verwenden Ihre Adresse nur für den Newsletter und geben sie nicht an Dritte weiter. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}.`
          : `Für den Newsletter brauchen wir Ihre E-Mail-Adresse; Ihren Vornamen können Sie angeben. Ohne JavaScript genügt eine E-Mail an ${company.email.general}. Das Formular lässt sich erst absenden, wenn Sie das Feld zur Einwilligung selbst angekreuzt haben. Danach senden wir Ihnen eine E-Mail mit einem Link, der ${measure(confirmationHours, 'Stunden')} gilt. Erst wenn Sie die Anmeldung dort bestätigen, erhalten Sie den Newsletter (Double-Opt-in). Ihre Angaben löschen wir, sobald ein Mailserver diese E-Mail angenommen hat, spätestens nach ${measure(confirmationHours, 'Stunden')}; der Link enthält sie verschlüsselt, mit Zeitpunkt und IP-Adresse der Anmeldung. Gegen Missbrauch speichern wir Hashwerte der E-Mail- und der IP-Adresse, höchstens ${traceTime} lang.`,
        ...(newsletterIsOff
          ? []
          : [
              `Mit der Bestätigung speichern wir E-Mail-Adresse, Vornamen und Sprache, außerdem als Nachweis Ihrer Einwilligung den Zeitpunkt und die IP-Adresse der Anmeldung und der Bestätigung sowie die Fassung des Textes, dem Sie zugestimmt haben. Zu jeder Ausgabe vermerken wir, ob Ihr Mailserver sie angenommen hat, und wenn nicht, wann und warum. Wir verwenden die Angaben nur für den Newsletter und geben sie nicht an Dritte weiter. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}, für den Nachweis ${legalDuty} in Verbindung mit Art.\u00a07 Abs.\u00a01 DSGVO.`,
            ]),
        `Sie können die Einwilligung jederzeit widerrufen: über den Link zum Abmelden in jeder Ausgabe oder mit einer formlosen Nachricht an ${mailbox('privacy')}. Wir löschen dann sofort Ihre E-Mail-Adresse, Ihren Vornamen und die IP-Adressen. Als Nachweis bleiben ein Hashwert der Adresse, die Fassung des Textes und die Zeitpunkte von Anmeldung, Bestätigung und Abmeldung sowie deren Weg; auch das löschen wir nach ${measure(visitorData.proofYears, 'Jahren')}. Was bis dahin verarbeitet wurde, bleibt rechtmäßig.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Telefon und E-Mail',
      paragraphs: [
        'Telefonnummern und E-Mail-Adressen sind als Links hinterlegt. Ein Klick öffnet das Telefon- oder E-Mail-Programm Ihres Geräts.',
        `Rufen Sie an oder schreiben Sie uns, verarbeiten wir Ihre Kontaktdaten und Ihr Anliegen, um Ihnen zu antworten. Rechtsgrundlage ist ${contract}, wenn es um einen Vertrag mit Ihnen oder seine Vorbereitung geht, auch bei einer Bewerbung, sonst unser berechtigtes Interesse an der Beantwortung nach ${legitimateInterest}. E-Mails sind auf dem Weg zu uns nicht zwingend durchgehend verschlüsselt; Vertrauliches besprechen Sie besser am Telefon.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Cookies und Speicher im Browser',
      paragraphs: [
        `Beim ersten Besuch fragen wir, welchen Kategorien Sie zustimmen. Nehmen Sie alle an, lehnen Sie ab oder speichern Sie eine Auswahl, halten wir das im Cookie ${consentCookie} fest. Schließen Sie den Hinweis nur, wird nichts gespeichert, und er erscheint beim nächsten Laden einer Seite erneut. Er erscheint auch, wenn das Cookie fehlt oder nicht lesbar ist.`,
        'Wählen Sie im Sprachumschalter eine Sprache, merkt sich der Browser sie im sessionStorage dieses Tabs. Ohne Wahl richtet sich die Sprache nach Ihrer Browsereinstellung; gespeichert wird dafür nichts. Auch was Sie in ein Formular oder einen Fragebogen eintragen, bleibt im sessionStorage, damit es beim Neuladen nicht verloren geht. Wir erhalten Ihre Eingaben erst, wenn Sie sie senden; danach löscht sie der Browser.',
        ...(hasSheet
          ? [
              'Das Notfallblatt sendet nichts. Kreuzen Sie dort „Auf diesem Gerät merken“ an, bleiben seine Angaben im localStorage dieses Browsers und sind beim nächsten Besuch wieder da. Nehmen Sie das Häkchen weg oder löschen Sie die Angaben, sind sie auch dort gelöscht.',
            ]
          : []),
        `Das alles ist nötig, um Ihre Wahl und Ihre Eingaben zu behalten, und braucht deshalb keine Einwilligung${law.storage}. Rechtsgrundlage für personenbezogene Daten darin ist ${legitimateInterest}. Ihre Entscheidung ändern oder widerrufen Sie jederzeit über die Cookie-Einstellungen in der Fußzeile. Gespeicherte Einträge können Sie auch im Browser löschen.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Was im Browser gespeichert wird',
      head: ['Eintrag', 'Art', 'Inhalt und Zweck', 'Dauer', 'Voraussetzung'],
      rows: [
        [
          consentCookie,
          'Cookie dieser Website, gültig für alle Seiten',
          'JSON mit drei Angaben: necessary (immer wahr), analytics und marketing. Hält Ihre Entscheidung fest und enthält keine Kennung Ihrer Person.',
          `${measure(consentDays, 'Tage')} ab Ihrem letzten Besuch`,
          'technisch notwendig; erst nach Ihrer Entscheidung',
        ],
        ...(purposes.length === 0
          ? []
          : [
              [
                purposesCookie,
                'Cookie dieser Website, gültig für alle Seiten',
                'Wofür Sie der Statistik zugestimmt haben. Kommt ein Zweck dazu, fragen wir Sie erneut.',
                `${measure(consentDays, 'Tage')} ab Ihrem letzten Besuch`,
                'technisch notwendig; erst wenn Sie der Statistik zustimmen',
              ],
            ]),
        [
          'Gewählte Sprache',
          'sessionStorage',
          'Das Kürzel der Sprache. Behält Ihre Wahl beim Neuladen.',
          'bis Sie den Tab schließen',
          'technisch notwendig; erst wenn Sie eine Sprache wählen',
        ],
        [
          'Eingaben in Formularen und Fragebögen',
          'sessionStorage',
          'Was Sie eintragen, was ein Link in das Formular einträgt, und der Text einer Anfrage aus einem Fragebogen. Behält es beim Neuladen.',
          'bis Sie es senden oder den Tab schließen',
          'technisch notwendig; erst wenn Sie etwas eintragen oder einem solchen Link folgen',
        ],
        ...(hasSheet
          ? [
              [
                'Notfallblatt',
                'sessionStorage; mit „Auf diesem Gerät merken“ localStorage',
                'Die Namen und Rufnummern, die Sie eintragen. Behält sie beim Neuladen, oder bis zum nächsten Besuch.',
                'bis Sie den Tab schließen; im localStorage, bis Sie das Häkchen wegnehmen oder die Angaben löschen',
                'technisch notwendig; erst wenn Sie etwas eintragen oder das Häkchen setzen',
              ],
            ]
          : []),
        [
          'Neu geladene Seite',
          'sessionStorage',
          'Adresse einer Seite, die nach einem Fehler neu geladen wurde. Verhindert, dass sie immer wieder lädt.',
          'bis Sie den Tab schließen',
          'technisch notwendig; erst nach einem Fehler',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Statistik und Marketing',
      paragraphs: [
        purposes.length === 0
          ? 'Statistik: Diese Kategorie ist vorgesehen; zurzeit werten wir nichts aus.'
          : `Statistik: Die Auswertung läuft auf einem eigenen Server und startet erst, wenn Sie der Statistik zugestimmt haben (Angabe analytics im Cookie). Sie zeigt uns, ${sentences(company.analytics && 'welche Seiten gelesen werden', company.analytics && reportsEndpoint && 'und', reportsEndpoint && 'wo Fehler auftreten und wie schnell Seiten laden')}. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}. Ohne sie wird das Programm dafür nicht geladen.`,
        'Marketing: Diese Kategorie ist vorgesehen; zurzeit gehört kein Dienst dazu. Bevor sich das ändert, fragen wir Sie erneut.',
        'Nach einem Widerruf starten wir einen zuvor erlaubten Dienst ab dem nächsten Laden einer Seite nicht mehr. Was bis dahin verarbeitet wurde, bleibt rechtmäßig.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Eigene Inhalte, Teilen und externe Links',
      paragraphs: [
        'Schriften und Bilder kommen von unserem eigenen Server. Wir binden keine Karten, Videos oder Programme sozialer Netzwerke ein; die Anzeige einer Seite baut keine Verbindung zu solchen Anbietern auf.',
        'Artikel im Blog können Sie über LinkedIn, Facebook und X (früher Twitter) teilen. Das sind einfache Links: Erst Ihr Klick öffnet ein Fenster des gewählten Netzwerks und übergibt ihm die Adresse des Artikels, bei X auch den Titel. Das Netzwerk erfährt dann Ihre IP-Adresse und verarbeitet Daten in eigener Verantwortung, möglicherweise auch außerhalb der Europäischen Union. „Link kopieren“ legt die Adresse nur in Ihrer Zwischenablage ab.',
        `Weitere externe Links, etwa zum Kartendienst auf der Kontaktseite${sister ? ` oder zur ${sister.name}` : ''}, funktionieren ebenso: Daten fließen erst, wenn Sie sie anklicken. Auf den Zielseiten gilt die Datenschutzerklärung des dortigen Betreibers.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Empfänger',
      paragraphs: [
        sentences(
          'Wir geben Ihre Daten nur in den hier genannten Fällen an Dritte weiter oder wenn uns das Gesetz dazu verpflichtet.',
          sister &&
            `Betrifft Ihre Anfrage auch die ${sister.name}, unsere Schwesterfirma in ${sisterCountry?.de}, erhält sie die Angaben, die sie dafür braucht.`,
        ),
        ...(processors.length === 0
          ? []
          : [
              'Diese Dienstleister verarbeiten Daten nach unserer Weisung und auf Grundlage eines Vertrags nach Art.\u00a028 DSGVO. Ihr Land steht dabei; liegt es außerhalb des Europäischen Wirtschaftsraums, gelten die Art.\u00a044 bis 49 DSGVO.',
            ]),
      ],
      points: processors,
    },
    {
      kind: 'table',
      heading: 'Speicherdauer',
      intro: `Wir löschen Daten, sobald ihr Zweck entfällt. Müssen wir sie gesetzlich aufbewahren (${legalDuty}), verwenden wir sie bis zum Ablauf der Frist nicht mehr für andere Zwecke.`,
      head: ['Daten', 'Dauer'],
      rows: [
        [
          'Server-Protokolle',
          `${company.logRetention.de}; bei einem Angriff oder einer Störung bis zur Klärung`,
        ],
        [
          'Anfragen über Formular, Telefon oder E-Mail',
          'bis Ihr Anliegen erledigt ist oder Sie Ihre Einwilligung widerrufen',
        ],
        ['Geschäftliche Unterlagen, wenn ein Vertrag entsteht', law.records],
        ['Hashwerte gegen den Missbrauch der Formulare', `höchstens ${traceTime}`],
        [
          'Angaben für den Newsletter',
          `bis Sie sich abmelden; wenn es die Adresse nicht mehr gibt oder dort nichts ankommt, höchstens ${measure(visitorData.bouncedMonths, 'Monate')}`,
        ],
        [
          'Nachweis der Einwilligung',
          `bis Sie sich abmelden; danach ohne Adressen und Namen ${measure(visitorData.proofYears, 'Jahre')}`,
        ],
        ...(claims.applications
          ? [
              [
                'Bewerbungen',
                `bis zur Entscheidung; nach einer Absage ${measure(visitorData.applicationMonths, 'Monate')}`,
              ],
            ]
          : []),
        ...(purposes.length === 0
          ? []
          : [['Statistik', `höchstens ${measure(visitorData.statisticsMonths, 'Monate')}`]]),
        ['Einträge im Browser', 'wie in der Übersicht oben'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Keine automatisierten Entscheidungen',
      paragraphs: [
        'Entscheidungen, die allein auf automatisierter Verarbeitung beruhen und Ihnen gegenüber rechtlich wirken (Art.\u00a022 DSGVO), treffen wir nicht. Wir bilden auch keine Profile.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Um ein Recht auszuüben, genügt eine formlose Nachricht an ${mailbox('privacy')}. Wir antworten unverzüglich, in der Regel innerhalb eines Monats. Kosten entstehen Ihnen dafür grundsätzlich nicht.`,
        `Hervorheben möchten wir Ihr Widerspruchsrecht: Verarbeiten wir Daten auf der Grundlage von ${legitimateInterest}, können Sie aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit widersprechen. Wir verarbeiten die Daten dann nicht weiter, es sei denn, wir weisen zwingende schutzwürdige Gründe nach oder brauchen die Daten, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen.`,
      ],
      points: [
        'Auskunft über die Daten, die wir von Ihnen verarbeiten (Art.\u00a015 DSGVO)',
        'Berichtigung falscher und Ergänzung unvollständiger Daten (Art.\u00a016 DSGVO)',
        'Löschung, wenn keine Pflicht zur Aufbewahrung besteht (Art.\u00a017 DSGVO)',
        'Einschränkung der Verarbeitung, z.\u00a0B. während wir Ihre Angaben prüfen (Art.\u00a018 DSGVO)',
        'Übertragbarkeit in einem gängigen, maschinenlesbaren Format (Art.\u00a020 DSGVO)',
        'Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art.\u00a021 DSGVO)',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art.\u00a07 Abs.\u00a03 DSGVO)',
      ],
    },
    {
      kind: 'prose',
      heading: 'Beschwerde bei der Aufsichtsbehörde',
      paragraphs: [
        sentences(
          'Sind Sie der Ansicht, dass wir gegen Datenschutzrecht verstoßen, können Sie sich nach Art.\u00a077 DSGVO beschweren.',
          law.complaints[0],
        ),
        law.complaints[1],
      ],
    },
    {
      kind: 'prose',
      heading: 'Anwendbares Recht und Änderungen',
      paragraphs: [
        `Für diese Erklärung gelten die DSGVO und das ${lawOfCountry}. Zwingende Rechte, die Ihnen in Ihrem Wohnsitzstaat zustehen, bleiben unberührt.`,
        'Ändert sich, was diese Website mit Daten tut, oder ändert sich das Recht, passen wir den Text an. Es gilt die Fassung, die Sie hier lesen. Brauchen wir für eine neue Verarbeitung Ihre Einwilligung, fragen wir Sie vorher.',
      ],
    },
  ],
})
