import { company } from '../../site/company.ts'

export const privacy = {
  /** How the site is run that the policy describes. A build with other settings says so. */
  settings: { contact: 'functions', newsletter: 'functions' },
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten diese Website in Protokollen, Formularen und Cookies verarbeitet, auf welcher Grundlage und wie lange, und welche Rechte Sie haben.',
  heading: 'Datenschutz\u00aderklärung',
  lead: 'Hier steht, welche Daten beim Besuch dieser Website anfallen, wofür wir sie verwenden, wann wir sie löschen und welche Rechte Sie haben.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Allgemeine Hinweise',
      paragraphs: [
        'Personenbezogene Daten, z. B. Ihren Namen oder Ihre IP-Adresse, verarbeiten wir nach der Datenschutz-Grundverordnung (DSGVO) und dem luxemburgischen Datenschutzrecht.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Verantwortlicher',
      paragraphs: [
        `Verantwortlich für die Datenverarbeitung auf dieser Website ist die ${company.name}, ${company.address.street}, ${company.address.postalCode} ${company.address.city.de}. Geschäftsführung: ${company.representative}. In Fragen des Datenschutzes erreichen Sie uns unter ${company.email.info} oder ${company.phone}.`,
      ],
      links: [{ to: '/impressum', label: 'Alle Angaben im Impressum' }],
    },
    {
      kind: 'prose',
      heading: 'Hosting und Server-Protokolle',
      paragraphs: [
        'Den Server betreibt für uns Hosting-Anbieter (Muster) in Luxemburg. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Bei jedem Aufruf protokolliert der Server die Adresse der Seite, das Ergebnis und diese Angaben:',
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
        'Die Verbindung zu dieser Website ist mit TLS verschlüsselt, auch für alles, was Sie über ein Formular an unseren Server senden.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Kontaktformular',
      paragraphs: [
        'Pflichtangaben sind Vorname, Nachname, Unternehmen, E-Mail-Adresse und Nachricht; ohne sie können Sie das Formular nicht absenden. Telefonnummer, Betreff und eine Zeit für den Rückruf sind freiwillig. Auf der Startseite genügen die Nachricht und eine E-Mail-Adresse oder Telefonnummer.',
        'Wir verwenden Ihre Angaben nur, um Ihre Anfrage zu beantworten, und geben sie nicht an Dritte weiter. Die Dienstleister, die unter „Empfänger“ stehen, arbeiten in unserem Auftrag und gelten nicht als Dritte (Art. 4 Nr. 10 DSGVO).',
        `Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 Buchst.\u00a0a DSGVO, die Sie mit dem Absenden erteilen. Sie können sie jederzeit mit einer formlosen Nachricht an ${company.email.info} widerrufen; was bis dahin geschah, bleibt rechtmäßig. Kommt ein Vertrag mit Ihnen zustande, ist er die Grundlage (Buchst.\u00a0b), bei einem Vertrag mit Ihrem Unternehmen unser berechtigtes Interesse daran, ihn zu erfüllen (Buchst.\u00a0f).`,
        'Gegen Missbrauch prüft der Server, wie schnell das Formular ausgefüllt wurde, und zählt Nachrichten je IP-Adresse und Netz. Wir haben ein berechtigtes Interesse daran, erreichbar zu bleiben (Buchst.\u00a0f).',
      ],
      links: [{ to: '/kontakt', label: 'Zur Kontaktseite' }],
    },
    {
      kind: 'prose',
      heading: 'Newsletter',
      paragraphs: [
        `Für den Newsletter brauchen wir Ihre E-Mail-Adresse und Ihre Einwilligung, die Sie mit einem Häkchen erteilen; der Vorname ist freiwillig. Sie erhalten eine E-Mail mit einem Link, der ${company.kept.confirmationHours} Stunden gilt. Erst wenn Sie damit bestätigen, senden wir Ihnen den Newsletter (Double-Opt-in). Ohne JavaScript melden Sie sich mit einer E-Mail an ${company.email.general} an.`,
        'Wir speichern E-Mail-Adresse, Vornamen und Sprache, als Nachweis Ihrer Einwilligung auch Zeitpunkt und IP-Adresse der Anmeldung und der Bestätigung und die Fassung des Textes, dem Sie zugestimmt haben. Zu jeder Ausgabe vermerken wir, ob Ihr Mailserver sie angenommen hat, bei einer Ablehnung auch Zeitpunkt und Grund. Anmeldungen zählen wir wie Nachrichten.',
        'Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 Buchst.\u00a0a DSGVO, für den Nachweis Buchst.\u00a0c in Verbindung mit Art. 7 Abs. 1 DSGVO, für den Schutz vor Missbrauch Buchst.\u00a0f.',
        `Sie können die Einwilligung jederzeit widerrufen: über den Link zum Abmelden in jeder Ausgabe oder mit einer formlosen Nachricht an ${company.email.info}. Wir löschen dann sofort E-Mail-Adresse, Vornamen und IP-Adressen. Als Nachweis bleiben ein Hashwert der Adresse (eine daraus berechnete Zeichenfolge), die Fassung des Textes und die Angabe, wann und wie Sie sich angemeldet, bestätigt und abgemeldet haben; haben Sie sich per E-Mail angemeldet, auch diese E-Mail. Die Verarbeitung bis zum Widerruf bleibt rechtmäßig.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Telefon und E-Mail',
      paragraphs: [
        'Rufen Sie an oder schreiben Sie uns, verwenden wir Ihre Angaben, um zu antworten. Geht es um einen Vertrag mit Ihnen oder um eine Bewerbung, ist Art. 6 Abs. 1 Buchst.\u00a0b DSGVO die Rechtsgrundlage, sonst unser berechtigtes Interesse an der Antwort (Buchst.\u00a0f). E-Mails sind unterwegs nicht immer durchgehend verschlüsselt; für Vertrauliches vereinbaren wir einen geschützten Weg.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Cookies und Speicher im Browser',
      paragraphs: [
        'Beim ersten Besuch fragen wir, welchen Kategorien von Cookies Sie zustimmen. Für Statistik und Marketing setzen wir zurzeit keinen Dienst ein; bevor sich das ändert, fragen wir Sie erneut. Ihre Antwort steht in einem Cookie. Schließen Sie den Hinweis nur, speichern wir nichts und fragen beim nächsten Laden wieder. Ihre Antwort können Sie jederzeit über die Cookie-Einstellungen in der Fußzeile ändern oder widerrufen.',
        'Ein zweites Cookie merkt sich die Sprache, wenn Sie im Umschalter eine wählen. Alles Übrige bleibt im sessionStorage, einem Speicher des Browsers für einen einzelnen Tab. Was Sie in Formulare und Fragebögen eintragen, erhalten wir erst, wenn Sie es absenden; das Notfallblatt sendet nichts.',
        'Diese Einträge sind unbedingt erforderlich, damit funktioniert, was Sie nutzen; eine Einwilligung ist nicht nötig (Art. 4 des Gesetzes vom 30. Mai 2005 zum Schutz der Privatsphäre in der elektronischen Kommunikation). Enthalten sie personenbezogene Daten, ist unser berechtigtes Interesse an diesen Funktionen die Rechtsgrundlage (Art. 6 Abs. 1 Buchst.\u00a0f DSGVO).',
      ],
    },
    {
      kind: 'table',
      heading: 'Was im Browser gespeichert wird',
      head: ['Eintrag', 'Inhalt und Zweck', 'Dauer'],
      rows: [
        [
          'Cookie cookie-consent',
          'Ihre Antwort: necessary (notwendig, immer „true“), analytics (Statistik) und marketing. Nichts darin macht Sie erkennbar.',
          '365 Tage ab Ihrer Antwort; Safari kann es schon nach 7 Tagen löschen',
        ],
        [
          'Cookie language',
          'Das Kürzel der Sprache, die Sie im Umschalter gewählt haben.',
          'bis Sie den Browser schließen',
        ],
        [
          'Formulare, Fragebögen, Notfallblatt',
          'Was Sie oder ein Link dieser Website dort eingetragen haben, damit beim Neuladen nichts verloren geht.',
          'bis Sie es senden oder den Tab schließen',
        ],
        [
          'Neu geladene Seite',
          'Die Adresse dieser Seite, damit sie nach einem Fehler nicht immer wieder lädt.',
          'bis Sie den Tab schließen',
        ],
      ],
    },
    {
      kind: 'prose',
      heading: 'Eigene Inhalte, Teilen und externe Links',
      paragraphs: [
        'Schriften und Bilder kommen von unserem Server; fremde Karten, Videos oder Plug-ins gibt es hier nicht.',
        'Die Schaltflächen für LinkedIn, Facebook und X (früher Twitter) sind einfache Links. Erst Ihr Klick übergibt dem Netzwerk die Adresse des Artikels, bei X auch den Titel. Es erfährt dann Ihre IP-Adresse und verarbeitet Daten in eigener Verantwortung, möglicherweise außerhalb der Europäischen Union.',
        `Auch bei anderen externen Links, etwa zum Kartendienst, fließen Daten erst, wenn Sie klicken. Dort gilt die Erklärung des jeweiligen Betreibers.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Empfänger',
      paragraphs: [
        `Behörden erhalten Daten von uns nur, wenn uns das Gesetz dazu verpflichtet. Betrifft Ihre Anfrage auch unsere Schwesterfirma in Deutschland, die ${company.sister.name}, geben wir ihr mit Ihrer Zustimmung die Angaben, die sie dafür braucht. Diese Dienstleister arbeiten nach unserer Weisung, mit einem Vertrag nach Art. 28 DSGVO:`,
      ],
      points: [
        'Hosting: Hosting-Anbieter (Muster), Luxemburg',
        'E-Mail: E-Mail-Anbieter (Muster), Luxemburg',
      ],
    },
    {
      kind: 'table',
      heading: 'Speicherdauer',
      intro:
        'Verlangt das Gesetz eine längere Aufbewahrung (Art. 6 Abs. 1 Buchst.\u00a0c DSGVO), nutzen wir die Daten bis dahin zu nichts anderem.',
      head: ['Daten', 'Dauer'],
      rows: [
        ['Server-Protokolle', '14 Tage; bei einem Angriff oder einer Störung bis zur Klärung'],
        [
          'Nachricht auf unserem Server',
          `bis sie in unserem Postfach ist; nimmt das Postfach sie nicht an, bis zu ${company.kept.deliveryDays} Tage für weitere Versuche und höchstens ${company.kept.undeliveredDays} Tage danach. Eine Prüfsumme bleibt 24 Stunden, damit dieselbe Nachricht nicht doppelt ankommt.`,
        ],
        [
          'Anfragen über Formular, Telefon oder E-Mail',
          'bis Ihr Anliegen erledigt ist; beim Formular längstens bis zum Widerruf Ihrer Einwilligung',
        ],
        [
          'Geschäftliche Unterlagen, wenn ein Vertrag zustande kommt',
          '10 Jahre ab Ende des Geschäftsjahrs (Handelsrecht)',
        ],
        ['Hashwerte von IP-Adressen, gegen Missbrauch', 'höchstens eine Stunde, nur im Arbeitsspeicher'],
        [
          'Angaben für den Newsletter',
          `ohne Bestätigung höchstens ${company.kept.confirmationHours} Stunden, sonst bis Sie sich abmelden; ist Ihre Adresse nicht mehr erreichbar, ${company.kept.bouncedMonths} Monate ab der ersten unzustellbaren Ausgabe`,
        ],
        [
          'Nachweis der Einwilligung in den Newsletter',
          `solange Sie ihn erhalten und ${company.kept.proofYears} Jahre danach`,
        ],
        ['Bewerbungen', 'bis zur Entscheidung; nach einer Absage 6 Monate'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Keine automatisierten Entscheidungen',
      paragraphs: [
        'Keine Entscheidung, die Sie betrifft, fällt allein durch automatisierte Verarbeitung (Art. 22 DSGVO). Profile bilden wir nicht.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Eine formlose Nachricht an ${company.email.info} genügt und kostet Sie nichts. Wir antworten innerhalb eines Monats, bei aufwendigen Anträgen bis zu zwei Monate später; den Grund nennen wir dann im ersten Monat.`,
        'Auf Ihr Widerspruchsrecht weisen wir besonders hin: Wenn wir Daten nach Art. 6 Abs. 1 Buchst.\u00a0f DSGVO verarbeiten, können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Wir verarbeiten die Daten dann nicht weiter, es sei denn, wir weisen zwingende schutzwürdige Gründe nach, die Ihre Interessen überwiegen, oder brauchen sie für Rechtsansprüche.',
      ],
      points: [
        'Auskunft über Ihre Daten (Art. 15 DSGVO)',
        'Berichtigung und Ergänzung (Art. 16 DSGVO)',
        'Löschung, wenn wir die Daten nicht mehr brauchen oder behalten dürfen (Art. 17 DSGVO)',
        'Einschränkung, z. B. während wir Ihre Angaben prüfen (Art. 18 DSGVO)',
        'Übertragbarkeit in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO)',
        'Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO)',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
      ],
    },
    {
      kind: 'prose',
      heading: 'Beschwerde bei der Aufsichtsbehörde',
      paragraphs: [
        'Über uns können Sie sich bei einer Aufsichtsbehörde beschweren (Art. 77 DSGVO). Für uns zuständig ist die Commission nationale pour la protection des données (CNPD), 15, Boulevard du Jazz, L-4370 Belvaux, Luxemburg. Auch die Behörde dort, wo Sie leben, arbeiten oder den Verstoß vermuten, nimmt Ihre Beschwerde an.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Anwendbares Recht und Änderungen',
      paragraphs: [
        'Für diese Erklärung gelten die DSGVO und das Recht des Großherzogtums Luxemburg; zwingende Rechte Ihres Wohnsitzstaats bleiben Ihnen. Ändert sich das Recht oder diese Website, ändern wir die Erklärung; es gilt die hier veröffentlichte Fassung.',
      ],
    },
  ],
}
