import { hasArticles } from '../../../articles-of-build.ts'
import { company, confirmationHours, reportsEndpoint } from '../../../company/company.ts'
import { consentCookie, consentDays, purposesCookie } from '../../../company/consent-cookie.ts'
import { isInEea } from '../../../company/countries.ts'
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
import type { Block, PageCopy } from '../../page-copy.ts'
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

/** A form may open a draft, which is a message of the form, too. */
const opensDraft = contact !== 'functions' || !sendsWithoutScript

/** The forms whose senders are counted. */
const counted = listOf(
  compact(
    contact === 'functions' && 'des Kontaktformulars',
    hasArticles && !newsletterIsOff && 'der Newsletter-Anmeldung',
  ),
)

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
    'Welche Daten diese Website in Protokollen, Formularen und Cookies verarbeitet, auf welcher Grundlage und wie lange, und welche Rechte Sie haben.',
  heading: 'Datenschutz\u00aderklärung',
  lead: 'Hier lesen Sie, welche personenbezogenen Daten beim Besuch dieser Website anfallen, wofür wir sie verwenden und welche Rechte Sie haben.',
  blocks: compact<Block>(
    {
      kind: 'prose',
      heading: 'Allgemeine Hinweise',
      paragraphs: [
        `Personenbezogene Daten sind alle Angaben, die sich auf Sie beziehen lassen, z.\u00a0B. Ihr Name, Ihre E-Mail-Adresse oder Ihre IP-Adresse. Wir verarbeiten sie ${law.general}.`,
        `Benutzerkonten gibt es auf dieser Website nicht. Beim Aufruf einer Seite fallen technische Daten an; weitere Angaben erhalten wir nur, wenn Sie sie uns mitteilen${purposes.length > 0 ? ' oder einer Auswertung zustimmen' : ''}.`,
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
        'Beim Aufruf einer Seite sendet Ihr Browser technische Angaben an unseren Server. Dieser protokolliert die aufgerufene Adresse, das Ergebnis des Aufrufs und die unten aufgezählten Angaben.',
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
        'Die Verbindung zwischen Ihrem Browser und dieser Website ist mit TLS verschlüsselt; die Adresse beginnt deshalb mit „https://“. Auch was Sie über ein Formular direkt an unseren Server senden, ist auf dem Weg vor dem Mitlesen geschützt.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Kontaktformular',
      paragraphs: [
        [
          'Über das Formular auf der Kontaktseite können Sie uns eine Anfrage senden. Ohne die Pflichtangaben lässt es sich nicht absenden; alle übrigen Felder sind freiwillig.',
          contact === 'off'
            ? 'Es überträgt selbst nichts, ebenso wenig das kurze Formular auf der Startseite: Beide öffnen einen E-Mail-Entwurf mit Ihren Angaben, den Sie prüfen und absenden.'
            : !sendsWithoutScript &&
              'Ist JavaScript in Ihrem Browser abgeschaltet, öffnet das Formular einen E-Mail-Entwurf mit Ihren Angaben, den Sie prüfen und absenden.',
          contact === 'functions'
            ? 'Im kurzen Formular auf der Startseite sind nur die Nachricht und entweder eine E-Mail-Adresse oder eine Telefonnummer nötig.'
            : contact !== 'off' && 'Das kurze Formular auf der Startseite öffnet immer einen E-Mail-Entwurf.',
          'Sie können uns stattdessen auch anrufen oder eine E-Mail schreiben.',
        ]
          .filter(Boolean)
          .join(' '),
        ...(contact === 'functions'
          ? [
              `Unser Server speichert Ihre Nachricht, bis er sie an unser Postfach übergeben hat, und löscht sie dann. Nimmt das Postfach sie nicht an, versucht er es bis zu ${measure(visitorData.deliveryDays, 'Tage')} lang erneut und löscht die Nachricht spätestens nach weiteren ${measure(visitorData.undeliveredDays, 'Tagen')}. Eine Prüfsumme behält er danach noch ${traceTime}, damit dieselbe Nachricht nicht doppelt ankommt.`,
              `Gegen Missbrauch prüft der Server, wie schnell das Formular ausgefüllt wurde, und zählt Nachrichten je IP-Adresse, Netz und E-Mail-Adresse. Gehen sehr viele ein, löst Ihr Browser vor dem Senden eine Rechenaufgabe, ohne dass Sie etwas tun müssen. Gespeichert werden für die Zählung nur Hashwerte, höchstens ${traceTime} lang. Rechtsgrundlage ist ${legitimateInterest}: Wir haben ein berechtigtes Interesse daran, erreichbar zu bleiben.`,
            ]
          : []),
        ...(contact === 'service'
          ? [
              'Das Formular sendet Ihre Angaben an einen Dienstleister, der sie uns in unserem Auftrag zustellt.',
            ]
          : []),
        `Ihre Angaben verwenden wir nur, um Ihre Anfrage und mögliche Rückfragen zu bearbeiten. Wir behandeln sie vertraulich und geben sie nicht an Dritte weiter; welche Dienstleister für uns arbeiten und welche Ausnahmen es gibt, steht unter „Empfänger“. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}, die Sie mit dem Absenden erteilen${opensDraft ? '; das gilt auch für einen E-Mail-Entwurf, den ein Formular öffnet' : ''}. Kommt daraufhin ein Vertrag mit Ihnen zustande, verarbeiten wir die Daten dafür nach ${contract}, bei einem Vertrag mit Ihrem Unternehmen nach ${legitimateInterest}: Wir haben ein berechtigtes Interesse daran, ihn zu erfüllen.`,
        `Sie können die Einwilligung jederzeit mit einer formlosen Nachricht an ${mailbox('privacy')} widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.`,
      ],
      points: [`Pflichtangaben: ${listFields(required)}`, `Freiwillige Angaben: ${listFields(optional)}`],
      links: [{ to: pathOf('contact', 'de'), label: 'Zur Kontaktseite' }],
    },
    hasArticles && {
      kind: 'prose',
      heading: 'Newsletter',
      paragraphs: [
        newsletterIsOff
          ? `Den Newsletter abonnieren Sie mit einer E-Mail an ${company.email.general}. Wir verwenden Ihre Adresse nur für den Newsletter und geben sie nicht an Dritte weiter. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}.`
          : `Für den Newsletter brauchen wir Ihre E-Mail-Adresse und Ihre Einwilligung, die Sie im Formular mit einem Häkchen erteilen; der Vorname ist freiwillig. Nach dem Absenden erhalten Sie eine E-Mail mit einem Link, der ${measure(confirmationHours, 'Stunden')} gilt. Erst wenn Sie die Anmeldung über diesen Link bestätigen, senden wir Ihnen den Newsletter (Double-Opt-in). Ist JavaScript abgeschaltet, melden Sie sich mit einer E-Mail an ${company.email.general} an; diese E-Mail bewahren wir als Nachweis Ihrer Einwilligung auf, so lange wie die anderen Nachweise.`,
        ...(newsletterIsOff
          ? []
          : [
              `Was Sie eingetragen haben, löschen wir, sobald die E-Mail mit dem Link verschickt ist, spätestens nach ${measure(confirmationHours, 'Stunden')}. Bis zur Bestätigung steht es dann nur noch verschlüsselt im Link, mit Zeitpunkt und IP-Adresse der Anmeldung. Gegen Missbrauch speichern wir höchstens ${traceTime} lang Hashwerte der E-Mail-Adresse, der IP-Adresse und des Netzes, zu dem die IP-Adresse gehört (${legitimateInterest}). Das sind Prüfsummen, die mit einem geheimen Schlüssel gebildet werden; die Angaben selbst lassen sich daraus nicht ablesen.`,
              `Wenn Sie bestätigen, speichern wir E-Mail-Adresse, Vornamen und Sprache. Als Nachweis Ihrer Einwilligung kommen Zeitpunkt und IP-Adresse der Anmeldung und der Bestätigung hinzu sowie die Fassung des Textes, dem Sie zugestimmt haben. Zu jeder Ausgabe vermerken wir, ob Ihr Mailserver sie angenommen hat, bei einer Ablehnung auch Zeitpunkt und Grund. Wir verwenden die Angaben nur für den Newsletter und geben sie nicht an Dritte weiter. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}, für den Nachweis ${legalDuty} in Verbindung mit Art.\u00a07 Abs.\u00a01 DSGVO.`,
            ]),
        `Sie können die Einwilligung jederzeit widerrufen: über den Link zum Abmelden in jeder Ausgabe oder mit einer formlosen Nachricht an ${mailbox('privacy')}. Wir löschen dann sofort Ihre E-Mail-Adresse, Ihren Vornamen und die IP-Adressen. Als Nachweis bewahren wir noch ${measure(visitorData.proofYears, 'Jahre')} lang einen Hashwert der E-Mail-Adresse und die Fassung des Textes auf, außerdem die Angabe, wann und wie Sie sich angemeldet, die Anmeldung bestätigt und sich abgemeldet haben. Haben Sie sich per E-Mail angemeldet, bleibt ebenso lange diese E-Mail mit Ihrer Adresse erhalten. Die Verarbeitung bis zum Widerruf bleibt rechtmäßig.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Telefon und E-Mail',
      paragraphs: [
        `Wenn Sie uns anrufen oder uns schreiben, ohne eines unserer Formulare zu benutzen, verarbeiten wir Ihre Kontaktdaten und Ihr Anliegen, um Ihnen zu antworten. Geht es um einen Vertrag mit Ihnen, um dessen Vorbereitung oder um eine Bewerbung, ist ${contract} die Rechtsgrundlage, sonst ${legitimateInterest}: Wir haben ein berechtigtes Interesse daran, Ihnen zu antworten. E-Mails sind auf dem Weg zu uns nicht immer durchgehend verschlüsselt; für Vertrauliches vereinbaren wir mit Ihnen einen geschützten Weg.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Cookies und Speicher im Browser',
      paragraphs: [
        `Beim ersten Besuch fragen wir, welchen Kategorien von Cookies Sie zustimmen. Ihre Antwort speichern wir im Cookie ${consentCookie}.${purposes.length === 0 ? ' Es ist zurzeit unser einziges Cookie und technisch notwendig.' : ''} Wenn Sie den Hinweis nur schließen, speichern wir nichts, und er erscheint beim nächsten Laden einer Seite erneut. Er erscheint auch, wenn Sie das Cookie löschen oder es sich nicht lesen lässt.`,
        'Eine Sprache, die Sie im Sprachumschalter wählen, merkt sich der Browser für diesen Tab (sessionStorage). Wählen Sie keine, richtet sich die Sprache nach Ihrer Browsereinstellung; gespeichert wird dafür nichts. Auch Ihre Eingaben in Formularen und Fragebögen bleiben im sessionStorage, damit sie beim Neuladen nicht verloren gehen. Wir erhalten sie erst, wenn Sie das Formular absenden; danach löscht der Browser sie. Haben Sie einen E-Mail-Entwurf geöffnet, bleiben sie, bis Sie den Tab schließen.',
        ...(hasSheet
          ? [
              'Das Notfallblatt sendet nichts. Wenn Sie dort „Auf diesem Gerät merken“ ankreuzen, bleiben Ihre Angaben im Browser (localStorage), bis Sie das Häkchen wegnehmen oder die Angaben löschen.',
            ]
          : []),
        `Alle diese Einträge sind unbedingt erforderlich: Ohne sie fallen Funktionen aus, die Sie nutzen, oder eine Seite lädt nach einem Fehler immer wieder neu. Eine Einwilligung ist dafür nicht nötig${law.storage}. Enthalten sie personenbezogene Daten, ist ${legitimateInterest} die Rechtsgrundlage: Wir haben ein berechtigtes Interesse daran, dass diese Funktionen verfügbar sind. Ihre Entscheidung über Cookies können Sie jederzeit über die Cookie-Einstellungen in der Fußzeile ändern oder widerrufen. Alle Einträge können Sie auch im Browser löschen.`,
      ],
    },
    {
      kind: 'table',
      heading: 'Was im Browser gespeichert wird',
      head: ['Eintrag', 'Art', 'Inhalt und Zweck', 'Dauer', 'Einstufung und Anlass'],
      rows: [
        [
          consentCookie,
          'Cookie dieser Website, gültig für alle Seiten',
          'Drei Angaben im Format JSON: necessary (notwendig, immer „true“), analytics (Statistik) und marketing. Hält Ihre Entscheidung fest und enthält nichts, woran wir Sie erkennen könnten.',
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
          'Das Kürzel der Sprache, damit Ihre Wahl beim Neuladen erhalten bleibt.',
          'bis Sie den Tab schließen',
          'technisch notwendig; erst wenn Sie eine Sprache wählen',
        ],
        [
          'Eingaben in Formularen und Fragebögen',
          'sessionStorage',
          'Was Sie eintragen, was ein Link dieser Website in ein Feld einträgt und die Anfrage, die aus den Antworten eines Fragebogens entsteht. So geht beim Neuladen nichts davon verloren.',
          'bis Sie die Eingaben senden oder den Tab schließen',
          'technisch notwendig; erst wenn Sie etwas eintragen oder einem solchen Link folgen',
        ],
        ...(hasSheet
          ? [
              [
                'Notfallblatt',
                'sessionStorage; mit „Auf diesem Gerät merken“ localStorage',
                'Namen und Rufnummern, die Sie eintragen. So sind sie nach dem Neuladen noch da, mit Häkchen auch beim nächsten Besuch.',
                'bis Sie den Tab schließen; im localStorage, bis Sie das Häkchen wegnehmen oder die Angaben löschen',
                'technisch notwendig; erst wenn Sie etwas eintragen oder das Häkchen setzen',
              ],
            ]
          : []),
        [
          'Neu geladene Seite',
          'sessionStorage',
          'Adresse der Seite, die nach einem Fehler neu geladen wurde. Der Eintrag verhindert, dass sie immer wieder lädt.',
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
          ? 'Statistik und Marketing sind als Kategorien vorgesehen; zurzeit setzen wir dafür keinen Dienst ein. Bevor sich das ändert, fragen wir Sie erneut; eine frühere Zustimmung gilt dafür nicht.'
          : `Statistik: Die Auswertung läuft auf einem eigenen Server und startet erst, wenn Sie der Statistik zugestimmt haben (Angabe analytics im Cookie). Sie zeigt uns, ${sentences(company.analytics && 'welche Seiten gelesen werden', company.analytics && reportsEndpoint && 'und', reportsEndpoint && 'wo Fehler auftreten und wie schnell Seiten laden')}. Rechtsgrundlage ist Ihre Einwilligung nach ${consent}. Ohne sie laden wir das Programm dafür nicht.`,
        ...(purposes.length === 0
          ? []
          : [
              'Marketing: Diese Kategorie ist vorgesehen; zurzeit gehört kein Dienst dazu. Bevor sich das ändert, fragen wir Sie erneut.',
              'Ein Widerruf beendet die Auswertung sofort, in anderen offenen Tabs, sobald Sie dorthin wechseln. Die Verarbeitung bis zum Widerruf bleibt rechtmäßig.',
            ]),
      ],
    },
    {
      kind: 'prose',
      heading: 'Eigene Inhalte, Teilen und externe Links',
      paragraphs: [
        'Schriften und Bilder kommen von unserem eigenen Server. Wir binden keine Karten, Videos oder Plug-ins fremder Anbieter ein; beim Anzeigen einer Seite entsteht deshalb keine Verbindung zu ihnen.',
        'Artikel im Blog können Sie über LinkedIn, Facebook und X (früher Twitter) teilen. Die Schaltflächen dafür sind einfache Links: Erst Ihr Klick öffnet ein Fenster des gewählten Netzwerks und übergibt ihm die Adresse des Artikels, bei X auch den Titel. Das Netzwerk erfährt dann Ihre IP-Adresse und verarbeitet Daten in eigener Verantwortung, möglicherweise auch außerhalb der Europäischen Union. „Link kopieren“ legt die Adresse nur in Ihrer Zwischenablage ab.',
        `Für andere externe Links, etwa den zum Kartendienst auf der Kontaktseite${sister ? ` oder den zur ${sister.name}` : ''}, gilt dasselbe: Daten fließen erst, wenn Sie den Link anklicken. Auf den Zielseiten gilt die Datenschutzerklärung des dortigen Betreibers.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Empfänger',
      paragraphs: [
        sentences(
          'Wir geben Ihre Daten nur an die hier genannten Empfänger weiter und an Behörden, wenn uns das Gesetz dazu verpflichtet.',
          sister &&
            `Betrifft Ihre Anfrage auch die ${sister.name}, unsere Schwesterfirma in ${sisterCountry?.de}, geben wir ihr mit Ihrer Zustimmung die Angaben, die sie dafür braucht.`,
        ),
        ...(processors.length === 0
          ? []
          : [
              sentences(
                [host, mailProvider].some((provider) => provider && !isInEea(provider.country)) &&
                  'Für die Übermittlung in ein Land außerhalb des Europäischen Wirtschaftsraums gelten die Art.\u00a044 bis 49 DSGVO.',
                'Folgende Dienstleister verarbeiten Daten nach unserer Weisung und auf Grundlage eines Vertrags nach Art.\u00a028 DSGVO:',
              ),
            ]),
      ],
      points: processors,
    },
    {
      kind: 'table',
      heading: 'Speicherdauer',
      intro: `Wir löschen Daten, sobald wir sie für ihren Zweck nicht mehr brauchen. Müssen wir sie nach dem Gesetz länger aufbewahren (${legalDuty}), nutzen wir sie bis zum Ablauf der Frist zu keinem anderen Zweck mehr.`,
      head: ['Daten', 'Dauer'],
      rows: [
        [
          'Server-Protokolle',
          `${company.logRetention.de}; bei einem Angriff oder einer Störung bis zur Klärung`,
        ],
        [
          'Anfragen über Formular, Telefon oder E-Mail',
          'bis Ihr Anliegen erledigt ist; beim Formular längstens bis zum Widerruf Ihrer Einwilligung',
        ],
        ['Geschäftliche Unterlagen, wenn ein Vertrag zustande kommt', law.records],
        ...(counted ? [[`Hashwerte gegen den Missbrauch ${counted}`, `höchstens ${traceTime}`]] : []),
        ...(hasArticles
          ? [
              [
                'Angaben für den Newsletter',
                `${newsletterIsOff ? '' : `ohne Bestätigung höchstens ${measure(confirmationHours, 'Stunden')}, sonst `}bis Sie sich abmelden; ist Ihre E-Mail-Adresse nicht mehr erreichbar, längstens ${measure(visitorData.bouncedMonths, 'Monate')} ab der ersten unzustellbaren Ausgabe`,
              ],
              [
                'Nachweis der Einwilligung',
                `solange Sie den Newsletter erhalten und noch ${measure(visitorData.proofYears, 'Jahre')} danach, in diesen Jahren mit einem Hashwert statt der Adresse. Eine Anmeldung per E-Mail bewahren wir ebenso lange auf.`,
              ],
            ]
          : []),
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
        'Wir treffen keine Entscheidungen, die allein auf automatisierter Verarbeitung beruhen und Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen (Art.\u00a022 DSGVO). Wir bilden auch keine Profile.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Um ein Recht auszuüben, genügt eine formlose Nachricht an ${mailbox('privacy')}; grundsätzlich entstehen Ihnen dadurch keine Kosten. Wir antworten unverzüglich, spätestens innerhalb eines Monats. Ist ein Antrag besonders aufwendig, darf es bis zu zwei Monate länger dauern; den Grund nennen wir Ihnen dann innerhalb des ersten Monats.`,
        `Auf Ihr Widerspruchsrecht weisen wir besonders hin: Wenn wir Daten nach ${legitimateInterest} verarbeiten, können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Wir verarbeiten die Daten dann nicht weiter, es sei denn, wir weisen zwingende schutzwürdige Gründe nach, die Ihre Interessen überwiegen, oder brauchen die Daten, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen.`,
      ],
      points: [
        'Auskunft über die Daten, die wir über Sie verarbeiten (Art.\u00a015 DSGVO)',
        'Berichtigung falscher und Ergänzung unvollständiger Daten (Art.\u00a016 DSGVO)',
        'Löschung, wenn wir die Daten nicht mehr brauchen oder nicht länger behalten dürfen (Art.\u00a017 DSGVO)',
        'Einschränkung der Verarbeitung, z.\u00a0B. während wir Ihre Angaben prüfen (Art.\u00a018 DSGVO)',
        'Übertragbarkeit: Ihre Daten in einem gängigen, maschinenlesbaren Format (Art.\u00a020 DSGVO)',
        'Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art.\u00a021 DSGVO)',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art.\u00a07 Abs.\u00a03 DSGVO)',
      ],
    },
    {
      kind: 'prose',
      heading: 'Beschwerde bei der Aufsichtsbehörde',
      paragraphs: [
        sentences(
          'Wenn Sie meinen, dass wir gegen das Datenschutzrecht verstoßen, können Sie sich nach Art.\u00a077 DSGVO bei einer Aufsichtsbehörde beschweren.',
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
        'Wenn diese Website Daten anders verarbeitet oder sich das Recht ändert, passen wir die Erklärung an. Es gilt die hier veröffentlichte Fassung. Brauchen wir für eine neue Verarbeitung Ihre Einwilligung, fragen wir Sie vorher.',
      ],
    },
  ),
})
