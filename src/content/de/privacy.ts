import { company } from '../../company/company.ts'

/** How the site is run that the policy below describes. A build with other settings says so. */
export const privacySettings = { contact: 'functions', newsletter: 'functions', analytics: false }

export const privacy = {
  title: 'Datenschutzerklärung',
  description:
    'Welche Daten diese Website in Protokollen, Formularen und Cookies verarbeitet, auf welcher Grundlage und wie lange, und welche Rechte Sie haben.',
  heading: 'Datenschutz\u00aderklärung',
  lead: 'Hier lesen Sie, welche personenbezogenen Daten beim Besuch dieser Website anfallen, wofür wir sie verwenden und welche Rechte Sie haben.',
  blocks: [
    {
      kind: 'prose',
      heading: 'Allgemeine Hinweise',
      paragraphs: [
        'Personenbezogene Daten sind alle Angaben, die sich auf Sie beziehen lassen, z. B. Ihr Name, Ihre E-Mail-Adresse oder Ihre IP-Adresse. Wir verarbeiten sie nach der Datenschutz-Grundverordnung (DSGVO) und dem luxemburgischen Datenschutzrecht.',
        'Benutzerkonten gibt es auf dieser Website nicht. Beim Aufruf einer Seite fallen technische Daten an; weitere Angaben erhalten wir nur, wenn Sie sie uns mitteilen.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Verantwortlicher',
      paragraphs: [
        `Verantwortlich für die Datenverarbeitung auf dieser Website ist die ${company.name}, ${company.address.street}, ${company.address.postalCode} Luxemburg, Luxemburg. Geschäftsführung: ${company.representative}.`,
        `In Fragen des Datenschutzes erreichen Sie uns unter ${company.email.info} oder ${company.phone}.`,
      ],
      links: [{ to: '/impressum', label: 'Alle Angaben im Impressum' }],
    },
    {
      kind: 'prose',
      heading: 'Hosting und Server-Protokolle',
      paragraphs: [
        'Beim Aufruf einer Seite sendet Ihr Browser technische Angaben an unseren Server. Dieser protokolliert die aufgerufene Adresse, das Ergebnis des Aufrufs und die unten aufgezählten Angaben.',
        'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, die Website auszuliefern, Fehler zu finden und Angriffe abzuwehren. Den Server betreibt für uns Hosting-Anbieter (Muster) (Luxemburg).',
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
        'Über das Formular auf der Kontaktseite können Sie uns eine Anfrage senden. Ohne die Pflichtangaben lässt es sich nicht absenden; alle übrigen Felder sind freiwillig. Im kurzen Formular auf der Startseite sind nur die Nachricht und entweder eine E-Mail-Adresse oder eine Telefonnummer nötig. Sie können uns stattdessen auch anrufen oder eine E-Mail schreiben.',
        `Unser Server speichert Ihre Nachricht, bis er sie an unser Postfach übergeben hat, und löscht sie dann. Nimmt das Postfach sie nicht an, versucht er es bis zu ${company.kept.deliveryDays} Tage lang erneut und löscht die Nachricht spätestens nach weiteren ${company.kept.undeliveredDays} Tagen. Eine Prüfsumme behält er danach noch 24 Stunden, damit dieselbe Nachricht nicht doppelt ankommt.`,
        'Gegen Missbrauch prüft der Server, wie schnell das Formular ausgefüllt wurde, und zählt Nachrichten je IP-Adresse und Netz. Für die Zählung stehen nur Hashwerte im Arbeitsspeicher, höchstens eine Stunde lang. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, erreichbar zu bleiben.',
        'Ihre Angaben verwenden wir nur, um Ihre Anfrage und mögliche Rückfragen zu bearbeiten. Wir behandeln sie vertraulich und geben sie nicht an Dritte weiter; welche Dienstleister für uns arbeiten und welche Ausnahmen es gibt, steht unter „Empfänger“. Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 Buchst.\u00a0a DSGVO, die Sie mit dem Absenden erteilen. Kommt daraufhin ein Vertrag mit Ihnen zustande, verarbeiten wir die Daten dafür nach Art. 6 Abs. 1 Buchst.\u00a0b DSGVO, bei einem Vertrag mit Ihrem Unternehmen nach Art. 6 Abs. 1 Buchst.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, ihn zu erfüllen.',
        `Sie können die Einwilligung jederzeit mit einer formlosen Nachricht an ${company.email.info} widerrufen. Die Verarbeitung bis dahin bleibt rechtmäßig.`,
      ],
      points: [
        'Pflichtangaben: Vorname, Nachname, Unternehmen, E-Mail-Adresse, Nachricht',
        'Freiwillige Angaben: Telefonnummer, Betreff, Zeit für einen Rückruf',
      ],
      links: [{ to: '/kontakt', label: 'Zur Kontaktseite' }],
    },
    {
      kind: 'prose',
      heading: 'Newsletter',
      paragraphs: [
        `Für den Newsletter brauchen wir Ihre E-Mail-Adresse und Ihre Einwilligung, die Sie im Formular mit einem Häkchen erteilen; der Vorname ist freiwillig. Nach dem Absenden erhalten Sie eine E-Mail mit einem Link, der ${company.kept.confirmationHours} Stunden gilt. Erst wenn Sie die Anmeldung über diesen Link bestätigen, senden wir Ihnen den Newsletter (Double-Opt-in). Ist JavaScript abgeschaltet, melden Sie sich mit einer E-Mail an ${company.email.general} an; diese E-Mail bewahren wir als Nachweis Ihrer Einwilligung auf, so lange wie die anderen Nachweise.`,
        `Was Sie eingetragen haben, speichern wir mit Zeitpunkt und IP-Adresse der Anmeldung höchstens ${company.kept.confirmationHours} Stunden lang; dann wird es gelöscht, wenn Sie nicht bestätigen. Wenn Sie bestätigen, bleibt, was im nächsten Absatz steht. Gegen Missbrauch zählen wir Anmeldungen je IP-Adresse und Netz, mit Hashwerten im Arbeitsspeicher, höchstens eine Stunde lang (Art. 6 Abs. 1 Buchst.\u00a0f DSGVO).`,
        'Wenn Sie bestätigen, speichern wir E-Mail-Adresse, Vornamen und Sprache. Als Nachweis Ihrer Einwilligung kommen Zeitpunkt und IP-Adresse der Anmeldung und der Bestätigung hinzu sowie die Fassung des Textes, dem Sie zugestimmt haben. Zu jeder Ausgabe vermerken wir, ob Ihr Mailserver sie angenommen hat, bei einer Ablehnung auch Zeitpunkt und Grund. Wir verwenden die Angaben nur für den Newsletter und geben sie nicht an Dritte weiter. Rechtsgrundlage ist Ihre Einwilligung nach Art. 6 Abs. 1 Buchst.\u00a0a DSGVO, für den Nachweis Art. 6 Abs. 1 Buchst.\u00a0c DSGVO in Verbindung mit Art. 7 Abs. 1 DSGVO.',
        `Sie können die Einwilligung jederzeit widerrufen: über den Link zum Abmelden in jeder Ausgabe oder mit einer formlosen Nachricht an ${company.email.info}. Wir löschen dann sofort Ihre E-Mail-Adresse, Ihren Vornamen und die IP-Adressen. Als Nachweis bewahren wir noch ${company.kept.proofYears} Jahre lang einen Hashwert der E-Mail-Adresse und die Fassung des Textes auf, außerdem die Angabe, wann und wie Sie sich angemeldet, die Anmeldung bestätigt und sich abgemeldet haben. Haben Sie sich per E-Mail angemeldet, bleibt ebenso lange diese E-Mail mit Ihrer Adresse erhalten. Die Verarbeitung bis zum Widerruf bleibt rechtmäßig.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Telefon und E-Mail',
      paragraphs: [
        'Wenn Sie uns anrufen oder uns schreiben, ohne eines unserer Formulare zu benutzen, verarbeiten wir Ihre Kontaktdaten und Ihr Anliegen, um Ihnen zu antworten. Geht es um einen Vertrag mit Ihnen, um dessen Vorbereitung oder um eine Bewerbung, ist Art. 6 Abs. 1 Buchst.\u00a0b DSGVO die Rechtsgrundlage, sonst Art. 6 Abs. 1 Buchst.\u00a0f DSGVO: Wir haben ein berechtigtes Interesse daran, Ihnen zu antworten. E-Mails sind auf dem Weg zu uns nicht immer durchgehend verschlüsselt; für Vertrauliches vereinbaren wir mit Ihnen einen geschützten Weg.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Cookies und Speicher im Browser',
      paragraphs: [
        'Beim ersten Besuch fragen wir, welchen Kategorien von Cookies Sie zustimmen. Ihre Antwort speichern wir im Cookie cookie-consent. Es ist zurzeit unser einziges Cookie und technisch notwendig. Wenn Sie den Hinweis nur schließen, speichern wir nichts, und er erscheint beim nächsten Laden einer Seite erneut. Er erscheint auch, wenn Sie das Cookie löschen oder es sich nicht lesen lässt.',
        'Eine Sprache, die Sie im Sprachumschalter wählen, merkt sich der Browser für diesen Tab (sessionStorage). Wählen Sie keine, richtet sich die Sprache nach Ihrer Browsereinstellung; gespeichert wird dafür nichts. Auch Ihre Eingaben in Formularen und Fragebögen bleiben im sessionStorage, damit sie beim Neuladen nicht verloren gehen. Wir erhalten sie erst, wenn Sie das Formular absenden; danach löscht der Browser sie. Haben Sie einen E-Mail-Entwurf geöffnet, bleiben sie, bis Sie den Tab schließen.',
        'Das Notfallblatt sendet nichts.',
        'Alle diese Einträge sind unbedingt erforderlich: Ohne sie fallen Funktionen aus, die Sie nutzen, oder eine Seite lädt nach einem Fehler immer wieder neu. Eine Einwilligung ist dafür nicht nötig (Art. 4 des Gesetzes vom 30. Mai 2005 zum Schutz der Privatsphäre in der elektronischen Kommunikation). Enthalten sie personenbezogene Daten, ist Art. 6 Abs. 1 Buchst.\u00a0f DSGVO die Rechtsgrundlage: Wir haben ein berechtigtes Interesse daran, dass diese Funktionen verfügbar sind. Ihre Entscheidung über Cookies können Sie jederzeit über die Cookie-Einstellungen in der Fußzeile ändern oder widerrufen. Alle Einträge können Sie auch im Browser löschen.',
      ],
    },
    {
      kind: 'table',
      heading: 'Was im Browser gespeichert wird',
      head: ['Eintrag', 'Art', 'Inhalt und Zweck', 'Dauer', 'Einstufung und Anlass'],
      rows: [
        [
          'cookie-consent',
          'Cookie dieser Website, gültig für alle Seiten',
          'Drei Angaben im Format JSON: necessary (notwendig, immer „true“), analytics (Statistik) und marketing. Hält Ihre Entscheidung fest und enthält nichts, woran wir Sie erkennen könnten.',
          '365 Tage ab Ihrem letzten Besuch',
          'technisch notwendig; erst nach Ihrer Entscheidung',
        ],
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
        [
          'Notfallblatt',
          'sessionStorage',
          'Namen und Rufnummern, die Sie eintragen. So sind sie nach dem Neuladen noch da.',
          'bis Sie den Tab schließen',
          'technisch notwendig; erst wenn Sie etwas eintragen',
        ],
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
        'Statistik und Marketing sind als Kategorien vorgesehen; zurzeit setzen wir dafür keinen Dienst ein. Bevor sich das ändert, fragen wir Sie erneut; eine frühere Zustimmung gilt dafür nicht.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Eigene Inhalte, Teilen und externe Links',
      paragraphs: [
        'Schriften und Bilder kommen von unserem eigenen Server. Wir binden keine Karten, Videos oder Plug-ins fremder Anbieter ein; beim Anzeigen einer Seite entsteht deshalb keine Verbindung zu ihnen.',
        'Artikel im Blog können Sie über LinkedIn, Facebook und X (früher Twitter) teilen. Die Schaltflächen dafür sind einfache Links: Erst Ihr Klick öffnet ein Fenster des gewählten Netzwerks und übergibt ihm die Adresse des Artikels, bei X auch den Titel. Das Netzwerk erfährt dann Ihre IP-Adresse und verarbeitet Daten in eigener Verantwortung, möglicherweise auch außerhalb der Europäischen Union. „Link kopieren“ legt die Adresse nur in Ihrer Zwischenablage ab.',
        `Für andere externe Links, etwa den zum Kartendienst auf der Kontaktseite oder den zur ${company.sister.name}, gilt dasselbe: Daten fließen erst, wenn Sie den Link anklicken. Auf den Zielseiten gilt die Datenschutzerklärung des dortigen Betreibers.`,
      ],
    },
    {
      kind: 'prose',
      heading: 'Empfänger',
      paragraphs: [
        `Wir geben Ihre Daten nur an die hier genannten Empfänger weiter und an Behörden, wenn uns das Gesetz dazu verpflichtet. Betrifft Ihre Anfrage auch die ${company.sister.name}, unsere Schwesterfirma in Deutschland, geben wir ihr mit Ihrer Zustimmung die Angaben, die sie dafür braucht.`,
        'Folgende Dienstleister verarbeiten Daten nach unserer Weisung und auf Grundlage eines Vertrags nach Art. 28 DSGVO:',
      ],
      points: [
        'Hosting: Hosting-Anbieter (Muster) (Luxemburg)',
        'E-Mail: E-Mail-Anbieter (Muster) (Luxemburg)',
      ],
    },
    {
      kind: 'table',
      heading: 'Speicherdauer',
      intro:
        'Wir löschen Daten, sobald wir sie für ihren Zweck nicht mehr brauchen. Müssen wir sie nach dem Gesetz länger aufbewahren (Art. 6 Abs. 1 Buchst.\u00a0c DSGVO), nutzen wir sie bis zum Ablauf der Frist zu keinem anderen Zweck mehr.',
      head: ['Daten', 'Dauer'],
      rows: [
        ['Server-Protokolle', '14 Tage; bei einem Angriff oder einer Störung bis zur Klärung'],
        [
          'Anfragen über Formular, Telefon oder E-Mail',
          'bis Ihr Anliegen erledigt ist; beim Formular längstens bis zum Widerruf Ihrer Einwilligung',
        ],
        [
          'Geschäftliche Unterlagen, wenn ein Vertrag zustande kommt',
          '10 Jahre ab Ende des Geschäftsjahrs (Handelsrecht)',
        ],
        [
          'Hashwerte gegen den Missbrauch des Kontaktformulars und der Newsletter-Anmeldung',
          'höchstens eine Stunde, nur im Arbeitsspeicher',
        ],
        [
          'Angaben für den Newsletter',
          `ohne Bestätigung höchstens ${company.kept.confirmationHours} Stunden, sonst bis Sie sich abmelden; ist Ihre E-Mail-Adresse nicht mehr erreichbar, längstens ${company.kept.bouncedMonths} Monate ab der ersten unzustellbaren Ausgabe`,
        ],
        [
          'Nachweis der Einwilligung',
          `solange Sie den Newsletter erhalten und noch ${company.kept.proofYears} Jahre danach, in diesen Jahren mit einem Hashwert statt der Adresse. Eine Anmeldung per E-Mail bewahren wir ebenso lange auf.`,
        ],
        ['Bewerbungen', 'bis zur Entscheidung; nach einer Absage 6 Monate'],
        ['Einträge im Browser', 'wie in der Übersicht oben'],
      ],
    },
    {
      kind: 'prose',
      heading: 'Keine automatisierten Entscheidungen',
      paragraphs: [
        'Wir treffen keine Entscheidungen, die allein auf automatisierter Verarbeitung beruhen und Ihnen gegenüber rechtliche Wirkung entfalten oder Sie in ähnlicher Weise erheblich beeinträchtigen (Art. 22 DSGVO). Wir bilden auch keine Profile.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Ihre Rechte',
      paragraphs: [
        `Um ein Recht auszuüben, genügt eine formlose Nachricht an ${company.email.info}; grundsätzlich entstehen Ihnen dadurch keine Kosten. Wir antworten unverzüglich, spätestens innerhalb eines Monats. Ist ein Antrag besonders aufwendig, darf es bis zu zwei Monate länger dauern; den Grund nennen wir Ihnen dann innerhalb des ersten Monats.`,
        'Auf Ihr Widerspruchsrecht weisen wir besonders hin: Wenn wir Daten nach Art. 6 Abs. 1 Buchst.\u00a0f DSGVO verarbeiten, können Sie dem jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben. Wir verarbeiten die Daten dann nicht weiter, es sei denn, wir weisen zwingende schutzwürdige Gründe nach, die Ihre Interessen überwiegen, oder brauchen die Daten, um Rechtsansprüche geltend zu machen, auszuüben oder zu verteidigen.',
      ],
      points: [
        'Auskunft über die Daten, die wir über Sie verarbeiten (Art. 15 DSGVO)',
        'Berichtigung falscher und Ergänzung unvollständiger Daten (Art. 16 DSGVO)',
        'Löschung, wenn wir die Daten nicht mehr brauchen oder nicht länger behalten dürfen (Art. 17 DSGVO)',
        'Einschränkung der Verarbeitung, z. B. während wir Ihre Angaben prüfen (Art. 18 DSGVO)',
        'Übertragbarkeit: Ihre Daten in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO)',
        'Widerspruch gegen Verarbeitung aus berechtigtem Interesse (Art. 21 DSGVO)',
        'Widerruf einer Einwilligung mit Wirkung für die Zukunft (Art. 7 Abs. 3 DSGVO)',
      ],
    },
    {
      kind: 'prose',
      heading: 'Beschwerde bei der Aufsichtsbehörde',
      paragraphs: [
        'Wenn Sie meinen, dass wir gegen das Datenschutzrecht verstoßen, können Sie sich nach Art. 77 DSGVO bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Commission nationale pour la protection des données (CNPD), 15, Boulevard du Jazz, L-4370 Belvaux, Luxemburg.',
        'Sie können sich auch an die Aufsichtsbehörde des Mitgliedstaats wenden, in dem Sie leben, arbeiten oder den Verstoß vermuten, in Deutschland also an die Behörde Ihres Bundeslands.',
      ],
    },
    {
      kind: 'prose',
      heading: 'Anwendbares Recht und Änderungen',
      paragraphs: [
        'Für diese Erklärung gelten die DSGVO und das Recht des Großherzogtums Luxemburg. Zwingende Rechte, die Ihnen in Ihrem Wohnsitzstaat zustehen, bleiben unberührt.',
        'Wenn diese Website Daten anders verarbeitet oder sich das Recht ändert, passen wir die Erklärung an. Es gilt die hier veröffentlichte Fassung. Brauchen wir für eine neue Verarbeitung Ihre Einwilligung, fragen wir Sie vorher.',
      ],
    },
  ],
}
